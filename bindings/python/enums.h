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

// The enums of the module, in the order of its stub: each with the sentence that Python shows.
// clang-format off
#define BORNES_PYTHON_ENUMS(X) \
    X(Card, "The nineteen kinds of card (R1).") \
    X(Edition, "The editions (R8).") \
    X(Refusal, "Why an action is refused; Refusal.NONE if it is legal.") \
    X(Deck, "The full deck of 106 cards, or the short one of 101 (R9.1).") \
    X(Attack, "Which battle piles a hazard may be played on (R4.10).") \
    X(Refill, "When a player draws the card that replaces the safety of a coup fourré (R5.4).") \
    X(ExtensionLost, "Who gets the points of an extension that its caller did not complete (R7.9).") \
    X(ShutOut, "Whether a shut-out scores once or for each opponent (R7.8).") \
    X(Teams, "Whether there are partners, or each seat plays alone (R9.10).") \
    X(Verb, "What kind of action an Action is.") \
    X(Phase, "What must happen next.") \
    X(Battle, "What the top of a battle pile means; remedies other than roll are all alike.") \
    X(Pile, "The piles of a team.") \
    X(Level, "How well a bot plays, from the weakest to the strongest.") \
    X(ReasonCode, "Why a move is worth making, for a client to put in words.") \
    X(Mark, "How bad a decision was.") \
    X(FaultCode, "What was wrong with a move, for a client to put in words.") \
    X(NoteKind, "What a note of a review is about.") \
    X(TextFaultCode, "What can be wrong with a text.") \
    X(Episode, "What an episode of a VectorEnv is: one hand, or a whole game.") \
    X(Reward, "What a seat is rewarded for: the points of each hand, or the result of each episode.")
// clang-format on

// The name of the Python type. An enum without a name is not part of the module.
template <typename Enum>
struct EnumName;

#define BORNES_PYTHON_NAME(Enum, says)                               \
    template <>                                                      \
    struct EnumName<Enum> {                                          \
        static constexpr auto kText = py::detail::const_name(#Enum); \
    };
BORNES_PYTHON_ENUMS(BORNES_PYTHON_NAME)
#undef BORNES_PYTHON_NAME

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
