// Makes structs of the engine readable from Python.
#pragma once

#include <cstddef>

#include "bindings.h"

namespace bornes::python {

// A member of a struct, for Python.
template <typename Value, typename Member>
struct Field {
    const char* name;
    Member Value::*member;
    const char* doc;
};

// Converts a list to a tuple, because a list has no hash.
template <typename Member>
py::object hashable(const Member& member) {
    const py::object made = py::cast(member);
    return py::isinstance<py::list>(made) ? py::object(py::tuple(made)) : made;
}

// Defines a class whose members can be read. Its values can be copied, compared, hashed and
// pickled.
template <typename Value, typename... Members>
py::class_<Value> bind_struct(py::module_& module, const char* name, const char* doc,
                              Field<Value, Members>... fields) {
    py::class_<Value> type(module, name, doc);
    (type.def_readonly(fields.name, fields.member, fields.doc), ...);
    bind_fields(
        type,
        [fields...](const Value& self) { return py::make_tuple(hashable(self.*fields.member)...); },
        [fields...](const py::tuple& state) {
            if (state.size() != sizeof...(Members)) throw py::value_error("this pickle is damaged");
            Value value;
            std::size_t next = 0;
            ((value.*fields.member = state[next++].template cast<Members>()), ...);
            return value;
        });
    return type;
}

}  // namespace bornes::python
