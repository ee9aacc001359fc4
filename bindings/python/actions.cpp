// Actions, and their texts.
#include "bindings.h"

namespace bornes::python {
namespace {

Action attack_on(Card hazard, int team) {
    if (!is_hazard(hazard)) throw py::value_error("a hazard is expected");
    need_below("the team", team, kMaxTeams);
    return Action::attack(hazard, team);
}

Action coup_fourre_with(Card safety) {
    if (!is_safety(safety)) throw py::value_error("a safety is expected");
    return Action::coup_fourre(safety);
}

Action action_from_code(int code) {
    need_below("the code", code, 256);
    const Action action = Action::from_code(static_cast<std::uint8_t>(code));
    if (!action.well_formed()) throw py::value_error("no action has this code");
    return action;
}

std::optional<Card> card_named(Action action) {
    if (action.verb() == Verb::extension || action.is_decline()) return std::nullopt;
    return action.card();
}

std::optional<int> team_named(Action action) {
    if (action.verb() != Verb::attack) return std::nullopt;
    return action.team();
}

Action action_or_raise(const std::string& text) {
    const auto parsed = action_from_text(text);
    if (parsed) return *parsed;
    throw py::value_error(parsed.fault().why());
}

}  // namespace

void bind_actions(py::module_& module) {
    py::class_<Action> type(module, "Action", "One action of one seat (R3).");
    type.def_static("play", &Action::play, py::arg("card"))
        .def_static("discard", &Action::discard, py::arg("card"))
        .def_static("attack", &attack_on, py::arg("hazard"), py::arg("team"),
                    "Plays a hazard on a team, from 0. ValueError if the card is no hazard.")
        .def_static("coup_fourre", &coup_fourre_with, py::arg("safety"),
                    "Answers an attack. ValueError if the card is no safety.")
        .def_static("decline", &Action::decline, "Does not answer an attack.")
        .def_static("finish", &Action::finish, "Ends the trip at the first target (R6.3).")
        .def_static("extend", &Action::extend, "Extends the trip (R6.3).")
        .def_static("from_code", &action_from_code, py::arg("code"),
                    "The action with this code. ValueError if there is none.")
        .def_property_readonly("verb", &Action::verb)
        .def_property_readonly("card", &card_named, "The card that the action names, or None.")
        .def_property_readonly("team", &team_named, "The team attacked, from 0, or None.")
        .def_property_readonly("is_decline", &Action::is_decline)
        .def_property_readonly("code", &Action::code,
                               "A number from 0 to 255. Other versions may use other codes: store "
                               "the text.")
        .def("__str__", [](Action action) { return to_text(action); })
        .def("__repr__", [](Action action) { return "<bornes.Action " + to_text(action) + ">"; });
    bind_value(type);

    module.def("action_from_text", &action_or_raise, py::arg("text"),
               "Reads the text of an action, such as \"play stop on 2\". In texts, teams count "
               "from 1. ValueError if the text is no action.");
    module.def("to_text", py::overload_cast<Action>(&to_text), py::arg("action"),
               "The text of an action, which action_from_text reads.");
    module.def(
        "sentence", [](Refusal refusal) { return std::string(sentence(refusal)); },
        py::arg("refusal"), "Why the action is refused: an English sentence.");
}

}  // namespace bornes::python
