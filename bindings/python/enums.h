// The engine's enums as Python enums. Their values are the ids of the text formats:
// Card("out-of-gas") is Card.OUT_OF_GAS, and `for card in Card` works.
#pragma once

#include <pybind11/pybind11.h>

#include <span>
#include <string_view>
#include <vector>

#include "bornes/bornes.h"
#include "bornes/bot.h"
#include "bornes/review.h"
#include "bornes/vector_env.h"

namespace bornes::python {

namespace py = pybind11;
using review::FaultCode;
using review::Mark;
using review::NoteKind;

// The name of the Python type. An enum without a name is not part of the module.
template <typename Enum>
struct EnumName;

#define BORNES_PYTHON_ENUM(Enum)                                     \
    template <>                                                      \
    struct EnumName<Enum> {                                          \
        static constexpr auto kText = py::detail::const_name(#Enum); \
    }
BORNES_PYTHON_ENUM(Card);
BORNES_PYTHON_ENUM(Edition);
BORNES_PYTHON_ENUM(Deck);
BORNES_PYTHON_ENUM(Attack);
BORNES_PYTHON_ENUM(Refill);
BORNES_PYTHON_ENUM(ExtensionLost);
BORNES_PYTHON_ENUM(ShutOut);
BORNES_PYTHON_ENUM(Teams);
BORNES_PYTHON_ENUM(Verb);
BORNES_PYTHON_ENUM(Phase);
BORNES_PYTHON_ENUM(Battle);
BORNES_PYTHON_ENUM(Pile);
BORNES_PYTHON_ENUM(Refusal);
BORNES_PYTHON_ENUM(Level);
BORNES_PYTHON_ENUM(ReasonCode);
BORNES_PYTHON_ENUM(Episode);
BORNES_PYTHON_ENUM(Reward);
BORNES_PYTHON_ENUM(Mark);
BORNES_PYTHON_ENUM(FaultCode);
BORNES_PYTHON_ENUM(NoteKind);
BORNES_PYTHON_ENUM(TextFaultCode);
#undef BORNES_PYTHON_ENUM

// The members in the order of the C++ enum, which counts from 0. They live as long as the
// interpreter.
template <typename Enum>
inline std::vector<py::handle> enum_members;

// Returns the members of the enum with these ids, or null if it is not part of the module.
const std::vector<py::handle>* members_with(std::span<const std::string_view> ids);

void bind_enums(py::module_& module);

}  // namespace bornes::python

namespace pybind11::detail {

template <typename Enum>
struct type_caster<Enum, std::void_t<decltype(bornes::python::EnumName<Enum>::kText)>> {
    PYBIND11_TYPE_CASTER(Enum, bornes::python::EnumName<Enum>::kText);

    bool load(handle source, bool /*convert*/) {
        const auto& members = bornes::python::enum_members<Enum>;
        for (std::size_t i = 0; i < members.size(); ++i)
            if (source.is(members[i])) {
                value = static_cast<Enum>(i);
                return true;
            }
        return false;
    }
    static handle cast(Enum source, return_value_policy /*policy*/, handle /*parent*/) {
        return bornes::python::enum_members<Enum>[static_cast<std::size_t>(source)].inc_ref();
    }
};

}  // namespace pybind11::detail
