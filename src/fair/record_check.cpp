#include "fair/record_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "fair/chain.h"
#include "fair/names.h"

namespace bornes::fair {
namespace {

using Code = FairnessFaultCode;
using Fault = std::optional<FairnessFault>;

// Checks the hands of a record in order.
class RecordCheck {
public:
    // At least one hand of the record must be dealt.
    RecordCheck(const Record& record, std::string table)
        : record_(record),
          game_{std::move(table), *record.edition, *record.players, record.house},
          // The last hand may be announced, but not dealt.
          hands_(record.hands.size() - (record.hands.back().deck ? 0 : 1)) {}

    RecordVerdict run() {
        RecordVerdict verdict;
        verdict.all_version_2 = true;
        for (std::size_t i = 0; i < hands_; ++i) {
            verdict.fault = fault_of_hand(i);
            if (verdict.fault) {
                verdict.fault->hand = static_cast<int>(i) + 1;
                return verdict;
            }
            verdict.all_version_2 = verdict.all_version_2 && version_ == 2;
            verdict.heads.push_back(head_);
        }
        verdict.fault = fault_of_tags();
        verdict.game_over = position_ && position_->board.phase == Phase::game_over;
        return verdict;
    }

private:
    const std::string* tag_of(std::size_t index, std::string_view end) {
        std::string name = fmt::format("deal-{}{}", index + 1, end);
        const std::string* text = tag(record_, name);
        if (text != nullptr) looked_at_.insert(std::move(name));
        return text;
    }

    Fault fault_of_hand(std::size_t index) {
        const std::string* text = tag_of(index, "");
        if (text == nullptr) return FairnessFault{Code::no_deal};
        const auto read = fair_deal_from_text(*text);
        if (!read || read->hand != static_cast<int>(index) + 1)
            return FairnessFault{Code::unreadable_tag};
        // The number of the game is part of the key. A host that could name it late could choose
        // the deck.
        if (std::to_string(read->game) != *tag(record_, "game"))
            return FairnessFault{Code::other_game};
        if (index == 0) head_ = first_head(game_, read->game);
        if (read->version < version_) return FairnessFault{Code::older_version};
        version_ = read->version;
        DealtHand hand{*read, voids_of(index), record_.hands[index].dealer, {}, {}};
        if (Fault fault = fault_of_terms(index, hand.deal)) return fault;
        if (Fault fault = fault_of_attempts(game_, hand.deal, hand.voided)) return fault;
        const std::string* promised = tag_of(index, "-commit");
        if (promised == nullptr || *promised != to_hex(promise_of(game_, hand.deal)))
            return FairnessFault{version_ == 1 ? Code::other_seed : Code::other_terms};
        if (Fault fault = fault_of_cards(index, hand)) return fault;
        return fault_of_head(index, hand);
    }

    std::vector<FairDeal> voids_of(std::size_t index) {
        std::vector<FairDeal> voids;
        for (int attempt = 1;; ++attempt) {
            const std::string* text = tag_of(index, fmt::format("-void-{}", attempt));
            if (text == nullptr) return voids;
            // An unreadable text becomes attempt 0, which is never a valid attempt.
            voids.push_back(fair_deal_from_text(*text).value_or(FairDeal{.attempt = 0}));
        }
    }

    // What version 2 binds in addition to the seed.
    Fault fault_of_terms(std::size_t index, const FairDeal& deal) {
        if (deal.version == 1) return std::nullopt;
        if (deal.after != head_) return FairnessFault{Code::not_following};
        const int dealer = index == 0 ? FairDeal::kDealerFromDeal
                                      : (record_.hands[index - 1].dealer + 1) % game_.players;
        if (deal.dealer != dealer) return FairnessFault{Code::other_dealer};
        Names names = record_.seats;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(game_.players); ++seat)
            if (const std::string* name = tag_of(index, fmt::format("-seat-{}", seat + 1))) {
                // Otherwise nothing would bind the seat lines, which people read first.
                if (index + 1 == hands_) return FairnessFault{Code::names_twice};
                names[seat] = *name;
            }
        if (deal.people != digest_of(names, game_.players))
            return FairnessFault{Code::other_players};
        return std::nullopt;
    }

    Fault fault_of_cards(std::size_t index, const DealtHand& hand) {
        const Record::HandRecord& shown = record_.hands[index];
        const int before = index == 0 ? 0 : record_.hands[index - 1].dealer;
        const Dealt fair = deal_out(game_, hand.deal, before);
        if (shown.dealer != fair.dealer)
            return FairnessFault{
                Code::wrong_dealer,
                {std::to_string(shown.dealer + 1), std::to_string(fair.dealer + 1)}};
        const auto end = fair.deck.begin() + game_.rules().deck_size();
        if (!std::equal(fair.deck.begin(), end, shown.deck->begin()))
            return FairnessFault{Code::other_deck};
        return std::nullopt;
    }

    // Only a hand that was played to its end has a head.
    Fault fault_of_head(std::size_t index, DealtHand& hand) {
        hand.deck = *record_.hands[index].deck;
        hand.actions = record_.hands[index].actions;
        position_ = position_ ? deal_next(*position_, hand.deck)
                              : deal(game_.rules(), hand.deck, hand.dealer);
        for (const Action action : hand.actions) apply(*position_, action);
        if (!position_->board.over()) return FairnessFault{Code::hand_not_over};
        head_ = next_head(head_, game_, hand);
        const std::string* told = tag_of(index, "-head");
        if (told == nullptr && version_ == 1) return std::nullopt;
        if (told == nullptr || *told != to_hex(head_)) return FairnessFault{Code::other_chain};
        return std::nullopt;
    }

    // Finds a tag about a deal that belongs to no hand: a hand is missing, or something was added.
    Fault fault_of_tags() const {
        for (const auto& [name, text] : record_.tags)
            if (name.starts_with("deal-") && !looked_at_.contains(name))
                return FairnessFault{Code::foreign_tag, {name}};
        return std::nullopt;
    }

    const Record& record_;
    const Game game_;
    const std::size_t hands_;  // that were dealt
    Bytes32 head_{};
    int version_ = 1;
    std::optional<Position> position_;
    std::set<std::string> looked_at_;
};

}  // namespace

const std::string* tag(const Record& record, std::string_view name) {
    for (const auto& [each, text] : record.tags)
        if (each == name) return &text;
    return nullptr;
}

RecordVerdict check_deals(const Record& record) {
    RecordVerdict verdict;
    if (record.hands.empty() || !record.hands.front().deck) return verdict;
    const std::string* table = tag(record, "table");
    if (table != nullptr && tag(record, "game") != nullptr)
        return RecordCheck(record, *table).run();
    verdict.fault = FairnessFault{Code::no_table};
    return verdict;
}

}  // namespace bornes::fair
