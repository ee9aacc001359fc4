// What a process on this machine has used so far, according to /proc.
#pragma once

namespace bornes::platform {

struct ProcessUsage {
    double cpu_us = 0;  // user and system time together
    double memory_mb = 0;
    int threads = 0;
    int descriptors = 0;  // open files and sockets
    double most_descriptors = 0;
    double started_s = 0;  // since 1970
};

// All zeros if there is no such process.
ProcessUsage usage_of(int process);

}  // namespace bornes::platform
