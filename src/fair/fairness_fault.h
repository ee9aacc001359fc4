// What is wrong with the deal of a hand: a code, the words that the sentence quotes, and the place.
// `why()` returns an English sentence. Catalogues of other languages find theirs by the id of the
// code.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/ids.h"
#include "fair/deal.h"

namespace bornes::fair {

enum class FairnessFaultCode : std::uint8_t {
    // of a record as a whole
    no_table,
    foreign_tag,
    // of a hand
    no_deal,
    unreadable_tag,
    other_game,
    older_version,
    other_seed,
    other_terms,
    not_following,
    other_dealer,
    names_twice,
    other_players,
    wrong_dealer,
    other_deck,
    hand_not_over,
    other_chain,
    // of the attempts at a hand
    too_many_attempts,
    attempt_not_shown,
    too_many_shown,
    no_such_seat,
    not_asked,
    left_out,
    other_opening,
    void_but_open,
    silent_seat,
};

}  // namespace bornes::fair

namespace bornes {

template <>
inline constexpr std::array<std::string_view, 25> kIds<fair::FairnessFaultCode>{
    "no-table",      "foreign-tag",       "no-deal",           "unreadable-tag", "other-game",
    "older-version", "other-seed",        "other-terms",       "not-following",  "other-dealer",
    "names-twice",   "other-players",     "wrong-dealer",      "other-deck",     "hand-not-over",
    "other-chain",   "too-many-attempts", "attempt-not-shown", "too-many-shown", "no-such-seat",
    "not-asked",     "left-out",          "other-opening",     "void-but-open",  "silent-seat",
};
static_assert(kCount<fair::FairnessFaultCode> ==
              static_cast<int>(fair::FairnessFaultCode::silent_seat) + 1);

}  // namespace bornes

namespace bornes::fair {

struct FairnessFault {
    FairnessFaultCode code{};
    std::vector<std::string> arguments{};  // what the sentence quotes
    int hand = 0;                          // from 1; 0: the record as a whole
    int attempt = 0;                       // from 1; 0: the one that counted

    // In English, in lower case and without a full stop: "hand 2: its tag cannot be read".
    std::string why() const;
};

// Checks whether the attempts at a hand follow the rules of fair deals. Used for records, and by
// clients that have just been shown the attempts. `voided` has the attempts before the one that
// counted, in order. Returns the first fault, without the hand, or nothing. Does not check the
// cards, or promises that are stored elsewhere.
std::optional<FairnessFault> fault_of_attempts(const Game& game, const FairDeal& deal,
                                               const std::vector<FairDeal>& voided);

// The first seat, counted from 1, that committed but did not open; 0 if there is none.
int silent_seat(const FairDeal& deal);

}  // namespace bornes::fair
