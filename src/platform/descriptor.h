// Owns a file descriptor, and closes it at the end.
#pragma once

#include <string_view>
#include <utility>

namespace bornes::platform {

class Descriptor {
public:
    // Owns `number`. A negative number means no file.
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    int get() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    // Returns false if the system could not finish writing; errno says why. Closing twice is fine.
    bool close();

private:
    int number_;
};

// Writes all bytes, however many calls it takes. Returns false on failure; errno says why.
bool write_all(int descriptor, std::string_view bytes);

}  // namespace bornes::platform
