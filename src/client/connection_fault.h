// Why a server could not be talked to.
#pragma once

#include <stdexcept>

namespace bornes::client {

class ConnectionFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace bornes::client
