// What lies on the table: hands, tableaus, the board.
#include "bindings.h"

namespace bornes::python {
namespace {

void add_to(Hand& hand, Card card) {
    if (hand.size() == kFullHand) throw py::value_error("a hand holds at most seven cards");
    hand.add(card);
}

Hand hand_of(const Cards& cards) {
    Hand hand;
    for (const Card card : cards) add_to(hand, card);
    return hand;
}

void remove_from(Hand& hand, Card card) {
    if (!hand.has(card)) throw py::value_error("the card is not in the hand");
    hand.remove(card);
}

Cards cards_in(const PileCards& pile) { return {pile.begin(), pile.end()}; }

// Returns the safeties whose bits are set, in the order of the cards.
Cards safeties_of(int bits) {
    Cards cards;
    for (int i = 0; i < kSafeties; ++i)
        if ((bits >> i & 1) != 0) cards.push_back(safety_at(i));
    return cards;
}

Cards pile_of(const Board& board, int team, Pile which) {
    need_below("the team", team, board.rules.teams);
    return cards_in(board.pile(team, which));
}

std::optional<int> team_or_none(Team team) {
    if (team == kNoTeam) return std::nullopt;
    return team;
}

std::optional<int> if_running(const Board& board, int value) {
    if (board.over()) return std::nullopt;
    return value;
}

// The attack that may be answered with a coup fourré: seat, team and card.
py::object open_attack(const Board& board) {
    if (board.phase != Phase::coup_fourre) return py::none();
    return py::make_tuple(static_cast<int>(board.attack_seat), static_cast<int>(board.attack_team),
                          board.attack_card);
}

// Returns the first `count` elements of an array as a list of numbers.
template <typename Array>
std::vector<int> first_of(const Array& array, int count) {
    return {array.begin(), array.begin() + count};
}

void bind_hand(py::module_& module) {
    py::class_<Hand> type(module, "Hand",
                          "A multiset of at most seven cards. Their order is not kept.");
    type.def(py::init(&hand_of), py::arg("cards") = Cards{})
        .def("add", &add_to, py::arg("card"), "ValueError if the hand has seven cards.")
        .def("remove", &remove_from, py::arg("card"), "ValueError if the hand lacks the card.")
        .def("count", &Hand::count, py::arg("card"), "How many cards of a kind the hand has.")
        .def("__contains__", &Hand::has, py::arg("card"))
        .def("__len__", &Hand::size)
        .def("__iter__",
             [](const Hand& hand) { return py::iter(py::cast(cards_in(cards_of(hand)))); })
        .def("__repr__", [](const Hand& hand) {
            std::string text = "<bornes.Hand";
            for (const Card card : cards_of(hand)) text.append(" ").append(id(card));
            return text + ">";
        });
    bind_value(type);
}

void bind_tableau(py::module_& module) {
    py::class_<Status> status(module, "Status",
                              "Everything about a team's piles on which legality depends.");
    status.def_property_readonly("battle", &Status::battle)
        .def_property_readonly("shows_limit", &Status::shows_limit)
        .def_property_readonly("safeties", [](Status self) { return safeties_of(self.safeties()); })
        .def_property_readonly("hazard_in_force", &Status::hazard_in_force,
                               "Whether a hazard stops the team (R3.6).")
        .def_property_readonly("rolling", &Status::rolling,
                               "Whether the team may play distance cards (R3.7).")
        .def_property_readonly("limited", &Status::limited,
                               "Whether a speed limit is in force (R3.8).");
    bind_value(status);

    py::class_<Tableau> tableau(module, "Tableau", "A summary of one team's side of the table.");
    tableau.def_readonly("status", &Tableau::status)
        .def_property_readonly("miles", &Tableau::miles)
        .def_readonly("two_hundreds", &Tableau::two_hundreds)
        .def_property_readonly("coup_fourres",
                               [](const Tableau& self) { return safeties_of(self.coup_fourres); });
    bind_value(tableau);
}

std::string board_repr(const Board& board) {
    std::string text = "<bornes.Board of ";
    text.append(id(board.rules.edition)).append(", hand ");
    text.append(std::to_string(board.hand_number)).append(", ply ");
    return text.append(std::to_string(board.ply)).append(">");
}

using BoardType = py::class_<Board>;

// Whose turn it is, and what for.
void bind_turn(BoardType& type) {
    type.def_readonly("rules", &Board::rules)
        .def_readonly("hand_number", &Board::hand_number)
        .def_readonly("dealer", &Board::dealer)
        .def_readonly("ply", &Board::ply, "How many actions of this hand came before.")
        .def_readonly("phase", &Board::phase)
        .def_property_readonly(
            "seat", [](const Board& board) { return if_running(board, board.seat); },
            "The seat that must act; None once the hand is over.")
        .def_property_readonly(
            "team_to_act",
            [](const Board& board) { return if_running(board, board.team_to_act()); },
            "The team of that seat; None once the hand is over.")
        .def_property_readonly("attack", &open_attack,
                               "(seat, team, card) while a coup fourré may be called, or None.")
        .def_property_readonly("over", &Board::over, "Whether the hand is over.")
        .def("__repr__", &board_repr);
}

// The progress of the teams.
void bind_standing(BoardType& type) {
    type.def_property_readonly("teams",
                               [](const Board& board) {
                                   return std::vector<Tableau>(
                                       board.teams.begin(),
                                       board.teams.begin() + board.rules.teams);
                               })
        .def_property_readonly("target", &Board::target)
        .def_property_readonly("extended", &Board::extended)
        .def_property_readonly("extended_by",
                               [](const Board& board) { return team_or_none(board.extended_by); })
        .def_property_readonly("completed_by",
                               [](const Board& board) { return team_or_none(board.completed_by); })
        .def_property_readonly(
            "totals", [](const Board& board) { return first_of(board.totals, board.rules.teams); },
            "The points of each team in earlier hands.");
}

// The cards on the table.
void bind_cards(BoardType& type) {
    type.def_property_readonly(
            "hand_sizes",
            [](const Board& board) { return first_of(board.hand_sizes, board.rules.players); })
        .def_readonly("draw_pile", &Board::draw_pile_size, "How many cards the pile has.")
        .def("pile", &pile_of, py::arg("team"), py::arg("which"),
             "The cards of one pile of a team, from bottom to top.")
        .def_property_readonly(
            "discard", [](const Board& board) { return cards_in(board.discard()); },
            "The cards of the discard pile, from bottom to top.");
}

}  // namespace

void bind_board(py::module_& module) {
    bind_hand(module);
    bind_tableau(module);
    BoardType type(module, "Board",
                   "The public part of a position. position.board is not a copy: apply() changes\n"
                   "it. Use copy.copy to keep the present state.");
    bind_turn(type);
    bind_standing(type);
    bind_cards(type);
    bind_value(type);
}

}  // namespace bornes::python
