#include "enums.h"

#include <cctype>
#include <string_view>

namespace bornes::python {
namespace {

// "out-of-gas" becomes OUT_OF_GAS. "25" becomes KM25, because no name may begin with a digit.
std::string name_of(std::string_view id) {
    std::string name = std::isdigit(static_cast<unsigned char>(id[0])) != 0 ? "KM" : "";
    for (const char c : id)
        name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

// The members that belong to a list of ids.
struct Registered {
    std::span<const std::string_view> ids;
    const std::vector<py::handle>& members;
};
std::vector<Registered>& registered() {
    static std::vector<Registered> all;
    return all;
}

template <HasIds Enum>
void bind_enum(py::module_& module, const char* doc) {
    const char* const type_name = EnumName<Enum>::kText.text;
    py::list pairs;
    for (const std::string_view id : kIds<Enum>) pairs.append(py::make_tuple(name_of(id), id));
    const py::object type = py::module_::import("enum").attr("Enum")(
        type_name, pairs, py::arg("module") = module.attr("__name__"));
    type.doc() = doc;
    module.attr(type_name) = type;
    for (const py::handle member : type) enum_members<Enum>.push_back(member.inc_ref());
    registered().push_back({kIds<Enum>, enum_members<Enum>});
}

}  // namespace

const std::vector<py::handle>* members_with(std::span<const std::string_view> ids) {
    for (const Registered& each : registered())
        if (each.ids.data() == ids.data()) return &each.members;
    return nullptr;
}

void bind_enums(py::module_& module) {
#define BORNES_PYTHON_BIND(Enum, says) bind_enum<Enum>(module, says);
    BORNES_PYTHON_ENUMS(BORNES_PYTHON_BIND)
#undef BORNES_PYTHON_BIND
}

}  // namespace bornes::python
