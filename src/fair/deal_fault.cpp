#include "fair/deal_fault.h"

#include <fmt/format.h>

namespace bornes::fair {
namespace {

using Fault = std::optional<std::string>;
using Seats = std::array<bool, kMaxPlayers>;

// Only seats of this table take part, and from version 2 on only those that were asked.
Fault fault_of_seats(const Game& game, const FairDeal& deal, const Seats& left_out) {
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        const bool there = static_cast<int>(seat) < game.players;
        if ((deal.asked[seat] || deal.commits[seat]) && !there)
            return fmt::format("the table has no seat {}", seat + 1);
        if (deal.version > 1 && deal.commits[seat] && !deal.asked[seat])
            return fmt::format("seat {} committed and was not asked", seat + 1);
        if ((deal.asked[seat] || deal.commits[seat]) && left_out[seat])
            return fmt::format("seat {} takes part again after it did not open", seat + 1);
    }
    return std::nullopt;
}

Fault fault_of_openings(const Game& game, const FairDeal& deal) {
    const Bytes32 promise = promise_of(game, deal);
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (deal.commits[seat] && deal.contributions[seat] &&
            part_commitment(deal.version, promise, static_cast<int>(seat),
                            *deal.contributions[seat]) != *deal.commits[seat])
            return fmt::format("seat {} opened something else than it committed to", seat + 1);
    return std::nullopt;
}

// All attempts at a hand are about the same hand.
bool same_hand(const FairDeal& one, const FairDeal& other) {
    return one.version == other.version && one.game == other.game && one.hand == other.hand &&
           one.dealer == other.dealer && one.after == other.after;
}

Fault fault_of_void(const Game& game, const FairDeal& voided, Seats& left_out) {
    if (auto fault = fault_of_seats(game, voided, left_out)) return fault;
    if (auto fault = fault_of_openings(game, voided)) return fault;
    if (silent_seat(voided) == 0) return "it is called void, and everybody opened";
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (voided.commits[seat] && !voided.contributions[seat]) left_out[seat] = true;
    return std::nullopt;
}

}  // namespace

int silent_seat(const FairDeal& deal) {
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat)
        if (deal.commits[seat] && !deal.contributions[seat]) return static_cast<int>(seat) + 1;
    return 0;
}

// Every attempt before the one that counted has to be shown, and why it was void: or a host could
// deal until it liked the cards.
Fault fault_of_attempts(const Game& game, const FairDeal& deal,
                        const std::vector<FairDeal>& voided) {
    if (deal.version > 1 && deal.attempt > kMostVoids + 1)
        return fmt::format("it was dealt at attempt {}, and {} are allowed", deal.attempt,
                           kMostVoids + 1);
    Seats left_out{};
    for (int attempt = 1; attempt < deal.attempt; ++attempt) {
        const auto place = static_cast<std::size_t>(attempt - 1);
        if (place >= voided.size() || voided[place].attempt != attempt ||
            !same_hand(voided[place], deal))
            return fmt::format("attempt {} is not shown", attempt);
        if (const auto fault = fault_of_void(game, voided[place], left_out))
            return fmt::format("attempt {}: {}", attempt, *fault);
    }
    if (voided.size() >= static_cast<std::size_t>(deal.attempt))
        return "more attempts are shown than were made";
    if (auto fault = fault_of_seats(game, deal, left_out)) return fault;
    if (auto fault = fault_of_openings(game, deal)) return fault;
    if (const int seat = silent_seat(deal))
        return fmt::format("seat {} committed and did not open", seat);
    return std::nullopt;
}

}  // namespace bornes::fair
