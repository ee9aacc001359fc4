// Positions and actions as numbers: bornes/encoding.h with numpy arrays.
#include "learn.h"
#include "bindings.h"
#include "bornes/encoding.h"

namespace bornes::python {
namespace {

void need_team(int team, int teams) {
    if (teams < 2 || teams > kMaxTeams) throw py::value_error("a game has from 2 to 6 teams");
    need_below("the team", team, teams);
}

int id_or_raise(Action action, int team, int teams) {
    need_team(team, teams);
    const bool attack = action.verb() == Verb::attack;
    if (attack && (action.team() >= teams || action.team() == team))
        throw py::value_error("the attack is not on another team of this game");
    return action_id(action, team, teams);
}

Action action_or_raise(int id, int team, int teams) {
    need_team(team, teams);
    const auto action = action_from_id(id, team, teams);
    if (!action)
        throw py::value_error("no action of this game has the number " + std::to_string(id));
    return *action;
}

std::string name_or_raise(int id) {
    need_below("the number", id, kActionIds);
    return action_name(id);
}

int id_of_name_or_raise(const std::string& name) {
    const auto id = action_id_from_name(name);
    if (!id) throw py::value_error("no action has the name \"" + name + "\"");
    return *id;
}

// Returns `out` if it is given and fits, otherwise a new array.
template <typename Number>
py::array_t<Number> filled(const std::optional<py::array>& out, int size, const char* type) {
    if (!out) return py::array_t<Number>(size);
    if (!py::isinstance<py::array_t<Number, py::array::c_style>>(*out) || out->ndim() != 1 ||
        out->shape(0) != size || !out->writeable())
        throw py::value_error("`out` must be a writable contiguous array of " +
                              std::to_string(size) + " " + type);
    return py::array_t<Number>(*out);
}

py::array observed(const View& view, const std::optional<py::array>& out) {
    const int size = observation_size(view.board.rules);
    auto row = filled<float>(out, size, "float32");
    observe(view, {row.mutable_data(), static_cast<std::size_t>(size)});
    return row;
}

py::array mask_of(const View& view, const std::optional<py::array>& out) {
    auto mask = filled<std::uint8_t>(out, kActionIds, "uint8");
    legal_mask(view, {mask.mutable_data(), kActionIds});
    return mask;
}

using GroupTuple = std::tuple<std::string, int, std::string_view>;

std::vector<GroupTuple> groups_of(const Rules& rules) {
    std::vector<GroupTuple> groups;
    for (const ObservationGroup& group : observation_groups(rules))
        groups.emplace_back(group.name, group.size, group.about);
    return groups;
}

void bind_action_ids(py::module_& module) {
    module.attr("ACTION_IDS") = kActionIds;
    module.def("action_id", &id_or_raise, py::arg("action"), py::arg("team"), py::arg("teams"),
               "The dense number of an action of `team` in a game of `teams` teams: from 0 to "
               "ACTION_IDS - 1. ValueError if the action attacks no other team of the game.");
    module.def("action_from_id", &action_or_raise, py::arg("id"), py::arg("team"), py::arg("teams"),
               "The action of `team` with this dense number. ValueError if there is none.");
    module.def("action_name", &name_or_raise, py::arg("id"),
               "The text of a dense number, where the acting team counts as team 1, and the next "
               "team to the left as team 2. ValueError if no action has the number.");
    module.def("action_id_from_name", &id_of_name_or_raise, py::arg("name"),
               "The dense number of a text that action_name returns. ValueError for other texts.");
}

}  // namespace

void bind_learn(py::module_& module) {
    bind_action_ids(module);
    module.attr("ENCODING_VERSION") = kEncodingVersion;
    module.def("observation_size", &observation_size, py::arg("rules"),
               "How many floats an observation has under these rules.");
    module.def("observation_groups", &groups_of, py::arg("rules"),
               "The groups of these floats, in their order: name, size, and what they mean.");
    module.def("observe", &observed, py::arg("view"), py::arg("out") = py::none(),
               "What a view shows, as float32. Writes into `out` if it is given, otherwise into a "
               "new array, and returns the array. ValueError if `out` does not fit.");
    module.def("legal_mask", &mask_of, py::arg("view"), py::arg("out") = py::none(),
               "For each dense number, 1 if the viewer may take the action now, otherwise 0, as "
               "uint8. Takes `out` as observe() does.");
    bind_vector_env(module);
}

}  // namespace bornes::python
