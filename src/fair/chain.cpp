#include "fair/chain.h"

#include <fmt/format.h>

#include "bornes/notation.h"
#include "fair/hash.h"

namespace bornes::fair {
namespace {

// The hand as lines of a record. The position says which seat acts.
std::string hand_lines(const Game& game, const DealtHand& hand) {
    const Rules rules = game.rules();
    std::string lines = fmt::format("hand {} dealer {}\ndeck", hand.deal.hand, hand.dealer + 1);
    for (int i = 0; i < rules.deck_size(); ++i)
        lines.append(" ").append(id(hand.deck[static_cast<std::size_t>(i)]));
    lines += '\n';
    Position position = deal(rules, hand.deck, hand.dealer);
    for (const Action action : hand.actions) {
        lines += fmt::format("{} ", position.board.seat + 1);
        append_text(lines, action);
        lines += '\n';
        apply(position, action);
    }
    return lines;
}

}  // namespace

Bytes32 first_head(const Game& game, int number) {
    return Sha256()
        .add(fmt::format("bornes record 2\ntable {}\ngame {}\n", game.table, number))
        .add(rules_lines(game))
        .finish();
}

Bytes32 next_head(const Bytes32& before, const Game& game, const DealtHand& hand) {
    Sha256 hash;
    hash.add("bornes hand 2\n").add(before);
    for (const FairDeal& each : hand.voided) hash.add(fmt::format("void {}\n", to_text(each)));
    hash.add(fmt::format("deal {}\n", to_text(hand.deal)));
    return hash.add(hand_lines(game, hand)).finish();
}

}  // namespace bornes::fair
