// The engine for Python. Each function below adds one group of names to the module. The bindings
// check arguments and raise ValueError.
#pragma once

#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "bornes/bornes.h"
#include "enums.h"
#include "values.h"

namespace bornes::python {

using Cards = std::vector<Card>;

void bind_rules(py::module_& module);
void bind_actions(py::module_& module);
void bind_board(py::module_& module);
void bind_position(py::module_& module);
void bind_verbs(py::module_& module);
void bind_records(py::module_& module);
void bind_sheets(py::module_& module);
void bind_review(py::module_& module);
void bind_bots(py::module_& module);
void bind_learn(py::module_& module);

// Returns the Python name for an id: "delayed-action" becomes delayed_action.
std::string attribute_name(std::string_view id);

// Raises ValueError unless `value` is from 0 to `end` - 1. `what` begins the message.
void need_below(const char* what, int value, int end);

// Converts a list of cards in dealing order. Raises ValueError if it is not a deck of the rules.
DeckOrder deck_from(const Rules& rules, const Cards& cards);
// Converts a deck to a list of as many cards as the deck of the rules has.
Cards cards_of(const Rules& rules, const DeckOrder& deck);

}  // namespace bornes::python

namespace pybind11::detail {

// Seats and teams are plain numbers in Python.
template <typename Kind>
struct type_caster<bornes::detail::Numbered<Kind>> {
    PYBIND11_TYPE_CASTER(bornes::detail::Numbered<Kind>, const_name("int"));

    bool load(handle source, bool convert) {
        make_caster<int> number;
        if (!number.load(source, convert)) return false;
        value = cast_op<int>(number);
        return true;
    }
    static handle cast(bornes::detail::Numbered<Kind> source, return_value_policy /*policy*/,
                       handle /*parent*/) {
        return PyLong_FromLong(source);
    }
};

}  // namespace pybind11::detail
