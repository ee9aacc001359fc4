// Many games at once. The numpy arrays use the memory of the games directly.
#include "bornes/vector_env.h"

#include "learn.h"

namespace bornes::python {
namespace {

using Actions = py::array_t<std::int32_t, py::array::c_style>;

VectorEnv make_env(int games, const Rules& rules, std::uint64_t seed, Episode episode,
                   Reward reward) {
    if (games < 1) throw py::value_error("there must be at least one game");
    return {games, rules, seed, episode, reward};
}

// Returns a read-only array over memory of the games. The array keeps that memory alive.
template <typename Number>
py::array rows(const py::object& self, std::span<const Number> numbers) {
    const py::ssize_t games = self.cast<const VectorEnv&>().games();
    const auto width = static_cast<py::ssize_t>(numbers.size()) / games;
    std::vector<py::ssize_t> shape{games};
    if (numbers.size() != static_cast<std::size_t>(games)) shape.push_back(width);
    py::array_t<Number> array(shape, numbers.data(), self);
    array.attr("flags").attr("writeable") = false;
    return array;
}

py::array observations(const py::object& self) {
    return rows(self, self.cast<const VectorEnv&>().observations());
}
py::array masks(const py::object& self) {
    return rows(self, self.cast<const VectorEnv&>().masks());
}
py::array rewards(const py::object& self) {
    return rows(self, self.cast<const VectorEnv&>().rewards());
}
py::array ends(const py::object& self) { return rows(self, self.cast<const VectorEnv&>().ends()); }
py::array seats(const py::object& self) {
    return rows(self, self.cast<const VectorEnv&>().seats());
}

void need_one_each(const VectorEnv& env, const Actions& actions) {
    if (actions.ndim() != 1 || actions.shape(0) != env.games())
        throw py::value_error("there must be one action for each of the " +
                              std::to_string(env.games()) + " games");
}

py::array reset(const py::object& self) {
    self.cast<VectorEnv&>().reset();
    return observations(self);
}

py::tuple step(const py::object& self, const Actions& actions) {
    auto& env = self.cast<VectorEnv&>();
    need_one_each(env, actions);
    const std::span<const std::int32_t> ids(actions.data(),
                                            static_cast<std::size_t>(actions.size()));
    std::optional<int> refused;
    {
        const py::gil_scoped_release others_may_run;
        refused = env.step(ids);
    }
    if (refused)
        throw py::value_error("in game " + std::to_string(*refused) + " action " +
                              std::to_string(actions.at(*refused)) +
                              " is not legal: choose one whose mask is 1");
    return py::make_tuple(observations(self), rewards(self), ends(self));
}

Actions sample(VectorEnv& env, const std::optional<Actions>& out) {
    Actions actions = out ? *out : Actions(env.games());
    need_one_each(env, actions);
    env.sample({actions.mutable_data(), static_cast<std::size_t>(actions.size())});
    return actions;
}

Position position_of(const VectorEnv& env, int game) {
    need_below("the game", game, env.games());
    return env.position(game);
}

}  // namespace

void bind_vector_env(py::module_& module) {
    py::class_<VectorEnv>(module, "VectorEnv",
                          "Many games at once: one call makes one move in every game, and a game "
                          "that ends restarts. The arrays use the memory of the games: they are "
                          "read-only, and every step changes them. Only one thread at a time may "
                          "use a VectorEnv.")
        .def(py::init(&make_env), py::arg("games"), py::arg("rules"), py::arg("seed"),
             py::arg("episode") = Episode::game, py::arg("reward") = Reward::points,
             "Deals the first hand of every game. The same seed and the same calls, reset() and "
             "sample() included, give the same games.")
        .def(
            "reset", &reset,
            "Restarts every game with new hands, and returns the observations. It does not restart "
            "the random numbers.")
        .def("step", &step, py::arg("actions"),
             "Makes one move in every game: one action per game, as int32 by dense number. Returns "
             "observations, rewards and ends. ValueError if an action is not legal; then no game "
             "has changed.")
        .def("sample", &sample, py::arg("out") = py::none(),
             "One legal action for each game, each with the same probability.")
        .def("position", &position_of, py::arg("game"),
             "A copy of the position of a game, hidden cards included.")
        .def_property_readonly("games", &VectorEnv::games, "How many games there are.")
        .def_property_readonly("rules", &VectorEnv::rules)
        .def_property_readonly("observations", &observations,
                               "float32, one row for each game: what the seat that acts sees.")
        .def_property_readonly("masks", &masks,
                               "uint8, one row for each game: 1 for every legal action.")
        .def_property_readonly("seats", &seats, "int8: the seat that acts in each game.")
        .def_property_readonly("rewards", &rewards,
                               "float32, one row for each game: the rewards of the last step, by "
                               "seat.")
        .def_property_readonly("ends", &ends, "uint8: 1 where the last step ended an episode.");
}

}  // namespace bornes::python
