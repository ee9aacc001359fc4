#include "fair/deal.h"

#include <fmt/format.h>

#include <utility>

#include "bornes/settings.h"
#include "fair/hash.h"
#include "fair/stream.h"

namespace bornes::fair {
namespace {

void add_contributions(Sha256& hash, const FairDeal& deal) {
    for (std::size_t seat = 0; seat < deal.contributions.size(); ++seat)
        if (deal.contributions[seat])
            hash.add(fmt::format("{}\n", seat + 1)).add(*deal.contributions[seat]);
}

void shuffle(DeckOrder& deck, int size, Stream& stream) {
    for (auto last = static_cast<std::uint32_t>(size - 1); last > 0; --last)
        std::swap(deck[last], deck[stream.below(last + 1)]);
}

}  // namespace

std::string rules_lines(const Game& game) {
    std::string lines = fmt::format("rules {}\nplayers {}\n", id(game.edition), game.players);
    for (const Setting& setting : kSettings)
        if (const auto value = house_rule_text(game.house, setting))
            lines += fmt::format("set {} {}\n", setting.name, *value);
    return lines;
}

Bytes32 promise_of(const Game& game, const FairDeal& deal) {
    if (deal.version == 1) return Sha256().add("bornes commit 1").add(deal.seed).finish();
    return Sha256()
        .add(fmt::format("bornes deal 2\ntable {}\n", game.table))
        .add(rules_lines(game))
        .add(terms_text(deal) + "\n")
        .add(deal.seed)
        .finish();
}

Bytes32 part_commitment(int version, const Bytes32& promise, int seat,
                        const Bytes32& contribution) {
    if (version == 1) return Sha256().add("bornes commit 1").add(contribution).finish();
    return Sha256()
        .add("bornes part 2\n")
        .add(promise)
        .add(fmt::format("{}\n", seat + 1))
        .add(contribution)
        .finish();
}

Bytes32 deal_key(const Game& game, const FairDeal& deal) {
    Sha256 hash;
    if (deal.version == 1)
        hash.add(fmt::format("bornes deal 1\n{}\n{} {} {}\n", game.table, deal.game, deal.hand,
                             deal.attempt));
    else
        hash.add("bornes key 2\n").add(promise_of(game, deal));
    hash.add(deal.seed);
    add_contributions(hash, deal);
    return hash.finish();
}

Dealt deal_out(const Game& game, const FairDeal& deal, int last_dealer) {
    const Rules rules = game.rules();
    Stream stream(deal_key(game, deal));
    Dealt dealt{sorted_deck(rules), (last_dealer + 1) % game.players};
    if (deal.hand == 1)
        dealt.dealer =
            deal.version == 1
                ? (game.players + deal.game - 2) % game.players
                : static_cast<int>(stream.below(static_cast<std::uint32_t>(game.players)));
    shuffle(dealt.deck, rules.deck_size(), stream);
    return dealt;
}

}  // namespace bornes::fair
