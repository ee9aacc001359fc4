// Games to review.
#pragma once

#include "bornes/bot.h"
#include "bornes/record.h"
#include "bornes/review.h"

namespace bornes::test {

// A game between bots of a level, with at most `hands` hands. The same seed gives the same game.
inline Record played_game(const Rules& rules, const HouseRules& house, Level level,
                          std::uint64_t seed, std::size_t hands = 100) {
    Record record;
    record.edition = rules.edition;
    record.players = rules.players;
    record.house = house;
    const auto bot = make_bot(level, seed);
    Position position;
    while (position.board.phase != Phase::game_over && record.hands.size() < hands) {
        Random random(seed_for(seed, record.hands.size()));
        const DeckOrder deck = shuffled_deck(rules, random);
        const bool first = record.hands.empty();
        position = first ? deal(rules, deck, rules.players - 1) : deal_next(position, deck);
        record.hands.push_back({position.board.dealer, deck, {}});
        while (!position.board.over()) {
            const View seen = view(position, position.board.seat);
            const Action action = bot->think(seen, Budget::of_rollouts(20)).action;
            record.hands.back().actions.push_back(action);
            apply(position, action);
        }
    }
    return record;
}

inline Record played_game(Edition edition, int players, Level level, std::uint64_t seed,
                          std::size_t hands = 100) {
    return played_game(make_rules(edition, players).rules, {}, level, seed, hands);
}

inline review::Review reviewed(const Record& record, int rollouts, std::uint64_t seed = 1) {
    review::Review review(record, seed);
    for (int i = 0; i < review.steps(); ++i) review.step(i, Budget::of_rollouts(rollouts));
    return review;
}

inline std::string json_of(const review::Review& review, int rollouts,
                           std::optional<Seat> seat = {}) {
    std::string json;
    review::append_json(json, review, {rollouts, seat});
    return json;
}

}  // namespace bornes::test
