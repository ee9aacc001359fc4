#include "fair/record_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "fair/deal.h"

namespace bornes::fair {
namespace {

// The seat, from 1, that committed and did not open; 0 if there is none.
std::size_t silent_seat(const FairDeal& deal) {
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat)
        if (deal.commits[seat] && !deal.contributions[seat]) return seat + 1;
    return 0;
}

std::optional<std::string> fault_of_openings(const FairDeal& deal) {
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat)
        if (deal.commits[seat] && deal.contributions[seat] &&
            commitment(*deal.contributions[seat]) != *deal.commits[seat])
            return fmt::format("seat {} opened something else than it committed to", seat + 1);
    return std::nullopt;
}

// Every attempt before the one that counted has to be shown, and why it was void: or a host could
// deal until it liked the cards.
std::optional<std::string> fault_of_voids(const Record& record, const FairDeal& deal) {
    for (int attempt = 1; attempt < deal.attempt; ++attempt) {
        const std::string* text = tag(record, fmt::format("deal-{}-void-{}", deal.hand, attempt));
        const auto voided = text == nullptr ? std::nullopt : fair_deal_from_text(*text);
        if (!voided || voided->game != deal.game || voided->hand != deal.hand ||
            voided->attempt != attempt)
            return fmt::format("attempt {} is not shown", attempt);
        if (auto fault = fault_of_openings(*voided))
            return fmt::format("attempt {}: {}", attempt, *fault);
        if (silent_seat(*voided) == 0)
            return fmt::format("attempt {} is called void, and everybody opened", attempt);
    }
    return std::nullopt;
}

std::optional<std::string> fault_of_hand(const Record& record, const Rules& rules,
                                         std::size_t index, const std::string& table) {
    const std::string* text = tag(record, fmt::format("deal-{}", index + 1));
    if (text == nullptr) return "the record has no fair deal of it";
    const auto deal = fair_deal_from_text(*text);
    if (!deal || deal->hand != static_cast<int>(index) + 1) return "its tag cannot be read";
    // The number goes into the key: a host free to name it late could choose the deck.
    if (*tag(record, "game") != std::to_string(deal->game))
        return "it was not dealt as one of the record's game";
    if (auto fault = fault_of_openings(*deal)) return fault;
    if (const std::size_t seat = silent_seat(*deal))
        return fmt::format("seat {} committed and did not open", seat);
    if (auto fault = fault_of_voids(record, *deal)) return fault;
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

const std::string* tag(const Record& record, std::string_view name) {
    for (const auto& [each, text] : record.tags)
        if (each == name) return &text;
    return nullptr;
}

std::optional<std::string> fault_of_deals(const Record& record) {
    const std::string* table = tag(record, "table");
    if (table == nullptr || tag(record, "game") == nullptr)
        return "the record names no table and game: it was not played online";
    if (!record.edition || !record.players) return "the record has no rules";
    const Rules rules = make_rules(*record.edition, *record.players, record.house).rules;
    for (std::size_t i = 0; i < record.hands.size(); ++i)
        if (const auto fault = fault_of_hand(record, rules, i, *table))
            return fmt::format("hand {}: {}", i + 1, *fault);
    return std::nullopt;
}

}  // namespace bornes::fair
