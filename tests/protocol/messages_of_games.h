// Views of random games, as the JSON that a bot gets.
#pragma once

#include <boost/json.hpp>

#include "bornes/json.h"
#include "engine/random_games.h"
#include "protocol/table.h"
#include "protocol/view_json.h"

namespace bornes::test {

inline boost::json::object json_of(const View& view) {
    std::string text;
    append_json(text, view);
    return boost::json::parse(text).as_object();
}

inline std::string text_of_view(const View& view) {
    std::string text;
    append_json(text, view);
    return text;
}

inline protocol::Table table_of(const Rules& rules) { return {rules, {}}; }

// Calls `body` with the position before every action of `hands` random hands.
inline void for_random_positions(int hands, std::uint64_t seed,
                                 const std::function<void(const Position&)>& body) {
    for_random_games(hands, seed, [&](const Rules& rules, Random& random) {
        RandomPlayer player(random);
        Position position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
        ActionList legal;
        while (!position.board.over() && !testing::Test::HasFatalFailure()) {
            body(position);
            legal_actions(position, legal);
            apply(position, player.choose(legal));
        }
    });
}

}  // namespace bornes::test
