// Reviews of games: what every decision cost, how lucky every card was.
#include "bornes/review.h"

#include "review_values.h"

namespace bornes::python {
namespace {

using review::Review;

// Review needs a record that a reader accepts. A record made in Python may contain illegal moves.
Review review_or_raise(const Record& record, std::uint64_t seed) {
    const auto read = read_record(to_text(record));
    if (!read) throw py::value_error(to_text(read.fault(), "the record"));
    return Review(*read, seed);
}

Budget budget_for(const Review& review, int index, int rollouts) {
    need_below("the step", index, review.steps());
    if (rollouts < 1) throw py::value_error("a review needs at least one rollout");
    return Budget::of_rollouts(rollouts);
}

using Judge = const review::Decision* (Review::*)(int, const Budget&);
template <Judge judge>
std::optional<review::Decision> decision_of(Review& self, int index, int rollouts) {
    const Budget budget = budget_for(self, index, rollouts);
    const py::gil_scoped_release others_may_run;
    const review::Decision* const decision = (self.*judge)(index, budget);
    return decision == nullptr ? std::nullopt : std::optional(*decision);
}

void find_chances(Review& self, int index, int rollouts) {
    const Budget budget = budget_for(self, index, rollouts);
    const py::gil_scoped_release others_may_run;
    self.find_chances(index, budget);
}

int seat_of(const Review& self, int index) {
    need_below("the step", index, self.steps());
    return self.seat_of(index);
}

Action action_of(const Review& self, int index) {
    need_below("the step", index, self.steps());
    return self.action_of(index);
}

std::vector<CurvePoint> curve(const Review& self) {
    std::vector<CurvePoint> points;
    for (const review::CurvePoint& each : self.curve())
        points.push_back(
            {each.hand, each.ply, {each.win.begin(), each.win.begin() + self.rules().teams}});
    return points;
}

review::PlayerSums player(const Review& self, int seat) {
    need_below("the seat", seat, self.rules().players);
    return self.player(seat);
}

review::TeamResult result(const Review& self, int team) {
    need_below("the team", team, self.rules().teams);
    return self.result(team);
}

std::string to_json(const Review& self, int rollouts, std::optional<int> seat) {
    review::JsonOptions options{rollouts, std::nullopt};
    if (seat) {
        need_below("the seat", *seat, kMaxPlayers);
        options.seat = *seat;
    }
    std::string json;
    review::append_json(json, self, options);
    return json;
}

std::string json_of_decision(const review::Decision& decision) {
    std::string json;
    review::append_json(json, decision);
    return json;
}

}  // namespace

void bind_review(py::module_& module) {
    bind_review_values(module);
    py::class_<Review>(module, "Review",
                       "What every decision of a game cost, and how lucky every card was "
                       "(docs/review.md). One step per action of the record, in any order. Several "
                       "threads may call step(), judge() and find_chances() at the same time, each "
                       "for another index. Everything else needs one thread at a time.")
        .def(py::init(&review_or_raise), py::arg("record"), py::arg("seed") = 1,
             "Replays the record. `seed` seeds the rollouts of all steps. ValueError if "
             "read_record would refuse the record's text.")
        .def("steps", &Review::steps, "How many steps there are: one per action, up to 20,000.")
        .def("cut", &Review::cut, "Whether the record has more than 20,000 actions.")
        .def("step", &decision_of<&Review::step>, py::arg("index"),
             py::arg("rollouts") = review::kUsualRollouts,
             "Finds the point of the curve before action number `index`, from 0, and judges the "
             "action. Returns the decision, or None if there was no choice.")
        .def("judge", &decision_of<&Review::judge>, py::arg("index"),
             py::arg("rollouts") = review::kUsualRollouts,
             "The second half of step(): judges the action only.")
        .def("find_chances", &find_chances, py::arg("index"),
             py::arg("rollouts") = review::kUsualRollouts,
             "The first half of step(): finds the point of the curve only.")
        .def("seat_of", &seat_of, py::arg("index"), "The seat that took action number `index`.")
        .def("action_of", &action_of, py::arg("index"), "Action number `index`.")
        .def("rules", [](const Review& self) { return self.rules(); })
        .def(
            "hands", [](const Review& self) { return self.hands(); },
            "The table at the end of each hand. Only the last hand may be unfinished.")
        .def("over", &Review::over, "Whether the game is over after the last step.")
        .def(
            "decisions", [](const Review& self) { return self.decisions(); },
            "All decisions, in the order of the game. Those that no step has judged are not "
            "`judged`.")
        .def(
            "draws", [](const Review& self) { return self.draws(); },
            "All cards dealt and drawn, in the order of the game.")
        .def("curve", &curve,
             "One point for each step. The chances of a point are 0 before its step is taken.")
        .def("player", &player, py::arg("seat"),
             "Sums over the judged decisions and over all draws of a seat.")
        .def("result", &result, py::arg("team"),
             "A team's share of the win, with luck and without it.")
        .def("notes", &Review::notes, "What deserves a separate line, in the order of the game.")
        .def("turning_points", &Review::turning_points,
             "The largest changes of the curve: at most five, in the order of the game.")
        .def("to_json", &to_json, py::arg("rollouts") = review::kUsualRollouts,
             py::arg("seat") = py::none(),
             "The text that `bornes review --json` prints, with the steps taken so far. `rollouts` "
             "only tells the text how many rollouts step() was given. With a seat, only its "
             "decisions and draws.");
    module.def("to_json", &json_of_decision, py::arg("decision"),
               "One decision, in the same shape as in the JSON of the review.");
    module.def("mark_of", &review::mark_of, py::arg("loss"), py::arg("error"),
               "How bad a decision with this loss was. None if the loss is below two standard "
               "errors or below one percent of a win.");
    module.def("level_of_rate", &review::level_of_rate, py::arg("rules"), py::arg("rate"),
               "The level whose own rate of error, PlayerSums.rate, is nearest to `rate`.");
    module.def("levels_of_rate", &review::levels_of_rate, py::arg("rules"), py::arg("rate"),
               py::arg("error"),
               "The levels nearest to the rate plus and minus two standard errors: the weaker one "
               "first.");
}

}  // namespace bornes::python
