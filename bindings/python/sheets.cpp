// Scores a hand of real cards from what people enter.
#include "bindings.h"

namespace bornes::python {
namespace {

TeamEntry team_entry(const std::optional<EnteredCards>& distance, int miles, int two_hundreds,
                     Cards safeties, Cards coup_fourres) {
    if (distance && (miles != 0 || two_hundreds != 0))
        throw py::value_error("give the distance cards or their sum, not both");
    TeamEntry entry{.distance = EnteredMiles{miles, two_hundreds},
                    .safeties = std::move(safeties),
                    .coup_fourres = std::move(coup_fourres)};
    if (distance) entry.distance = *distance;
    return entry;
}

py::tuple fields_of(const TeamEntry& entry) {
    const auto* cards = std::get_if<EnteredCards>(&entry.distance);
    const EnteredMiles sum =
        cards != nullptr ? EnteredMiles{} : std::get<EnteredMiles>(entry.distance);
    const py::object distance = cards != nullptr ? tuple_of(*cards) : py::object(py::none());
    return py::make_tuple(distance, sum.miles, sum.two_hundreds, tuple_of(entry.safeties),
                          tuple_of(entry.coup_fourres));
}

TeamEntry entry_of(const py::tuple& fields) {
    return team_entry(fields[0].cast<std::optional<EnteredCards>>(), fields[1].cast<int>(),
                      fields[2].cast<int>(), fields[3].cast<Cards>(), fields[4].cast<Cards>());
}

Team team_or_raise(const std::optional<int>& team, const Rules& rules) {
    if (!team) return kNoTeam;
    need_below("the team", *team, rules.teams);
    return *team;
}

std::vector<Score> scores_or_raise(const Rules& rules, const std::vector<TeamEntry>& teams,
                                   const std::optional<int>& completed_by, bool delayed_action,
                                   const std::optional<int>& extended_by) {
    const auto scores = score(rules, {.teams = teams,
                                      .completed_by = team_or_raise(completed_by, rules),
                                      .delayed_action = delayed_action,
                                      .extended_by = team_or_raise(extended_by, rules)});
    if (!scores) throw py::value_error(scores.fault().why());
    return {scores->begin(), scores->begin() + rules.teams};
}

}  // namespace

void bind_sheets(py::module_& module) {
    py::class_<TeamEntry> type(module, "TeamEntry",
                               "What one team has at the end of a hand of real cards.");
    type.def(py::init(&team_entry), py::arg("distance") = py::none(), py::arg("miles") = 0,
             py::arg("two_hundreds") = 0, py::arg("safeties") = Cards{},
             py::arg("coup_fourres") = Cards{},
             "Give either `distance`, the miles of every distance card, or `miles`, their sum, and "
             "`two_hundreds`, how many of them are 200s. ValueError for both.")
        .def_readonly("safeties", &TeamEntry::safeties, "All displayed safeties.")
        .def_readonly("coup_fourres", &TeamEntry::coup_fourres,
                      "Those of `safeties` that were coup fourrés.");
    bind_fields(type, &fields_of, &entry_of);
    module.def("score_entered", &scores_or_raise, py::arg("rules"), py::arg("teams"),
               py::arg("completed_by") = py::none(), py::arg("delayed_action") = false,
               py::arg("extended_by") = py::none(),
               "The score of each team for a hand that ended as entered: one TeamEntry per team, "
               "the team that completed the trip, whether the draw pile was empty then, and the "
               "team that called the extension. ValueError if no hand can end like that.");
}

}  // namespace bornes::python
