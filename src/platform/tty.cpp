#include "platform/tty.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace bornes::platform {
namespace {

constexpr int kUsualColumns = 80;
constexpr int kMostColumns = 10000;

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

}  // namespace

int columns_of(int descriptor) {
    const std::string_view told = variable("COLUMNS");
    int columns = 0;
    const auto [stop, error] = std::from_chars(told.data(), told.data() + told.size(), columns);
    const bool number = error == std::errc() && stop == told.data() + told.size();
    if (number && columns > 0 && columns <= kMostColumns) return columns;
    winsize size{};
    const bool known = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : kUsualColumns;
}

bool colour_unwanted() { return !variable("NO_COLOR").empty(); }

bool shows_colour(int descriptor) {
    const std::string_view terminal = variable("TERM");
    return !colour_unwanted() && !terminal.empty() && terminal != "dumb" && isatty(descriptor) != 0;
}

}  // namespace bornes::platform
