// Whether the cards of a finished hand were dealt as committed (docs/fair-deals.md).
#pragma once

#include <optional>
#include <vector>

#include "client/table_state.h"

namespace bornes::client {

struct DealVerdict {
    enum class Result : std::uint8_t {
        fair,
        unseen,         // the hand was not seen from its beginning
        other_seed,     // seed, numbers or terms differ from the commitment
        other_part,     // our own contribution was changed or left out
        other_cards,    // seed and contributions give other cards, or another dealer
        other_terms,    // rules, players, dealer or earlier hands are not those of this table
        void_attempts,  // attempts or contributions break the rules of fair deals
        other_record,   // the server's head does not match the hands that were seen
        downgraded,     // the version of the deal is older than an earlier promise
    };
    Result result = Result::unseen;
    int parts = 0;  // how many players contributed
    bool own_part = false;
    // The head of the record after this hand, computed here. Nothing unless the whole game was
    // seen.
    std::optional<fair::Bytes32> head{};
};

// A hand as one player saw it.
struct SeenHand {
    std::optional<DealState> promise;    // what the server showed before anybody committed
    std::optional<DealState> closed;     // what the server showed before anybody opened
    std::vector<DealState> before;       // what the server promised for earlier attempts
    std::optional<fair::Bytes32> part;   // the contribution of this client
    std::optional<fair::Bytes32> after;  // the head before this hand, if known
    std::optional<int> last_dealer;      // the dealer of the previous hand, if known
    int version = 1;                     // the newest version promised at this table
    bool from_start = false;
    std::vector<std::pair<int, Action>> moves{};  // seat and action, all that the player may see
};

// Whether both are the same attempt at the same hand of the same game. These numbers are part of
// the key: a server that could change them after the openings could choose the deck.
bool same_attempt(const fair::FairDeal& one, const fair::FairDeal& other);

// The table, as its deals refer to it.
fair::Game game_of(const TableState& table);
fair::Bytes32 people_of(const TableState& table);

// `end` is the player's view when the hand was over.
DealVerdict judge(const SeenHand& seen, const DealState& shown, const TableState& table,
                  const View& end);

}  // namespace bornes::client
