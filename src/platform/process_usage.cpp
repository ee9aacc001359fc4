#include "platform/process_usage.h"

#include <unistd.h>

#include <fstream>
#include <string>

namespace bornes::platform {
namespace {

double cpu_us(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string skipped;
    std::getline(file, skipped, ')');  // the name may hold blanks
    for (int field = 3; field < 14; ++field) file >> skipped;
    double user = 0;
    double system = 0;
    file >> user >> system;
    return (user + system) * 1e6 / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double memory_mb(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace

ProcessUsage usage_of(int process) { return {cpu_us(process), memory_mb(process)}; }

}  // namespace bornes::platform
