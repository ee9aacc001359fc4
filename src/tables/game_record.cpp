#include "tables/game_record.h"

#include <fmt/format.h>

#include <algorithm>

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

const std::string* tag(const Record& record, std::string_view name) {
    for (const auto& [each, text] : record.tags)
        if (each == name) return &text;
    return nullptr;
}

std::optional<std::string> fault_of_secrets(const FairDeal& deal, bool all_opened) {
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat) {
        const auto& opened = deal.contributions[seat];
        if (!deal.commits[seat]) continue;
        if (!opened && all_opened)
            return fmt::format("seat {} committed and did not open", seat + 1);
        if (opened && commitment(*opened) != *deal.commits[seat])
            return fmt::format("seat {} opened something else than it committed to", seat + 1);
    }
    return std::nullopt;
}

std::optional<std::string> fault_of_hand(const Record& record, const Rules& rules,
                                         std::size_t index, const std::string& table) {
    const std::string* text = tag(record, fmt::format("deal-{}", index + 1));
    if (text == nullptr) return "the record has no fair deal of it";
    const auto deal = fair_deal_from_text(*text);
    if (!deal || deal->hand != static_cast<int>(index) + 1) return "its tag cannot be read";
    if (auto fault = fault_of_secrets(*deal, true)) return fault;
    const std::string* promised = tag(record, fmt::format("deal-{}-commit", index + 1));
    if (promised == nullptr || *promised != to_hex(commitment(deal->seed)))
        return "the seed is not the one that was committed to";
    const DeckOrder fair = fair_deck(rules, deal_key(table, *deal));
    const auto& dealt = record.hands[index].deck;
    if (!dealt || !std::equal(fair.begin(), fair.begin() + rules.deck_size(), dealt->begin()))
        return "the deck is not the one that seed and contributions give";
    return std::nullopt;
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
    if (state.phase() == TablePhase::playing) --finished;
    for (std::size_t i = 0; i < finished; ++i) {
        const PlayedHand& hand = state.hands()[i];
        record.tags.emplace_back(fmt::format("deal-{}-commit", i + 1),
                                 to_hex(commitment(hand.deal.seed)));
        record.tags.emplace_back(fmt::format("deal-{}", i + 1), to_text(hand.deal));
        for (const FairDeal& attempt : hand.voided)
            record.tags.emplace_back(fmt::format("deal-{}-void-{}", i + 1, attempt.attempt),
                                     to_text(attempt));
        record.hands.push_back({hand.dealer, hand.deck, hand.actions});
    }
    return record;
}

std::optional<std::string> fault_of_deals(const Record& record) {
    const std::string* table = tag(record, "table");
    if (table == nullptr) return "the record names no table: it was not played online";
    if (!record.edition || !record.players) return "the record has no rules";
    const Rules rules = make_rules(*record.edition, *record.players, record.house).rules;
    for (std::size_t i = 0; i < record.hands.size(); ++i)
        if (const auto fault = fault_of_hand(record, rules, i, *table))
            return fmt::format("hand {}: {}", i + 1, *fault);
    return std::nullopt;
}

}  // namespace bornes::tables
