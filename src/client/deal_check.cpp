#include "client/deal_check.h"

#include <algorithm>

#include "fair/chain.h"
#include "fair/fairness_fault.h"
#include "fair/names.h"

namespace bornes::client {
namespace {

using Result = DealVerdict::Result;

// Applies one visible move. Declines of others are invisible: a choice that passes without an
// answer was declined. Appends all actions, including such declines, to `all`.
bool apply_seen(Position& position, int seat, Action action, std::vector<Action>& all) {
    const auto act = [&](Action each) {
        apply(position, each);
        all.push_back(each);
    };
    while (position.board.phase == Phase::coup_fourre &&
           (position.board.seat != seat || action.verb() != Verb::answer))
        act(Action::decline());
    if (position.board.over() || position.board.seat != seat) return false;
    if (check(position, action) != Refusal::none) return false;
    act(action);
    return true;
}

// Replays the hand from the deck that seed and contributions give. Returns nothing if it differs
// from the hand that was seen.
std::optional<fair::DealtHand> played_again(const SeenHand& seen, const DealState& shown,
                                            const TableState& table, const View& end) {
    const int last_dealer = (end.board.dealer + table.rules.rules.players - 1) %
                            static_cast<int>(table.rules.rules.players);
    const fair::Dealt dealt = deal_out(game_of(table), shown.deal, last_dealer);
    if (dealt.dealer != end.board.dealer) return std::nullopt;
    fair::DealtHand hand{shown.deal, shown.voided, dealt.dealer, dealt.deck, {}};
    Position position = deal(table.rules.rules, dealt.deck, dealt.dealer);
    for (const auto& [seat, action] : seen.moves)
        if (!apply_seen(position, seat, action, hand.actions)) return std::nullopt;
    if (!position.board.over()) return std::nullopt;
    if (end.seat != View::kSpectator &&
        position.hands[static_cast<std::size_t>(end.seat)] != end.hand)
        return std::nullopt;
    return hand;
}

bool same_terms(const fair::FairDeal& one, const fair::FairDeal& other) {
    return one.version == other.version && terms_text(one) == terms_text(other);
}

bool kept(const SeenHand& seen, const DealState& shown, const fair::Game& game) {
    const DealState& promise = *seen.promise;
    if (!same_terms(promise.deal, shown.deal) || shown.commit != promise.commit ||
        promise_of(game, shown.deal) != promise.commit)
        return false;
    // The set of commitments was fixed before anybody opened.
    return !seen.closed || seen.closed->deal.commits == shown.deal.commits;
}

// Whether the void attempts match what the server promised for them.
bool voids_kept(const SeenHand& seen, const DealState& shown, const fair::Game& game) {
    return std::all_of(seen.before.begin(), seen.before.end(), [&](const DealState& each) {
        const auto place = static_cast<std::size_t>(each.deal.attempt - 1);
        return place < shown.voided.size() && promise_of(game, shown.voided[place]) == each.commit;
    });
}

// The terms that the server committed to must match what this client knows of the table.
bool terms_fit(const SeenHand& seen, const fair::FairDeal& deal, int players) {
    if (deal.version == 1) return true;
    if (seen.after && deal.after != *seen.after) return false;
    if (deal.hand == 1) return deal.dealer == fair::FairDeal::kDealerFromDeal;
    return !seen.last_dealer || deal.dealer == (*seen.last_dealer + 1) % players;
}

Result result_of(const SeenHand& seen, const DealState& shown, const TableState& table,
                 const View& end) {
    const fair::Game game = game_of(table);
    if (!kept(seen, shown, game)) return Result::other_seed;
    if (shown.deal.version < seen.version) return Result::downgraded;
    if (!terms_fit(seen, shown.deal, game.players)) return Result::other_terms;
    if (end.seat != View::kSpectator && seen.part &&
        shown.deal.contributions[static_cast<std::size_t>(end.seat)] != seen.part)
        return Result::other_part;
    if (fault_of_attempts(game, shown.deal, shown.voided)) return Result::void_attempts;
    if (!voids_kept(seen, shown, game)) return Result::void_attempts;
    return Result::fair;
}

}  // namespace

bool same_attempt(const fair::FairDeal& one, const fair::FairDeal& other) {
    return one.game == other.game && one.hand == other.hand && one.attempt == other.attempt;
}

fair::Game game_of(const TableState& table) {
    return {table.id, table.edition, static_cast<int>(table.rules.rules.players),
            table.rules.house};
}

fair::Bytes32 people_of(const TableState& table) {
    fair::Names names;
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const Seat& seat = table.seats[i];
        names[i] = seat.kind == Seat::Kind::player ? fair::name_of_player(seat.name)
                                                   : fair::name_of_bot(id(seat.level));
    }
    return fair::digest_of(names, static_cast<int>(table.seats.size()));
}

DealVerdict judge(const SeenHand& seen, const DealState& shown, const TableState& table,
                  const View& end) {
    DealVerdict verdict;
    for (const auto& part : shown.deal.contributions) verdict.parts += part ? 1 : 0;
    if (!shown.has_seed || !seen.promise || !seen.from_start) return verdict;
    if (end.seat != View::kSpectator)
        // We only vouch for a contribution that came from this client.
        verdict.own_part = seen.part.has_value();
    verdict.result = result_of(seen, shown, table, end);
    if (verdict.result != Result::fair) return verdict;
    const auto hand = played_again(seen, shown, table, end);
    if (!hand) {
        verdict.result = Result::other_cards;
        return verdict;
    }
    if (shown.deal.version == 1) return verdict;
    const fair::Bytes32 head = next_head(shown.deal.after, game_of(table), *hand);
    if (shown.head != head)
        verdict.result = Result::other_record;
    else
        verdict.head = head;
    return verdict;
}

}  // namespace bornes::client
