// Rules and house rules (R8, R9).
#include "bindings.h"

namespace bornes::python {
namespace {

void set_by_text(HouseRules& house, const std::string& name, const std::string& value) {
    if (const auto fault = set_house_rule(house, name, value)) throw py::value_error(fault->why());
}

// Numbers are checked by way of their text, which knows the range and the words for none.
template <std::optional<int> HouseRules::*member>
auto number_setter(const char* name) {
    return [name](HouseRules& house, std::optional<int> value) {
        if (!value || *value == 0)
            house.*member = value;
        else
            set_by_text(house, name, std::to_string(*value));
    };
}

std::string settings_text(const HouseRules& house) {
    std::string text;
    for (const std::string_view name : kSettings)
        if (const auto value = house_rule_text(house, name)) {
            if (!text.empty()) text += ", ";
            text.append(name).append("=").append(*value);
        }
    return text;
}

Rules rules_or_raise(Edition edition, int players, const HouseRules& house) {
    const RulesResult made = make_rules(edition, players, house);
    if (!made) throw py::value_error(std::string(sentence(made.fault)));
    return made.rules;
}

std::string rules_repr(const Rules& rules) {
    std::string text = "<bornes.Rules ";
    text.append(id(rules.edition)).append(", ");
    return text.append(std::to_string(rules.players)).append(" players>");
}

void bind_house_rules(py::module_& module) {
    py::class_<HouseRules> type(
        module, "HouseRules",
        "What a host changes of an edition (R9). None: the edition's own stands.");
    type.def(py::init<>())
        .def_readwrite("deck", &HouseRules::deck)
        .def_property(
            "target", [](const HouseRules& house) { return house.target; },
            [](HouseRules& house, std::optional<int> value) {
                if (value)
                    set_by_text(house, "target", std::to_string(*value));
                else
                    house.target.reset();
            })
        .def_property(
            "extension", [](const HouseRules& house) { return house.extension; },
            number_setter<&HouseRules::extension>("extension"), "NO_EXTENSION for none.")
        .def_readwrite("attack", &HouseRules::attack)
        .def_readwrite("right_of_way_clears", &HouseRules::right_of_way_clears)
        .def_readwrite("refill", &HouseRules::refill)
        .def_readwrite("extension_lost", &HouseRules::extension_lost)
        .def_readwrite("shut_out", &HouseRules::shut_out)
        .def_property(
            "goal", [](const HouseRules& house) { return house.goal; },
            number_setter<&HouseRules::goal>("goal"), "RACE for a race.")
        .def_readwrite("teams", &HouseRules::teams)
        .def("set", &set_by_text, py::arg("name"), py::arg("value"),
             "Sets one house rule from its texts, as in a record: set('goal', 'race').")
        .def("__repr__", [](const HouseRules& house) {
            return "<bornes.HouseRules " + settings_text(house) + ">";
        });
    bind_value(type);
    type.attr("__hash__") = py::none();
}

}  // namespace

void bind_rules(py::module_& module) {
    module.attr("NO_EXTENSION") = kNoExtension;
    module.attr("RACE") = kRace;
    module.attr("DEFAULT_EDITION") = py::cast(kDefaultEdition);
    bind_house_rules(module);

    py::class_<Rules> type(module, "Rules", "The rules of one game; make_rules makes them.");
    type.def_readonly("edition", &Rules::edition)
        .def_readonly("attack", &Rules::attack)
        .def_readonly("refill", &Rules::refill)
        .def_readonly("extension_lost", &Rules::extension_lost)
        .def_readonly("shut_out", &Rules::shut_out)
        .def_readonly("deck", &Rules::deck)
        .def_readonly("right_of_way_clears", &Rules::right_of_way_clears)
        .def_readonly("players", &Rules::players)
        .def_readonly("teams", &Rules::teams, "How many teams play.")
        .def_readonly("target", &Rules::target)
        .def_readonly("extension", &Rules::extension, "NO_EXTENSION if there is none.")
        .def_readonly("goal", &Rules::goal, "RACE in a race.")
        .def_property_readonly("deck_size", &Rules::deck_size)
        .def_property_readonly("is_race", &Rules::is_race)
        .def("count", &Rules::count, py::arg("card"), "How many of a kind the deck holds.")
        .def(
            "team_of",
            [](const Rules& rules, int seat) {
                need_below("the seat", seat, rules.players);
                return rules.team_of(seat);
            },
            py::arg("seat"))
        .def("__repr__", &rules_repr);
    bind_value(type);
    type.attr("__hash__") = py::none();

    module.def("make_rules", &rules_or_raise, py::arg("edition") = kDefaultEdition,
               py::arg("players") = kMinPlayers, py::arg("house") = HouseRules{},
               "The rules of an edition for a number of players, with house rules.");
}

}  // namespace bornes::python
