#include "platform/process_usage.h"

#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace bornes::platform {
namespace {

std::string file_of(int process, const char* name) {
    return "/proc/" + std::to_string(process) + "/" + name;
}

// Times in /proc are in clock ticks.
double seconds(double ticks) { return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK)); }

double time_of(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// When the machine started, in seconds since 1970. Uses clocks instead of /proc/stat, because a
// service may see only the processes in /proc.
double boot_time() { return time_of(CLOCK_REALTIME) - time_of(CLOCK_BOOTTIME); }

void read_stat(int process, ProcessUsage& usage) {
    std::ifstream file(file_of(process, "stat"));
    std::string skipped;
    std::getline(file, skipped, ')');  // the name may contain blanks
    for (int field = 3; field < 14; ++field) file >> skipped;
    double user = 0;
    double system = 0;
    file >> user >> system;
    for (int field = 16; field < 20; ++field) file >> skipped;
    double started = 0;
    file >> usage.threads >> skipped >> started;
    if (!file) return;
    usage.cpu_us = seconds(user + system) * 1e6;
    usage.started_s = boot_time() + seconds(started);
}

int descriptors(int process) {
    std::error_code error;
    const std::filesystem::directory_iterator folder(file_of(process, "fd"), error);
    return error ? 0 : static_cast<int>(std::distance(begin(folder), end(folder)));
}

double most_descriptors(int process) {
    std::ifstream file(file_of(process, "limits"));
    const std::string title = "Max open files";
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(title)) return std::strtod(line.c_str() + title.size(), nullptr);
    return 0;
}

double memory_mb(int process) {
    std::ifstream file(file_of(process, "statm"));
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace

ProcessUsage usage_of(int process) {
    ProcessUsage usage;
    read_stat(process, usage);
    usage.memory_mb = memory_mb(process);
    usage.descriptors = descriptors(process);
    usage.most_descriptors = most_descriptors(process);
    return usage;
}

}  // namespace bornes::platform
