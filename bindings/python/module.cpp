#include <algorithm>

#include "bindings.h"

namespace bornes::python {

void need_below(const char* what, int value, int end) {
    if (value >= 0 && value < end) return;
    throw py::value_error(std::string(what) + " must be from 0 to " + std::to_string(end - 1));
}

std::string attribute_name(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace bornes::python

PYBIND11_MODULE(bornes, module) {
    using namespace bornes::python;
    module.doc() =
        "Mille Bornes by five rule sheets: the same nouns and verbs as the C++ engine.\n\n"
        "Seats and teams count from 0 here, as in C++; texts and JSON count them from 1.\n"
        "An impossible call raises ValueError with the reason. The numbers in brackets (R4.3)\n"
        "are those of docs/rules.md.";
    // The order matters: a default argument needs a type that is already bound.
    bind_enums(module);
    bind_rules(module);
    bind_actions(module);
    bind_board(module);
    bind_position(module);
    bind_verbs(module);
    bind_records(module);
    bind_sheets(module);
    bind_bots(module);
    bind_review(module);
    bind_learn(module);
    module.attr("__version__") = BORNES_VERSION;
}
