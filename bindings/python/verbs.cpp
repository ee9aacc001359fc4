// The verbs: deal, legal_actions, check, apply, view, score, and random play.
#include "bindings.h"
#include "bornes/bot.h"

namespace bornes::python {

DeckOrder deck_from(const Rules& rules, const Cards& cards) {
    DeckOrder deck{};
    const bool fits = cards.size() == static_cast<std::size_t>(rules.deck_size());
    if (fits) std::copy(cards.begin(), cards.end(), deck.begin());
    if (!fits || !is_deck_of(rules, deck))
        throw py::value_error("the deck does not have the cards that the rules ask for");
    return deck;
}

Cards cards_of(const Rules& rules, const DeckOrder& deck) {
    return {deck.begin(), deck.begin() + rules.deck_size()};
}

namespace {

Position deal_or_raise(const Rules& rules, const Cards& deck, int dealer) {
    need_below("the dealer", dealer, rules.players);
    return deal(rules, deck_from(rules, deck), dealer);
}

Position deal_next_or_raise(const Position& finished, const Cards& deck) {
    const DealResult dealt = deal_next(finished, deck_from(finished.board.rules, deck));
    if (!dealt) throw py::value_error(std::string(sentence(dealt.fault)));
    return dealt;
}

std::vector<Action> listed(const ActionList& list) { return {list.begin(), list.end()}; }

template <typename... Where>
std::vector<Action> legal_actions_of(const Where&... where) {
    ActionList list;
    legal_actions(where..., list);
    return listed(list);
}

void apply_or_raise(Position& position, Action action) {
    const Refusal refusal = check(position, action);
    if (refusal != Refusal::none) throw py::value_error(std::string(sentence(refusal)));
    apply(position, action);
}

View view_or_raise(const Position& position, int seat) {
    if (seat != View::kSpectator) need_below("the seat", seat, position.board.rules.players);
    return view(position, seat);
}

Score score_or_raise(const Board& board, int team) {
    need_below("the team", team, board.rules.teams);
    return score(board, team);
}

std::vector<int> winning_teams(const Board& board) {
    std::vector<int> teams;
    for (int team = 0; team < board.rules.teams; ++team)
        if ((winners(board) >> team & 1U) != 0) teams.push_back(team);
    return teams;
}

std::vector<int> totals_of(const Board& board) {
    const auto totals = totals_after(board);
    return {totals.begin(), totals.begin() + board.rules.teams};
}

template <typename What>
std::string json_of(const What& what) {
    std::string text;
    append_json(text, what);
    return text;
}

void bind_random(py::module_& module) {
    py::class_<Random> type(module, "Random",
                            "Random numbers. The same seed gives the same numbers here, in C++ and "
                            "in WebAssembly.");
    type.def(py::init<std::uint64_t>(), py::arg("seed"))
        .def("next", &Random::next, "64 random bits.")
        .def(
            "below",
            [](Random& random, std::uint32_t bound) {
                if (bound == 0) throw py::value_error("the bound must be at least 1");
                return random.below(bound);
            },
            py::arg("bound"),
            "A number from 0 to bound - 1, each with the same probability. ValueError if the bound "
            "is 0.");
    bind_fields(
        type, [](const Random& self) { return py::make_tuple(BORNES_VERSION, bytes_of(self)); },
        &from_pickle<Random>);
    module.def("seed_for", &seed_for, py::arg("run"), py::arg("index"),
               "The seed of game, hand or worker number `index` of a run.");
}

void bind_decks(py::module_& module) {
    module.def(
        "sorted_deck", [](const Rules& rules) { return cards_of(rules, sorted_deck(rules)); },
        py::arg("rules"), "All cards of the deck, in the order of the card table (R1).");
    module.def(
        "shuffled_deck",
        [](const Rules& rules, Random& random) {
            return cards_of(rules, shuffled_deck(rules, random));
        },
        py::arg("rules"), py::arg("random"),
        "All cards of the deck in random order, which is the dealing order. Draws from `random`.");
    module.def("deal", &deal_or_raise, py::arg("rules"), py::arg("deck"), py::arg("dealer"),
               "Deals the first hand of a game. The seat after the dealer plays first (R2.3). "
               "ValueError if the rules have no such dealer or need another deck.");
    module.def("deal_next", &deal_next_or_raise, py::arg("finished"), py::arg("deck"),
               "Deals the hand after a finished one, which stays as it is. ValueError if that hand "
               "is not over, if the game is, or if the rules need another deck.");
}

void bind_play(py::module_& module) {
    module.def("legal_actions", &legal_actions_of<Position>, py::arg("position"),
               "The legal actions of the seat that must act; none once the hand is over.");
    module.def("legal_actions", &legal_actions_of<View>, py::arg("view"),
               "The legal actions of the viewer; none if another seat must act.");
    module.def("legal_actions", &legal_actions_of<Board, Hand>, py::arg("board"), py::arg("hand"),
               "The legal actions of the seat that must act, if it holds this hand. While a coup "
               "fourré may be called, the hand must have the safety.");
    module.def("check", py::overload_cast<const Position&, Action>(&check), py::arg("position"),
               py::arg("action"),
               "Refusal.NONE, or why the seat that must act may not take the action.");
    module.def("check", py::overload_cast<const Board&, Hand, Action>(&check), py::arg("board"),
               py::arg("hand"), py::arg("action"), "Same, if that seat holds this hand.");
    module.def("apply", &apply_or_raise, py::arg("position"), py::arg("action"),
               "Applies the action to this position. ValueError if the action is not legal; then "
               "the position has not changed.");
    module.def(
        "view", &view_or_raise, py::arg("position"), py::arg("seat"),
        "What a seat, or SPECTATOR, may see (R5.7). A copy: later actions do not change it.");
}

}  // namespace

void bind_verbs(py::module_& module) {
    bind_random(module);
    bind_decks(module);
    bind_play(module);
    module.def("score", &score_or_raise, py::arg("board"), py::arg("team"),
               "What the team would score if the hand ended now.");
    module.def("totals_after", &totals_of, py::arg("board"),
               "For each team, the points of earlier hands plus what it would score if this hand "
               "ended now.");
    module.def("winners", &winning_teams, py::arg("board"),
               "The teams that have won, several after a draw; none before the game is over.");
    module.def("to_json", &json_of<Position>, py::arg("position"),
               "The position with all hands as JSON, as the referee prints it.");
    module.def("to_json", &json_of<View>, py::arg("view"), "What the viewer may see as JSON.");
    module.def("play_out_hand", &play_out_hand, py::arg("position"), py::arg("random"),
               "Applies random legal actions to this position until the hand is over.");
    module.def("play_out_game", &play_out_game, py::arg("position"), py::arg("random"),
               "Same, until the game is over. Deals further hands with `random`.");
    module.def(
        "vocabulary", [] { return py::module_::import("json").attr("loads")(bot_vocabulary()); },
        "Everything that engine and bots can name: ids, values and points "
        "(include/bornes/vocabulary.h).");
    module.def("signature", &signature,
               "One number that changes when any rule of any edition changes. It is the same in "
               "every build.");
}

}  // namespace bornes::python
