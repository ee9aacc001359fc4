// What a process of this machine has used so far, as /proc tells it.
#pragma once

namespace bornes::platform {

struct ProcessUsage {
    double cpu_us = 0;  // of user and system together
    double memory_mb = 0;
    int threads = 0;
    int descriptors = 0;  // files and sockets that are open
    double most_descriptors = 0;
    double started_s = 0;  // since 1970
};

// Nothing was used by a process that is not there.
ProcessUsage usage_of(int process);

}  // namespace bornes::platform
