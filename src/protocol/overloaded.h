// Combines several function objects into one, for std::visit.
#pragma once

namespace bornes::protocol {

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace bornes::protocol
