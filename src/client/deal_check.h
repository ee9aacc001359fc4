// Whether the cards of a finished hand were dealt as had been committed to (docs/fair-deals.md).
#pragma once

#include <optional>
#include <vector>

#include "client/table_state.h"

namespace bornes::client {

struct DealVerdict {
    enum class Result : std::uint8_t {
        fair,
        unseen,       // the hand was not seen from its beginning
        other_seed,   // or other numbers: not what was committed to
        other_part,   // the own contribution was changed or left out
        other_cards,  // seed and contributions give others
    };
    Result result = Result::unseen;
    int parts = 0;  // how many players contributed
    bool own_part = false;
};

// A hand as one player saw it.
struct SeenHand {
    std::optional<DealState> promise;   // what the server showed before the deal
    std::optional<fair::Bytes32> part;  // what this client contributed
    bool from_start = false;
    std::vector<std::pair<int, Action>> moves;  // seat and action, all that the player may know
};

// The same hand of the same game. Its numbers go into the key: who may change them after the
// openings can choose the deck.
bool same_attempt(const fair::FairDeal& one, const fair::FairDeal& other);

// `end` is the player's view when the hand was over.
DealVerdict judge(const SeenHand& seen, const DealState& shown, const TableState& table,
                  const View& end);

}  // namespace bornes::client
