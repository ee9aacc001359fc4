// Computer players. A bot gets a View and a budget, so it cannot see more than a person in its
// seat. It returns an action, and its assessment of every legal action.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bornes/level.h"
#include "bornes/position.h"

namespace bornes {

// A function that returns whether this share of the time for a move has passed. The share is from 0
// to 1. For a share of 1 the function must return true sooner or later.
using TimeUp = std::function<bool(double share)>;

// How long a bot may think about one move. A rollout applies one candidate action to one imagined
// position, and plays on from there. With a number of rollouts, the choice is the same on every
// machine. With a time limit, it is the best choice that the bot finds in that time. With both
// limits, the bot stops at the first one that it reaches, so the choice may differ between
// machines. A bot reads no clock: it calls `time_up`. Allowance (bornes/allowance.h) makes a budget
// that uses the system's clock. Of our own bots, only Level::master uses its budget.
struct Budget {
    // 0 or less: as many as the time allows; without a time limit, the bot's default.
    int rollouts = 0;
    TimeUp time_up;  // empty: no time limit

    // A number of rollouts: the same choice on every machine. 0 or less: the bot's default.
    static Budget of_rollouts(int count) { return {count, {}}; }
    // As many rollouts as there is time for, until `time_up` returns true.
    static Budget of_time(TimeUp time_up) { return {0, std::move(time_up)}; }
};

// Why a move is worth making, for clients to turn into a sentence in their language.
enum class ReasonCode : std::uint8_t {
    completes_trip,     // reaches the target
    extends_trip,       // `figure`: the new target
    finishes_trip,      // ends the trip at the first target
    calls_coup_fourre,  // `card`: the safety
    declines,           // does not call a coup fourré
    starts_rolling,     // plays a roll
    answers_hazard,     // `card`: the hazard that the remedy answers
    lifts_limit,        // plays an end of limit
    travels,            // `figure`: the miles that the team then has
    plays_safety,       // `card`; another turn
    stops_opponent,     // `card` on `team`; `figure`: the team's miles
    limits_opponent,    // `team`
    drops_useless,      // `card` can never be played again
    drops_spare,        // `card`: the hand has others like it
    drops_least,        // `card`: the least useful card
};
template <>
inline constexpr std::array<std::string_view, 15> kIds<ReasonCode>{
    "completes-trip", "extends-trip",    "finishes-trip", "calls-coup-fourre", "declines",
    "starts-rolling", "answers-hazard",  "lifts-limit",   "travels",           "plays-safety",
    "stops-opponent", "limits-opponent", "drops-useless", "drops-spare",       "drops-least"};
static_assert(kCount<ReasonCode> == static_cast<int>(ReasonCode::drops_least) + 1);

// Why a move is worth making. ReasonCode says which members have a meaning.
struct Reason {
    ReasonCode code = ReasonCode::drops_least;
    Card card = Card::km25;
    Team team = kNoTeam;
    std::int16_t figure = 0;
};
// Returns why a move is worth making, derived from the view alone, without search. `view.to_act()`
// must hold, and the action must be legal.
Reason reason_for(const View& view, Action action);

// What a bot thinks of one legal action.
struct Candidate {
    Action action;
    double win = 0;     // chance to win the game, 0 to 1
    double points = 0;  // expected points of the hand minus the mean of the other teams
    Reason reason;
};

// The answer of a bot.
struct Assessment {
    Action action;  // the choice
    // All legal actions. The first one is `action`. The order need not follow `win` or `points`.
    std::vector<Candidate> candidates;
};

// A computer player. make_bot() (bornes/level.h) makes one of ours; derive from this class to write
// your own. Our bots remember nothing between two calls, so one bot can play several seats. Only
// one thread at a time may use a bot.
class Bot {
public:
    virtual ~Bot() = default;
    // Chooses a legal action, and says what it thinks of every legal action. The first candidate
    // must be the chosen action; a caller that may not play it tries the others in their order.
    // `view.to_act()` must hold. The view must come from view(), or view_fault()
    // (bornes/build_view.h) must find nothing wrong with it. Bots of the same level and seed give
    // the same answer to the same view and number of rollouts.
    virtual Assessment think(const View& view, const Budget& budget) = 0;
};

// The engine's vocabulary() (bornes/vocabulary.h) with two more fields, `levels` and `reasons`: the
// ids of Level and of ReasonCode, each in its order. One JSON object.
std::string bot_vocabulary();

}  // namespace bornes
