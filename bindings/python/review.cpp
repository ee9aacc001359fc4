// Reviews of games: what every decision cost, how lucky every card was.
#include "bornes/review.h"

#include "bindings.h"

namespace bornes::python {
namespace {

using review::Review;

py::object step(Review& self, int index, int rollouts) {
    need_below("the step", index, self.steps());
    if (rollouts < 1) throw py::value_error("a review needs one rollout at least");
    const review::Decision* decision = nullptr;
    {
        const py::gil_scoped_release others_may_run;
        decision = self.step(index, Budget::of_rollouts(rollouts));
    }
    if (decision == nullptr) return py::none();
    std::string json;
    review::append_json(json, *decision);
    return py::module_::import("json").attr("loads")(json);
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

}  // namespace

void bind_review(py::module_& module) {
    py::class_<Review>(module, "Review",
                       "What every decision of a game cost, and how lucky every card was "
                       "(docs/review.md). One step per action of the record, in any order.")
        .def(py::init<const Record&, std::uint64_t>(), py::arg("record"), py::arg("seed") = 1)
        .def("steps", &Review::steps)
        .def("step", &step, py::arg("index"), py::arg("rollouts") = review::kUsualRollouts,
             "Judges action number `index`, from 0. The decision, or None if there was no choice.")
        .def("to_json", &to_json, py::arg("rollouts") = review::kUsualRollouts,
             py::arg("seat") = py::none(),
             "The text that `bornes review --json` prints, of what was judged so far.");
}

}  // namespace bornes::python
