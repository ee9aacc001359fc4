// Whether the cards of a finished hand were dealt as had been committed to (docs/fair-deals.md).
#pragma once

#include <optional>
#include <vector>

#include "client/table_state.h"

namespace bornes::client {

struct DealVerdict {
    enum class Result : std::uint8_t {
        fair,
        unseen,         // the hand was not seen from its beginning
        other_seed,     // seed, numbers or terms are not what was committed to
        other_part,     // our own contribution was changed or left out
        other_cards,    // seed and contributions give others, or another dealer
        other_terms,    // rules, players, dealer or the hands before are not those of this table
        void_attempts,  // or parts, that do not go by the rules
        other_record,   // the server's head is not that of the hands that were seen
        downgraded,     // an older version of deals than was promised before
    };
    Result result = Result::unseen;
    int parts = 0;  // how many players contributed
    bool own_part = false;
    // The head of the record after this hand, computed here; nothing unless all of the game was
    // seen.
    std::optional<fair::Bytes32> head{};
};

// A hand as one player saw it.
struct SeenHand {
    std::optional<DealState> promise;    // what the server showed before anybody committed
    std::optional<DealState> closed;     // what it showed before anybody opened
    std::vector<DealState> before;       // the promises of the attempts before, as they were shown
    std::optional<fair::Bytes32> part;   // what this client contributed
    std::optional<fair::Bytes32> after;  // the head before this hand, if this client knows it
    std::optional<int> last_dealer;      // of the hand before, likewise
    int version = 1;                     // the newest that was promised at this table
    bool from_start = false;
    std::vector<std::pair<int, Action>> moves{};  // seat and action, all that the player may know
};

// The same hand of the same game. Its numbers go into the key: who may change them after the
// openings can choose the deck.
bool same_attempt(const fair::FairDeal& one, const fair::FairDeal& other);

// The table as its deals name it.
fair::Game game_of(const TableState& table);
fair::Bytes32 people_of(const TableState& table);

// `end` is the player's view when the hand was over.
DealVerdict judge(const SeenHand& seen, const DealState& shown, const TableState& table,
                  const View& end);

}  // namespace bornes::client
