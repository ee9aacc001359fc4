#include "client/deal_check.h"

namespace bornes::client {
namespace {

using Result = DealVerdict::Result;

// Declines of others are not seen: a choice that goes by without an answer was declined.
bool apply_seen(Position& position, int seat, Action action) {
    while (position.board.phase == Phase::coup_fourre &&
           (position.board.seat != seat || action.verb() != Verb::answer))
        apply(position, Action::decline());
    if (position.board.over() || position.board.seat != seat) return false;
    if (check(position, action) != Refusal::none) return false;
    apply(position, action);
    return true;
}

// Plays the hand again from the deck that seed and contributions give.
bool cards_agree(const SeenHand& seen, const fair::FairDeal& deal, const TableState& table,
                 const View& end) {
    const Rules& rules = table.rules.rules;
    const DeckOrder deck = fair::fair_deck(rules, fair::deal_key(table.id, deal));
    Position position = bornes::deal(rules, deck, end.board.dealer);
    for (const auto& [seat, action] : seen.moves)
        if (!apply_seen(position, seat, action)) return false;
    if (!position.board.over()) return false;
    if (end.seat == View::kSpectator) return true;
    return position.hands[static_cast<std::size_t>(end.seat)] == end.hand;
}

bool kept(const DealState& promise, const DealState& shown) {
    return same_attempt(promise.deal, shown.deal) && shown.commit == promise.commit &&
           fair::commitment(shown.deal.seed) == promise.commit;
}

}  // namespace

bool same_attempt(const fair::FairDeal& one, const fair::FairDeal& other) {
    return one.game == other.game && one.hand == other.hand && one.attempt == other.attempt;
}

DealVerdict judge(const SeenHand& seen, const DealState& shown, const TableState& table,
                  const View& end) {
    DealVerdict verdict;
    for (const auto& part : shown.deal.contributions) verdict.parts += part ? 1 : 0;
    if (!shown.has_seed || !seen.promise || !seen.from_start) return verdict;
    if (!kept(*seen.promise, shown)) {
        verdict.result = Result::other_seed;
        return verdict;
    }
    if (end.seat != View::kSpectator) {
        const auto& own = shown.deal.contributions[static_cast<std::size_t>(end.seat)];
        verdict.own_part = own.has_value();
        if (seen.part && own != seen.part) {
            verdict.result = Result::other_part;
            return verdict;
        }
    }
    const bool agree = cards_agree(seen, shown.deal, table, end);
    verdict.result = agree ? Result::fair : Result::other_cards;
    return verdict;
}

}  // namespace bornes::client
