// Lets the levels play against each other, reviews every game, and prints what each level loses.
//
//     bornes_review_table FILE GAMES ROLLOUTS
//
// Plays GAMES games of each pairing with two and with four players, master with ROLLOUTS, and
// reviews them with the same budget and another seed. FILE stores one line per game. If the program
// is started again, it continues where it stopped. With GAMES 0 it only prints the table of FILE.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>

#include "bornes/bot.h"
#include "bornes/review.h"
#include "results.h"

namespace bornes::table {
namespace {

constexpr std::uint64_t kSeedOfDecks = 1;
constexpr std::uint64_t kSeedOfPlayers = 2;
constexpr std::uint64_t kSeedOfReviews = 3;

// Side (t + game) % 2 plays team t, so that both sides begin equally often.
int side_of(const Rules& rules, Seat seat, int game) { return (rules.team_of(seat) + game) % 2; }

// A different number for each game, so that each game has its own decks.
std::uint64_t number_of(const GameResult& game) {
    std::uint64_t number = static_cast<std::uint64_t>(game.game) * kMaxPlayers;
    number += static_cast<std::uint64_t>(game.players);
    for (const Side& side : game.sides)
        number = number * kCount<Level> + static_cast<std::uint64_t>(side.level);
    return number;
}

Record play(const Rules& rules, const GameResult& pairing, int rollouts) {
    Record record;
    record.edition = rules.edition;
    record.players = rules.players;
    const std::uint64_t number = number_of(pairing);
    PerSeat<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < rules.players; ++seat)
        bots[seat] = make_bot(
            pairing.sides[static_cast<std::size_t>(side_of(rules, seat, pairing.game))].level,
            seed_for(kSeedOfPlayers, number * kMaxPlayers + static_cast<std::uint64_t>(seat)));
    Position position;
    while (position.board.phase != Phase::game_over) {
        Random random(seed_for(seed_for(kSeedOfDecks, number), record.hands.size()));
        const DeckOrder deck = shuffled_deck(rules, random);
        position =
            record.hands.empty() ? deal(rules, deck, rules.players - 1) : deal_next(position, deck);
        record.hands.push_back({position.board.dealer, deck, {}});
        while (!position.board.over()) {
            const Seat seat = position.board.seat;
            const Action action =
                bots[seat]->think(view(position, seat), Budget::of_rollouts(rollouts)).action;
            record.hands.back().actions.push_back(action);
            apply(position, action);
        }
    }
    return record;
}

void add_review(GameResult& result, const Record& record, int rollouts) {
    review::Review review(record, kSeedOfReviews);
    for (int i = 0; i < review.steps(); ++i) review.judge(i, Budget::of_rollouts(rollouts));
    const Rules& rules = review.rules();
    for (int seat = 0; seat < rules.players; ++seat) {
        const review::PlayerSums sums = review.player(seat);
        const auto place = static_cast<std::size_t>(side_of(rules, seat, result.game));
        Side& side = result.sides[place];
        side.decisions += sums.decisions;
        for (const int marks : sums.marks) side.marked += marks;
        side.loss += sums.loss.win;
        side.points += sums.rate * sums.decisions;
        side.luck += sums.luck.win;
        result.sides[1 - place].luck -= sums.luck.win;
    }
}

void run(Results& results, int games, int rollouts) {
    using Clock = std::chrono::steady_clock;
    auto told = Clock::now();
    for (int game = 0; game < games; ++game)
        for (const int players : {2, 4})
            for (const Level one : kLevels)
                for (const Level two : kLevels) {
                    if (one > two || (one == two && one != Level::master)) continue;
                    GameResult result{players, game, {Side{one}, Side{two}}};
                    if (results.has(result)) continue;
                    const Rules rules = make_rules(kDefaultEdition, players).rules;
                    add_review(result, play(rules, result, rollouts), rollouts);
                    results.add(result);
                    if (Clock::now() - told < std::chrono::seconds(30)) continue;
                    told = Clock::now();
                    std::fprintf(stderr, "%zu games in all, %d of %d per pairing\n", results.size(),
                                 game, games);
                }
}

}  // namespace
}  // namespace bornes::table

int main(int argc, char** argv) try {
    if (argc != 4) {
        std::fputs("usage: bornes_review_table FILE GAMES ROLLOUTS\n", stderr);
        return 2;
    }
    bornes::table::Results results(argv[1]);
    bornes::table::run(results, std::atoi(argv[2]), std::atoi(argv[3]));
    std::fputs(results.table().c_str(), stdout);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "bornes_review_table: %s\n", error.what());
    return 2;
}
