// Bytes of a file or of standard input, line by line. A line that never ends is refused.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/record.h"
#include "terminal/model/kept_game.h"

namespace bornes::cli {

class LineInput {
public:
    // `-` is standard input. `before_waiting` is called before more is read, so that answers to
    // what came so far can be written out.
    explicit LineInput(const std::string& path, std::function<void()> before_waiting = {});
    // Text that is there already.
    LineInput(std::string name, std::string text);
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

// How messages name a file: what a terminal would obey in the path is not in it.
std::string shown_name(const std::string& path);

// All of a file or of standard input.
std::string read_all(const std::string& path);

// The record at a place: a file, `-` for standard input, or the link of a table or of its record.
LineInput record_input(const std::string& place, std::function<void()> before_waiting = {});
// Reads the record as far as it is legal. Throws only if nothing can be read from the place.
terminal::ReadableRecord read_record_part_at(const std::string& place);
// The place, or the game of `bornes play` that was played last if there is none. Throws a Failure
// if no game is kept.
std::string place_or_last_game(const std::string& place);
// Reads the whole record. Throws an InputFault that names place, line and column.
Record read_record_at(const std::string& place);

}  // namespace bornes::cli
