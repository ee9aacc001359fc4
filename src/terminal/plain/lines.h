// Reads lines of text from a descriptor, and listens to a bell at the same time.
#pragma once

#include <string>

#include "platform/bell.h"

namespace bornes::terminal {

class Lines {
public:
    explicit Lines(int descriptor) : descriptor_(descriptor) {}

    enum class Heard { line, bell, end };
    // Waits for a line, the bell or the end. `line` gets the line without its line feed. A signal
    // that ends the game counts as the end.
    Heard next(const platform::Bell* bell, std::string& line);
    // Puts a line back, to be read next.
    void put_back(const std::string& line) { buffer_.insert(0, line + '\n'); }
    // Whether a person types the lines.
    bool from_terminal() const;

private:
    bool take_line(std::string& line);

    int descriptor_;
    std::string buffer_;
    bool ended_ = false;
};

}  // namespace bornes::terminal
