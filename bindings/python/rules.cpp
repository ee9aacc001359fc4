// Rules and house rules (R8, R9).
#include "bindings.h"

namespace bornes::python {
namespace {

void set_by_text(HouseRules& house, const std::string& name, const std::string& value) {
    if (const auto fault = set_house_rule(house, name, value)) throw py::value_error(fault->why());
}

// A word becomes the member of its enum, `yes` and `no` become booleans, and numbers stay numbers.
py::object to_python(const Setting& setting, int value) {
    if (setting.is_number()) return py::int_(value);
    if (const auto* members = members_with(setting.words))
        return py::reinterpret_borrow<py::object>((*members)[static_cast<std::size_t>(value)]);
    return py::bool_(setting.words[static_cast<std::size_t>(value)] == "yes");
}

// Checks a number by converting it to text, because the parser knows the range.
void set_from_python(const Setting& setting, HouseRules& house, const py::object& value) {
    if (value.is_none()) return setting.set_in_house_rules(house, std::nullopt);
    if (setting.is_number() && py::isinstance<py::int_>(value)) {
        const std::string text = py::str(value);
        if (text != "0" || !setting.takes(0))
            return set_by_text(house, std::string(setting.name), text);
        return setting.set_in_house_rules(house, 0);
    }
    const int words = setting.is_number() ? 0 : static_cast<int>(setting.words.size());
    for (int word = 0; word < words; ++word)
        if (to_python(setting, word).is(value)) return setting.set_in_house_rules(house, word);
    throw py::type_error("`" + std::string(setting.name) + "` does not take " +
                         std::string(py::repr(value)) + ": give None or a value of its type");
}

std::string settings_text(const HouseRules& house) {
    std::string text;
    for (const auto& [name, value] : house_rule_texts(house)) {
        if (!text.empty()) text += ", ";
        text.append(name).append("=").append(value);
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
        "What a host changes in the rules of an edition (R9). None leaves the edition's value. "
        "Assigning raises TypeError for a value of another type, and ValueError for a number that "
        "is not possible.");
    for (const Setting& setting : kSettings) {
        const std::string doc = std::string(setting.rule) + ": " + values_text(setting);
        type.def_property(
            attribute_name(setting.name).c_str(),
            [&setting](const HouseRules& house) -> py::object {
                const std::optional<int> value = setting.in_house_rules(house);
                return value ? to_python(setting, *value) : py::none();
            },
            [&setting](HouseRules& house, const py::object& value) {
                set_from_python(setting, house, value);
            },
            doc.c_str());
    }
    type.def(py::init<>())
        .def("set", &set_by_text, py::arg("name"), py::arg("value"),
             "Sets one house rule from two texts, as in a record: set('goal', 'race'). ValueError "
             "if there is no such house rule or value.")
        .def("__repr__", [](const HouseRules& house) {
            return "<bornes.HouseRules " + settings_text(house) + ">";
        });
    bind_value(type);
}

}  // namespace

void bind_rules(py::module_& module) {
    module.attr("NO_EXTENSION") = kNoExtension;
    module.attr("RACE") = kRace;
    module.attr("DEFAULT_EDITION") = py::cast(kDefaultEdition);
    bind_house_rules(module);

    py::class_<Rules> type(module, "Rules", "The rules of one game; make_rules makes them.");
    for (const Setting& setting : kSettings)
        type.def_property_readonly(
            attribute_name(setting.name).c_str(),
            [&setting](const Rules& rules) { return to_python(setting, setting.in_rules(rules)); });
    // This replaces the property of the setting `teams`, which says whether there are partners.
    type.def_readonly("teams", &Rules::teams, "How many teams play.")
        .def_readonly("edition", &Rules::edition)
        .def_readonly("players", &Rules::players)
        .def_property_readonly("deck_size", &Rules::deck_size, "How many cards the deck has.")
        .def_property_readonly("is_race", &Rules::is_race,
                               "Whether the team with the most miles wins (R9.9).")
        .def("count", &Rules::count, py::arg("card"), "How many cards of a kind the deck has.")
        .def(
            "team_of",
            [](const Rules& rules, int seat) {
                need_below("the seat", seat, rules.players);
                return rules.team_of(seat);
            },
            py::arg("seat"), "The team of a seat, both from 0.")
        .def("__repr__", &rules_repr);
    bind_value(type);

    module.def("make_rules", &rules_or_raise, py::arg("edition") = kDefaultEdition,
               py::arg("players") = kMinPlayers, py::arg("house") = HouseRules{},
               "The rules of an edition for a number of players, with house rules. ValueError if "
               "these do not make a game (R9.11).");
}

}  // namespace bornes::python
