// What is wrong with JSON from another program.
#pragma once

#include <stdexcept>

namespace bornes::protocol {

// A field is missing or wrong. `what()` is a sentence without a full stop.
class JsonFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace bornes::protocol
