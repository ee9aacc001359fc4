// Reads a file or standard input line by line. Refuses a line that is too long.
#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/record.h"
#include "terminal/model/kept_game.h"

namespace bornes::cli {

class LineInput {
public:
    // `-` is standard input. The reader calls `before_waiting` before it waits for more, so that
    // the caller can flush its answers first.
    explicit LineInput(const std::string& path, std::function<void()> before_waiting = {});
    // Reads from a text in memory.
    LineInput(std::string name, std::string text);
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    // The name for messages, without control characters.
    const std::string& name() const { return name_; }
    // The next line with its line feed, which the last line may lack. Valid until the next call.
    std::optional<std::string_view> next();
    // A message about the line that was returned last, with its place.
    std::string at_line(std::string_view why) const;
    // Returns an error message if the lines so far are more than any record needs, otherwise an
    // empty string. Readers that keep what they read ask for it, so that an endless input ends.
    std::string size_fault() const;

private:
    bool fill();

    std::string name_;
    std::function<void()> before_waiting_;
    int descriptor_ = -1;
    std::string buffer_;
    std::size_t lines_ = 0;    // lines returned so far
    std::size_t bytes_ = 0;    // bytes of these lines
    std::size_t begin_ = 0;    // start of the bytes that were not returned yet
    std::size_t scanned_ = 0;  // there is no line feed between `begin_` and here
};

// The name of a file for messages, without control characters.
std::string shown_name(const std::string& path);

// The whole content of a file or of standard input. Throws an InputFault if it is too large.
std::string read_all(const std::string& path);

// The record at a place: a file, `-` for standard input, or the link of a table or of its record.
LineInput record_input(const std::string& place, std::function<void()> before_waiting = {});
// Reads the record as far as it is legal, and not beyond the limits: its size, and `most_actions`.
// `fault` says why the rest is missing. Throws only if nothing can be read from the place.
terminal::ReadableRecord read_record_part_at(const std::string& place,
                                             int most_actions = std::numeric_limits<int>::max());
// The given place, or the file of the game that was played last if the place is empty. Throws a
// Failure if there is no such game.
std::string place_or_last_game(const std::string& place);
// Reads the whole record. Throws an InputFault that names place, line and column.
Record read_record_at(const std::string& place, int most_actions = std::numeric_limits<int>::max());

}  // namespace bornes::cli
