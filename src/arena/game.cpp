#include "arena/game.h"

#include <bit>

#include "review/luck.h"

namespace bornes::arena {
namespace {

using Clock = std::chrono::steady_clock;

class Game {
public:
    Game(const Rules& rules, std::uint64_t deck_seed, Players& players)
        : rules_(rules), deck_seed_(deck_seed), players_(players) {}

    std::optional<GameOutcome> play(const std::atomic<bool>& stop) {
        deal_hand(1);
        while (true) {
            while (!position_.board.over()) {
                if (stop) return std::nullopt;
                play_move();
            }
            end_hand();
            if (position_.board.phase == Phase::game_over) break;
            deal_hand(position_.board.hand_number + 1U);
        }
        end_game();
        return outcome_;
    }

private:
    void deal_hand(std::uint64_t number) {
        Random random(seed_for(deck_seed_, number));
        const DeckOrder deck = shuffled_deck(rules_, random);
        position_ =
            number == 1 ? deal(rules_, deck, rules_.players - 1) : deal_next(position_, deck);
        outcome_.hands.push_back({position_.board.dealer, deck, {}});
        luck_.add(rules_, review::luck_of_deal(position_, deck));
    }
    Tally& tally_of(int team) { return outcome_.teams[static_cast<std::size_t>(team)]; }
    template <typename Function>
    void tell_all(Function function) {
        for (std::size_t seat = 0; seat < rules_.players; ++seat) function(*players_[seat]);
    }

    void play_move() {
        const int seat = position_.board.seat;
        ActionList legal;
        legal_actions(position_, legal);
        const View seen = view(position_, seat);
        const auto since = Clock::now();
        const Move move = players_[static_cast<std::size_t>(seat)]->move(seen, legal);
        Tally& tally = tally_of(rules_.team_of(seat));
        tally.times.add(Clock::now() - since);
        ++tally.moves;
        tally.faults += move.fault ? 1 : 0;

        outcome_.hands.back().actions.push_back(move.action);
        const Position before = position_;
        apply(position_, move.action);
        luck_.add(rules_, review::luck_of_draws(before, position_));
        if (!move.action.is_decline())  // R5.7
            tell_all([&](Player& player) { player.saw(seat, move.action); });
    }

    void end_hand() {
        const Board& board = position_.board;
        tell_all([&](Player& player) { player.hand_is_over(board); });
        int sum = 0;
        for (int team = 0; team < rules_.teams; ++team) sum += score(board, team).total();
        for (int team = 0; team < rules_.teams; ++team) {
            const Score sheet = score(board, team);
            Tally& tally = tally_of(team);
            ++tally.hands;
            tally.lead += sheet.total() - double(sum - sheet.total()) / (rules_.teams - 1);
            const Rows rows = rows_of(sheet);
            for (std::size_t i = 0; i < rows.size(); ++i) tally.rows[i] += rows[i];
        }
    }

    void end_game() {
        const Board& board = position_.board;
        tell_all([&](Player& player) { player.game_is_over(board); });
        const unsigned won = winners(board);
        outcome_.draw = std::popcount(won) > 1;
        for (int team = 0; team < rules_.teams; ++team) {
            Tally& tally = tally_of(team);
            tally.games = 1;
            tally.wins = (won >> team & 1U) != 0 ? 1.0 / std::popcount(won) : 0;
            tally.win_luck = luck_.wins(team);
            tally.lead_luck = luck_.points(team);
        }
    }

    const Rules& rules_;
    std::uint64_t deck_seed_;
    Players& players_;
    Position position_;
    review::Luck luck_;
    GameOutcome outcome_;
};

}  // namespace

std::optional<GameOutcome> play_game(const Rules& rules, std::uint64_t deck_seed, Players& players,
                                     const std::atomic<bool>& stop) {
    return Game(rules, deck_seed, players).play(stop);
}

}  // namespace bornes::arena
