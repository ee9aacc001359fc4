// Lines of text from a descriptor, while a bell may ring.
#pragma once

#include <string>

#include "platform/bell.h"

namespace bornes::terminal {

class Lines {
public:
    explicit Lines(int descriptor) : descriptor_(descriptor) {}

    enum class Heard { line, bell, end };
    // Waits. `line` has what was read, without its line feed. A signal that ends the game is an
    // end.
    Heard next(const platform::Bell* bell, std::string& line);
    // To be read again first.
    void put_back(const std::string& line) { buffer_.insert(0, line + '\n'); }
    // Whether a person types them.
    bool from_terminal() const;

private:
    bool take_line(std::string& line);

    int descriptor_;
    std::string buffer_;
    bool ended_ = false;
};

}  // namespace bornes::terminal
