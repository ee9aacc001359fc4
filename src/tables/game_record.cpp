#include "tables/game_record.h"

#include <fmt/format.h>

#include "fair/deal.h"

namespace bornes::tables {
namespace {

// A record's names hold no `#`, which starts its comments.
std::string fit_for_record(const std::string& name) {
    std::string fit;
    for (const char c : name) {
        if (c == '#')
            fit += "\uff03";
        else
            fit += c;
    }
    return fit;
}

}  // namespace

Record record_of(const State& state) {
    Record record;
    record.edition = state.options().edition;
    record.players = state.players();
    record.house = state.options().house;
    for (int i = 0; i < state.players(); ++i) {
        const Seat& seat = state.seat(i);
        record.seats[static_cast<std::size_t>(i)] =
            seat.player() ? fit_for_record(seat.name) : fmt::format("bot {}", id(seat.level));
    }
    record.tags.emplace_back("table", state.id());
    record.tags.emplace_back("game", std::to_string(state.game()));
    std::size_t finished = state.hands().size();
    const bool closed = state.phase() == TablePhase::closed;
    if (state.phase() == TablePhase::playing || (closed && !state.position()->board.over()))
        --finished;
    for (std::size_t i = 0; i < finished; ++i) {
        const PlayedHand& hand = state.hands()[i];
        record.tags.emplace_back(fmt::format("deal-{}-commit", i + 1),
                                 fair::to_hex(fair::commitment(hand.deal.seed)));
        record.tags.emplace_back(fmt::format("deal-{}", i + 1), to_text(hand.deal));
        for (const fair::FairDeal& attempt : hand.voided)
            record.tags.emplace_back(fmt::format("deal-{}-void-{}", i + 1, attempt.attempt),
                                     to_text(attempt));
        record.hands.push_back({hand.dealer, hand.deck, hand.actions});
    }
    return record;
}

}  // namespace bornes::tables
