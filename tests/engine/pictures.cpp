#include "engine/pictures.h"

#include <algorithm>
#include <array>

#include "bornes/score.h"
#include "support/table.h"
#include "support/words.h"

namespace bornes::test {
namespace {

std::string number(int n) { return std::to_string(n); }

// ---- the engine --------------------------------------------------------------------------------

void add_teams(std::string& text, const Board& board) {
    for (int team = 1; team <= board.rules.teams; ++team) {
        const std::string name = "team " + number(team);
        text += name + " battle: " + battle(board, team) + "\n";
        text += name + " speed: " + speed(board, team) + "\n";
        text += name + " distance: " + distance(board, team) + " = " + number(miles(board, team));
        text += "\n" + name + " safeties: " + safeties(board, team) + "\n";
        text += name + " total: " + number(board.totals.at(static_cast<std::size_t>(team - 1)));
        text += "\n";
    }
}

std::string picture(const Board& board) {
    std::string text = "phase " + std::string(id(board.phase));
    if (!board.over()) text += ", seat " + number(board.seat + 1);
    text += ", ply " + number(board.ply) + ", dealer " + number(board.dealer + 1);
    text += ", target " + number(board.target());
    text += ", extended by " + number(board.extended_by + 1);
    text += ", completed by " + number(board.completed_by + 1);
    text += ", draw " + number(board.draw_pile_size) + "\n";
    if (board.phase == Phase::coup_fourre)
        text += "attack by " + number(board.attack_seat + 1) + " on " +
                number(board.attack_team + 1) + ": " + std::string(id(board.attack_card)) + "\n";
    for (int seat = 0; seat < board.rules.players; ++seat)
        text += number(board.hand_sizes.at(static_cast<std::size_t>(seat))) + " ";
    text += "in hand\n";
    add_teams(text, board);
    return text + "discard: " + discard(board) + "\n";
}

std::vector<Card> cards_to_draw(const Position& position) {
    return {position.draw_pile.rend() - position.board.draw_pile_size, position.draw_pile.rend()};
}

void add_scores(std::string& text, const Board& board) {
    const std::array<int, kMaxTeams> totals = totals_after(board);
    for (int team = 1; team <= board.rules.teams; ++team) {
        const Score sheet = score(board, team - 1);
        text += "score of " + number(team) + ":";
        for (const int row :
             {int{sheet.milestones}, int{sheet.safeties}, int{sheet.all_safeties},
              int{sheet.coup_fourres}, int{sheet.trip_completed}, int{sheet.delayed_action},
              int{sheet.safe_trip}, int{sheet.shut_out}, int{sheet.extension}, sheet.total()})
            text += " " + number(row);
        text += ", in all " + number(totals.at(static_cast<std::size_t>(team - 1)));
        text += (winners(board) >> (team - 1) & 1) != 0 ? ", wins\n" : "\n";
    }
}

// ---- the reference model -----------------------------------------------------------------------

const std::vector<std::string> kRows{"milestones",    "safeties",      "allSafeties", "coupFourres",
                                     "tripCompleted", "delayedAction", "safeTrip",    "shutOut",
                                     "extension",     "total"};

bool over(const reference::Game& game) {
    return game.phase == "hand-over" || game.phase == "game-over";
}

std::string public_picture(const reference::Game& game, int ply) {
    std::string text = "phase " + game.phase;
    if (!over(game)) text += ", seat " + number(game.seat);
    text += ", ply " + number(ply) + ", dealer " + number(game.dealer);
    text += ", target " + number(game.target) + ", extended by " + number(game.extended_by);
    text += ", completed by " + number(game.completed_by);
    text += ", draw " + number(static_cast<int>(game.draw_pile.size())) + "\n";
    if (game.attack)
        text += "attack by " + number(game.attack->seat) + " on " + number(game.attack->team) +
                ": " + game.attack->card + "\n";
    for (const auto& [seat, cards] : game.hands) text += std::to_string(cards.size()) + " ";
    text += "in hand\n";
    for (const auto& [team, piles] : game.teams) {
        const std::string name = "team " + number(team);
        text += name + " battle: " + join(piles.battle) + "\n";
        text += name + " speed: " + join(piles.speed) + "\n";
        text += name + " distance: " + join(piles.distance) + " = " + number(game.miles(team));
        std::vector<std::string> shown = piles.safeties;
        for (std::string& safety : shown)
            if (piles.coup_fourres.contains(safety)) safety += '*';
        text += "\n" + name + " safeties: " + join(shown) + "\n";
        const int of_this_hand = over(game) ? game.scores.at(team).at("total") : 0;
        text += name + " total: " + number(game.totals.at(team) - of_this_hand) + "\n";
    }
    return text + "discard: " + join(game.discard) + "\n";
}

std::string sorted_by_table(const reference::Cards& cards) {
    std::vector<Card> kinds = cards_from(join(cards));
    std::sort(kinds.begin(), kinds.end());
    return text_of(kinds);
}

void add_scores(std::string& text, const reference::Game& game) {
    for (const auto& [team, sheet] : game.scores) {
        text += "score of " + number(team) + ":";
        for (const std::string& row : kRows) text += " " + number(sheet.at(row));
        text += ", in all " + number(game.totals.at(team));
        text += game.winners.contains(team) ? ", wins\n" : "\n";
    }
}

}  // namespace

std::string picture(const Position& position) {
    const Board& board = position.board;
    std::string text = picture(board);
    for (int seat = 1; seat <= board.rules.players; ++seat)
        text += "seat " + number(seat) + ": " + hand(position, seat) + "\n";
    text += "draw: " + text_of(cards_to_draw(position)) + "\n";
    text += "legal: " + join(legal(position)) + "\n";
    if (board.over()) add_scores(text, board);
    return text;
}

std::string picture(const View& view) {
    std::string text = picture(view.board);
    text += "hand: " + hand(view.hand) + "\n";
    return text + "legal: " + join(legal(view)) + "\n";
}

std::string picture(const reference::Game& game) {
    std::string text = public_picture(game, game.ply);
    for (const auto& [seat, cards] : game.hands)
        text += "seat " + number(seat) + ": " + sorted_by_table(cards) + "\n";
    reference::Cards to_draw(game.draw_pile.rbegin(), game.draw_pile.rend());
    text += "draw: " + join(to_draw) + "\nlegal: " + join(game.legal()) + "\n";
    if (over(game)) add_scores(text, game);
    return text;
}

std::string picture_for(const reference::Game& real, int seat) {
    const bool holder = real.phase == "coup-fourre" && real.seat == seat;
    const reference::Game game = holder ? real : real.as_if_nobody_held_the_safety();
    int ply = game.ply;
    for (const auto& [by, count] : game.declines)
        if (by != seat) ply -= count;

    std::string text = public_picture(game, ply);
    text += "hand: " + (seat == 0 ? "" : sorted_by_table(game.hands.at(seat))) + "\n";
    const bool to_act = !over(game) && game.seat == seat;
    return text + "legal: " + (to_act ? join(game.legal()) : "") + "\n";
}

}  // namespace bornes::test
