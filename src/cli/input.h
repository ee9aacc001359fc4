// Bytes of a file or of standard input, line by line. A line that never ends is refused.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace bornes::cli {

class LineInput {
public:
    // `-` is standard input. `before_waiting` is called before more is read, so that answers to
    // what came so far can be written out.
    explicit LineInput(const std::string& path, std::function<void()> before_waiting = {});
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    // For messages: what a terminal would obey in the path is not in it.
    const std::string& name() const { return name_; }
    // The next line with its line feed; the last one may have none. Good until the next call.
    std::optional<std::string_view> next();

private:
    bool fill();

    std::string name_;
    std::function<void()> before_waiting_;
    int descriptor_ = -1;
    std::string buffer_;
    std::size_t lines_ = 0;    // given out
    std::size_t begin_ = 0;    // of what is not given out yet
    std::size_t scanned_ = 0;  // up to here there is no line feed after `begin_`
};

// All of a file or of standard input.
std::string read_all(const std::string& path);

}  // namespace bornes::cli
