#include "input.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <climits>

#include "bornes/utf8.h"
#include "failure.h"

namespace bornes::cli {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 26;

}  // namespace

LineInput::LineInput(const std::string& path, std::function<void()> before_waiting)
    : name_(printable(path, PATH_MAX)), before_waiting_(std::move(before_waiting)) {
    descriptor_ = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) throw system_failure("cannot open " + path);
}

LineInput::~LineInput() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

std::optional<std::string_view> LineInput::next() {
    std::size_t end = buffer_.find('\n', scanned_);
    while (end == std::string::npos) {
        scanned_ = buffer_.size();
        if (scanned_ - begin_ > kLongestLine)
            throw InputFault(name_ + ":" + std::to_string(lines_ + 1) + ":" +
                             std::to_string(kLongestLine + 1) + ": the line does not end");
        if (!fill()) break;
        end = buffer_.find('\n', scanned_);
    }
    const std::size_t size = (end == std::string::npos ? buffer_.size() : end + 1) - begin_;
    if (size == 0) return std::nullopt;
    const std::string_view line(buffer_.data() + begin_, size);
    begin_ += size;
    ++lines_;
    scanned_ = begin_;
    return line;
}

// False at the end of the input.
bool LineInput::fill() {
    constexpr std::size_t chunk = std::size_t{1} << 16;
    if (before_waiting_) before_waiting_();
    buffer_.erase(0, begin_);
    scanned_ -= begin_;
    begin_ = 0;
    const std::size_t kept = buffer_.size();
    buffer_.resize(kept + chunk);
    ssize_t count = 0;
    do {
        count = read(descriptor_, buffer_.data() + kept, chunk);
    } while (count < 0 && errno == EINTR);
    if (count < 0) throw system_failure("cannot read " + (name_ == "-" ? "standard input" : name_));
    buffer_.resize(kept + static_cast<std::size_t>(count));
    return count > 0;
}

std::string read_all(const std::string& path) {
    std::string bytes;
    LineInput input(path);
    while (const auto line = input.next()) bytes += *line;
    return bytes;
}

}  // namespace bornes::cli
