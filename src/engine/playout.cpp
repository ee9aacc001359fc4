#include "bornes/playout.h"

#include "bornes/score.h"

namespace bornes {
namespace {

constexpr std::uint64_t kHandsPerTable = 200;

// FNV-1a over whole words. The hash depends on the order of the words and on every bit.
void mix(std::uint64_t& hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x100000001b3U;
    hash ^= hash >> 32;
}

void hash_hand(std::uint64_t& hash, Position& position, Random& random) {
    ActionList list;
    while (!position.board.over()) {
        legal_actions(position, list);
        const Action action = random_action(list, random);
        mix(hash, static_cast<std::uint64_t>(action.code()) << 32 |
                      static_cast<std::uint64_t>(list.size()) << 8 |
                      static_cast<std::uint64_t>(position.board.seat));
        apply(position, action);
    }
    for (const int total : totals_after(position.board))
        mix(hash, static_cast<std::uint64_t>(total));
    mix(hash, winners(position.board));
}

void hash_table(std::uint64_t& hash, const Rules& rules) {
    Random random(hash);
    Position position;
    for (std::uint64_t hand = 0; hand < kHandsPerTable; ++hand) {
        const DeckOrder deck = shuffled_deck(rules, random);
        const bool goes_on = position.board.phase == Phase::hand_over;
        position = goes_on ? deal_next(position, deck) : deal(rules, deck, rules.players - 1);
        hash_hand(hash, position, random);
    }
}

}  // namespace

// `flatten` inlines everything that each move needs into one loop. Rare code is marked cold and
// stays outside.
[[gnu::flatten]] void play_out_hand(Position& position, Random& random) {
    ActionList list;
    while (!position.board.over()) {
        legal_actions(position, list);
        apply(position, random_action(list, random));
    }
}

void play_out_game(Position& position, Random& random) {
    play_out_hand(position, random);
    while (position.board.phase != Phase::game_over) {
        position = deal_next(position, shuffled_deck(position.board.rules, random));
        play_out_hand(position, random);
    }
}

std::uint64_t signature() {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const Edition edition : kEditions)
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
            for (const Teams teams : {Teams::partners, Teams::solo}) {
                HouseRules house;
                house.teams = teams;
                const RulesResult made = make_rules(edition, players, house);
                if (made) hash_table(hash, made.rules);
            }
    return hash;
}

}  // namespace bornes
