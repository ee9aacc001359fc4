#include "fair/fairness_fault.h"

namespace bornes::fair {
namespace {

using Code = FairnessFaultCode;
using Fault = std::optional<FairnessFault>;
using Seats = std::array<bool, kMaxPlayers>;

FairnessFault about(Code code, std::size_t seat) { return {code, {std::to_string(seat + 1)}}; }

// `{}` stands for the next argument.
std::string_view sentence_of(Code code) {
    switch (code) {
        case Code::no_table: return "the record names no table and game: it was not played online";
        case Code::foreign_tag: return "tag {} belongs to no hand of the record";
        case Code::no_deal: return "the record does not say how it was dealt";
        case Code::unreadable_tag: return "its tag cannot be read";
        case Code::other_game: return "it was not dealt as a hand of the record's game";
        case Code::older_version: return "it was dealt by an older version than the one before";
        case Code::other_seed: return "the seed is not the one that was committed to";
        case Code::other_terms:
            return "the seed and the terms are not those that were committed to";
        case Code::not_following: return "it does not follow the hands before it";
        case Code::other_dealer: return "another dealer was committed to";
        case Code::names_twice:
            return "the last hand may not have names of its own: the seat lines name its players";
        case Code::other_players: return "other players were committed to";
        case Code::wrong_dealer: return "seat {} dealt it, but seat {} should have";
        case Code::other_deck:
            return "the deck is not the one that the seed and the contributions give";
        case Code::hand_not_over: return "it is not played to its end";
        case Code::other_chain: return "the record's chain was made from another hand";
        case Code::too_many_attempts: return "it was dealt at attempt {}, but only {} are allowed";
        case Code::attempt_not_shown: return "attempt {} is not shown";
        case Code::too_many_shown: return "more attempts are shown than were made";
        case Code::no_such_seat: return "the table has no seat {}";
        case Code::not_asked: return "seat {} committed, but was not asked";
        case Code::left_out: return "seat {} takes part again, although it did not open before";
        case Code::other_opening: return "seat {} opened something other than what it committed to";
        case Code::void_but_open: return "it is called void, although everybody opened";
        case Code::silent_seat: return "seat {} committed, but did not open";
    }
    return {};
}

// Only seats of this table may take part. From version 2 on, only seats that were asked may.
Fault fault_of_seats(const Game& game, const FairDeal& deal, const Seats& left_out) {
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        const bool there = static_cast<int>(seat) < game.players;
        if ((deal.asked[seat] || deal.commits[seat]) && !there)
            return about(Code::no_such_seat, seat);
        if (deal.version > 1 && deal.commits[seat] && !deal.asked[seat])
            return about(Code::not_asked, seat);
        if ((deal.asked[seat] || deal.commits[seat]) && left_out[seat])
            return about(Code::left_out, seat);
    }
    return std::nullopt;
}

Fault fault_of_openings(const Game& game, const FairDeal& deal) {
    const Bytes32 promise = promise_of(game, deal);
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (deal.commits[seat] && deal.contributions[seat] &&
            part_commitment(deal.version, promise, static_cast<int>(seat),
                            *deal.contributions[seat]) != *deal.commits[seat])
            return about(Code::other_opening, seat);
    return std::nullopt;
}

// All attempts must be for the same hand.
bool same_hand(const FairDeal& one, const FairDeal& other) {
    return one.version == other.version && one.game == other.game && one.hand == other.hand &&
           one.dealer == other.dealer && one.after == other.after;
}

Fault fault_of_void(const Game& game, const FairDeal& voided, Seats& left_out) {
    if (auto fault = fault_of_seats(game, voided, left_out)) return fault;
    if (auto fault = fault_of_openings(game, voided)) return fault;
    if (silent_seat(voided) == 0) return FairnessFault{Code::void_but_open};
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (voided.commits[seat] && !voided.contributions[seat]) left_out[seat] = true;
    return std::nullopt;
}

}  // namespace

std::string FairnessFault::why() const {
    std::string text(sentence_of(code));
    for (const std::string& argument : arguments)
        if (const std::size_t place = text.find("{}"); place != std::string::npos)
            text.replace(place, 2, argument);
    if (attempt > 0) text = "attempt " + std::to_string(attempt) + ": " + text;
    return hand > 0 ? "hand " + std::to_string(hand) + ": " + text : text;
}

int silent_seat(const FairDeal& deal) {
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat)
        if (deal.commits[seat] && !deal.contributions[seat]) return static_cast<int>(seat) + 1;
    return 0;
}

// A record must show every attempt before the one that counted, and why it was void. Otherwise a
// host could deal until it liked the cards.
Fault fault_of_attempts(const Game& game, const FairDeal& deal,
                        const std::vector<FairDeal>& voided) {
    if (deal.version > 1 && deal.attempt > kMostVoids + 1)
        return FairnessFault{Code::too_many_attempts,
                             {std::to_string(deal.attempt), std::to_string(kMostVoids + 1)}};
    Seats left_out{};
    for (int attempt = 1; attempt < deal.attempt; ++attempt) {
        const auto place = static_cast<std::size_t>(attempt - 1);
        if (place >= voided.size() || voided[place].attempt != attempt ||
            !same_hand(voided[place], deal))
            return FairnessFault{Code::attempt_not_shown, {std::to_string(attempt)}};
        if (Fault fault = fault_of_void(game, voided[place], left_out)) {
            fault->attempt = attempt;
            return fault;
        }
    }
    if (voided.size() >= static_cast<std::size_t>(deal.attempt))
        return FairnessFault{Code::too_many_shown};
    if (auto fault = fault_of_seats(game, deal, left_out)) return fault;
    if (auto fault = fault_of_openings(game, deal)) return fault;
    if (const int seat = silent_seat(deal))
        return FairnessFault{Code::silent_seat, {std::to_string(seat)}};
    return std::nullopt;
}

}  // namespace bornes::fair
