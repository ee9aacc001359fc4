#include "terminal/plain/lines.h"

#include <unistd.h>

#include <array>
#include <cerrno>

#include "platform/signals.h"

namespace bornes::terminal {

bool Lines::from_terminal() const { return isatty(descriptor_) != 0; }

bool Lines::take_line(std::string& line) {
    std::size_t end = buffer_.find('\n');
    if (end == std::string::npos) {
        if (!ended_ || buffer_.empty()) return false;
        end = buffer_.size();  // the last line may have no line feed
    }
    line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    return true;
}

Lines::Heard Lines::next(const platform::Bell* bell, std::string& line) {
    // The timeout makes sure that a signal just before poll() is noticed.
    constexpr int moment = 250;
    while (platform::SignalWatch::caught() == 0) {
        if (take_line(line)) return Heard::line;
        if (ended_) return Heard::end;
        const platform::Bell::Woken woken = platform::Bell::wait(descriptor_, bell, moment);
        if (woken == platform::Bell::Woken::bell) return Heard::bell;
        if (woken == platform::Bell::Woken::nothing) continue;
        std::array<char, 4096> block{};
        const ssize_t count = read(descriptor_, block.data(), block.size());
        if (count > 0) buffer_.append(block.data(), static_cast<std::size_t>(count));
        ended_ = count == 0 || (count < 0 && errno != EINTR);
    }
    return Heard::end;
}

}  // namespace bornes::terminal
