// The bots, with the names of bornes/bot.h.
#include "bornes/bot.h"

#include "bindings.h"
#include "bornes/allowance.h"

namespace bornes::python {
namespace {

Assessment think(Bot& bot, const View& view, const Allowance& allowance) {
    if (!view.to_act()) throw py::value_error("it is not the viewer's turn");
    const py::gil_scoped_release others_may_run;
    return bot.think(view, allowance.from_now());
}

Allowance of_at_least_one(const char* what, int number, Allowance (*make)(int)) {
    if (number < 1) throw py::value_error(std::string(what) + " must be at least 1");
    return make(number);
}

Reason reason_or_raise(const View& view, Action action) {
    const Refusal refusal = check(view.board, view.hand, action);
    if (!view.to_act()) throw py::value_error("it is not the viewer's turn");
    if (refusal != Refusal::none) throw py::value_error(std::string(sentence(refusal)));
    return reason_for(view, action);
}

void bind_allowance(py::module_& module) {
    py::class_<Allowance> type(module, "Allowance", "What a bot may spend on each move.");
    type.def_static(
            "of_rollouts",
            [](int count) {
                return of_at_least_one("the count", count,
                                       [](int n) { return Allowance::of_rollouts(n); });
            },
            py::arg("count"), "A number of rollouts, at least 1: the same choice on every machine.")
        .def_static(
            "of_time",
            [](int ms) {
                return of_at_least_one("the time", ms, [](int n) { return Allowance::of_time(n); });
            },
            py::arg("ms"),
            "A number of milliseconds, at least 1: the best choice that can be found in that time.")
        .def_readonly("rollouts", &Allowance::rollouts, "0: as many as the time allows.")
        .def_readonly("time_ms", &Allowance::time_ms, "0: no time limit.");
    bind_fields(
        type, [](const Allowance& self) { return py::make_tuple(self.rollouts, self.time_ms); },
        [](const py::tuple& fields) {
            return Allowance{fields[0].cast<int>(), fields[1].cast<int>()};
        });
}

void bind_reason(py::module_& module) {
    py::class_<Reason> type(module, "Reason",
                            "Why a move is worth making. Its code says which members count.");
    type.def_readonly("code", &Reason::code)
        .def_readonly("card", &Reason::card)
        .def_property_readonly(
            "team",
            [](const Reason& self) -> std::optional<int> {
                if (self.team == kNoTeam) return std::nullopt;
                return self.team;
            },
            "The team that the reason names, from 0, or None.")
        .def_readonly("figure", &Reason::figure);
    bind_fields(
        type,
        [](const Reason& self) {
            return py::make_tuple(self.code, self.card, static_cast<int>(self.team), self.figure);
        },
        [](const py::tuple& fields) {
            return Reason{fields[0].cast<ReasonCode>(), fields[1].cast<Card>(),
                          fields[2].cast<int>(), fields[3].cast<std::int16_t>()};
        });
}

void bind_assessment(py::module_& module) {
    py::class_<Candidate> candidate(module, "Candidate", "What a bot thinks of one legal action.");
    candidate.def_readonly("action", &Candidate::action)
        .def_readonly("win", &Candidate::win, "The chance to win the game, from 0 to 1.")
        .def_readonly("points", &Candidate::points,
                      "The expected points of the hand, minus the mean of the other teams.")
        .def_readonly("reason", &Candidate::reason);
    bind_fields(
        candidate,
        [](const Candidate& self) {
            return py::make_tuple(self.action, self.win, self.points, self.reason);
        },
        [](const py::tuple& fields) {
            return Candidate{fields[0].cast<Action>(), fields[1].cast<double>(),
                             fields[2].cast<double>(), fields[3].cast<Reason>()};
        });

    py::class_<Assessment> type(module, "Assessment",
                                "A bot's choice, and its opinion of every action.");
    type.def_readonly("action", &Assessment::action, "The choice.")
        .def_readonly("candidates", &Assessment::candidates,
                      "All legal actions. The first one is `action`. The order need not follow "
                      "`win` or `points`.");
    bind_fields(
        type,
        [](const Assessment& self) {
            return py::make_tuple(self.action, tuple_of(self.candidates));
        },
        [](const py::tuple& fields) {
            return Assessment{fields[0].cast<Action>(), fields[1].cast<std::vector<Candidate>>()};
        });
}

}  // namespace

void bind_bots(py::module_& module) {
    bind_allowance(module);
    bind_reason(module);
    bind_assessment(module);
    py::class_<Bot>(module, "Bot",
                    "A computer player; make_bot makes one. It remembers nothing between two "
                    "calls. Only one thread at a time may use a bot.")
        .def("think", &think, py::arg("view"), py::arg("allowance"),
             "Chooses an action for the viewer, and judges every legal action. Other threads run "
             "meanwhile. ValueError if another seat must act.");
    module.def("make_bot", &make_bot, py::arg("level"), py::arg("seed"),
               "Makes a bot. Bots of the same level and seed give the same answers.");
    module.def("reason_for", &reason_or_raise, py::arg("view"), py::arg("action"),
               "Why a move is worth making, derived from the view alone, without search. "
               "ValueError if another seat must act, or if the action is not legal.");
}

}  // namespace bornes::python
