#include "platform/bell.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <stdexcept>

namespace bornes::platform {

Bell::Bell() : event_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
    if (!event_.is_open())
        throw std::runtime_error(
            "this process cannot open more files: raise the limit (ulimit -n)");
}

// Both calls fail only if there is nothing to do. For example, ringing fails if the bell already
// rings.
void Bell::ring() const {
    constexpr std::uint64_t once = 1;
    [[maybe_unused]] const ssize_t done = write(event_.get(), &once, sizeof once);
}

void Bell::silence() const {
    std::uint64_t rung = 0;
    [[maybe_unused]] const ssize_t done = read(event_.get(), &rung, sizeof rung);
}

Bell::Woken Bell::wait(int descriptor, const Bell* bell, int ms) {
    std::array<pollfd, 2> wanted{{{descriptor, POLLIN, 0}, {-1, POLLIN, 0}}};
    if (bell != nullptr) wanted[1].fd = bell->event_.get();
    if (poll(wanted.data(), wanted.size(), ms) <= 0) return Woken::nothing;
    // The bell comes first: holding down a key must not delay news.
    if (wanted[1].revents != 0) return Woken::bell;
    return Woken::input;
}

}  // namespace bornes::platform
