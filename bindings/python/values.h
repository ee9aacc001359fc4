// Makes values of the engine behave like Python values: they can be copied with copy.copy and
// copy.deepcopy, compared, hashed and pickled. Do not change a value while it is a key of a dict.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "bornes/bornes.h"
#include "bornes/version.h"
#include "enums.h"

namespace bornes::python {

template <typename Value>
py::bytes bytes_of(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

// Returns an object that is equal for equal values. Its hash becomes the hash of the value.
template <typename Value>
requires std::has_unique_object_representations_v<Value> py::object key_of(const Value& value) {
    return bytes_of(value);
}
py::object key_of(const HouseRules& house);
py::object key_of(const Rules& rules);
py::object key_of(const Board& board);
py::object key_of(const Position& position);
py::object key_of(const View& view);

// A pickle has the bytes of a value, which another version cannot read. Use records to store games.
template <typename Value>
Value from_pickle(const py::tuple& state) {
    if (state.size() != 2 || state[0].cast<std::string>() != BORNES_VERSION)
        throw py::value_error("this pickle was made by another version of bornes");
    const auto bytes = state[1].cast<std::string>();
    if (bytes.size() != sizeof(Value)) throw py::value_error("this pickle is damaged");
    std::array<std::byte, sizeof(Value)> copy;
    std::memcpy(copy.data(), bytes.data(), copy.size());
    return std::bit_cast<Value>(copy);
}

template <typename Class>
void bind_copies(Class& type) {
    using Value = typename Class::type;
    type.def("__copy__", [](const Value& self) { return Value(self); });
    type.def(
        "__deepcopy__", [](const Value& self, const py::dict&) { return Value(self); },
        py::arg("memo"));
}

// For values that are plain bytes.
template <typename Class>
void bind_value(Class& type) {
    using Value = typename Class::type;
    bind_copies(type);
    type.def(
        "__eq__",
        [](const Value& self, const py::object& other) {
            return py::isinstance<Value>(other) && self == other.cast<const Value&>();
        },
        py::arg("other"));
    type.def("__hash__", [](const Value& self) { return py::hash(key_of(self)); });
    type.def(
        py::pickle([](const Value& self) { return py::make_tuple(BORNES_VERSION, bytes_of(self)); },
                   &from_pickle<Value>));
}

// For values with lists and texts. `fields` converts a value to a tuple, which has a hash, and
// `from_fields` converts it back.
template <typename Class, typename Fields, typename FromFields>
void bind_fields(Class& type, Fields fields, FromFields from_fields) {
    using Value = typename Class::type;
    bind_copies(type);
    type.def(
        "__eq__",
        [fields](const Value& self, const py::object& other) {
            return py::isinstance<Value>(other) &&
                   fields(self).equal(fields(other.cast<const Value&>()));
        },
        py::arg("other"));
    type.def("__hash__", [fields](const Value& self) { return py::hash(fields(self)); });
    type.def(py::pickle(fields, from_fields));
}

// A list as a tuple, which has a hash.
template <typename Item>
py::tuple tuple_of(const std::vector<Item>& items) {
    py::tuple tuple(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) tuple[i] = items[i];
    return tuple;
}

}  // namespace bornes::python
