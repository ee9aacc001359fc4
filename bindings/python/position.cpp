// Positions, views and scores.
#include <algorithm>

#include "bindings.h"

namespace bornes::python {
namespace {

void bind_score(py::module_& module) {
    py::class_<Score> type(module, "Score", "The rows of the printed sheet (R7).");
    for (const ScoreRow& row : kScoreRows)
        type.def_readonly(attribute_name(row.id).c_str(), row.points);
    type.def_property_readonly("total", &Score::total).def("__repr__", [](const Score& score) {
        return "<bornes.Score " + std::to_string(score.total()) + ">";
    });
    bind_value(type);
}

// Returns the draw pile, beginning with the next card.
Cards draw_pile_of(const Position& position) {
    Cards cards(position.draw_pile.begin(),
                position.draw_pile.begin() + position.board.draw_pile_size);
    std::reverse(cards.begin(), cards.end());
    return cards;
}

}  // namespace

void bind_position(py::module_& module) {
    bind_score(module);

    py::class_<Position> position(
        module, "Position", "The whole state of a hand, hidden cards included; deal makes one.");
    position.def_readonly("board", &Position::board)
        .def_property_readonly("hands",
                               [](const Position& self) {
                                   return std::vector<Hand>(
                                       self.hands.begin(),
                                       self.hands.begin() + self.board.rules.players);
                               })
        .def_property_readonly("draw_pile", &draw_pile_of, "From the next card to the last.")
        .def("__repr__", [](const Position& self) {
            std::string text = "<bornes.Position of ";
            text.append(id(self.board.rules.edition)).append(", hand ");
            text.append(std::to_string(self.board.hand_number)).append(", ply ");
            return text.append(std::to_string(self.board.ply)).append(">");
        });
    bind_value(position);

    py::class_<View> view(module, "View", "What one seat may see; view makes one.");
    view.def_readonly("board", &View::board)
        .def_readonly("hand", &View::hand, "The viewer's own cards.")
        .def_readonly("seat", &View::seat, "The viewer's seat, or SPECTATOR.")
        .def_property_readonly("to_act", &View::to_act, "Whether the viewer must act.")
        .def("__repr__", [](const View& self) {
            return "<bornes.View of seat " + std::to_string(self.seat) + ">";
        });
    bind_value(view);
    module.attr("SPECTATOR") = static_cast<int>(View::kSpectator);
}

}  // namespace bornes::python
