#include "tables/game_record.h"

#include <fmt/format.h>

#include "fair/deal.h"

namespace bornes::tables {
namespace {

// Adds the tags of a hand. The names are those of the header unless a tag says otherwise.
void add_hand(Record& record, const fair::Game& game, const PlayedHand& hand) {
    const int number = hand.deal.hand;
    const auto add = [&](const std::string& end, std::string text) {
        record.tags.emplace_back(fmt::format("deal-{}{}", number, end), std::move(text));
    };
    add("-commit", fair::to_hex(promise_of(game, hand.deal)));
    add("", to_text(hand.deal));
    for (const fair::FairDeal& attempt : hand.voided)
        add(fmt::format("-void-{}", attempt.attempt), to_text(attempt));
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (hand.deal.version > 1 && hand.names[seat] != record.seats[seat])
            add(fmt::format("-seat-{}", seat + 1), hand.names[seat]);
    add("-head", fair::to_hex(hand.head));
    record.hands.push_back({hand.dealer, hand.deck, hand.actions});
}

}  // namespace

Record record_of(const State& state) {
    Record record;
    record.edition = state.options().edition;
    record.players = state.players();
    record.house = state.options().house;
    record.tags.emplace_back("table", state.id());
    record.tags.emplace_back("game", std::to_string(state.game()));
    std::size_t finished = state.hands().size();
    const bool closed = state.phase() == TablePhase::closed;
    if (state.phase() == TablePhase::playing ||
        (closed && state.position() && !state.position()->board.over()))
        --finished;
    // The players of the last hand. Somebody else may sit there now.
    record.seats = finished > 0 ? state.hands()[finished - 1].names : state.names();
    for (std::size_t i = 0; i < finished; ++i)
        add_hand(record, state.fair_game(), state.hands()[i]);
    return record;
}

std::string record_text(const StoredTable& table) {
    const auto& state = table.state();
    const bool there = state && (table.game() == 0 || state->game() == table.game());
    return there ? to_text(record_of(*state)) : "";
}

}  // namespace bornes::tables
