// Where a game was won and lost: what each decision cost, and how lucky each card was.
//
//     const Result<Record, RecordFault> record = read_record(bytes);
//     review::Review review(*record, 1);
//     for (int i = 0; i < review.steps(); ++i) review.step(i, Budget::of_rollouts(2000));
//     std::string json;
//     review::append_json(json, review, {.rollouts = 2000});
//
// A decision is judged by what its player could see, and by nothing else. The same record, budget
// of rollouts and seed give the same bytes of JSON in native code, WebAssembly and Python.
// docs/review.md says what the figures mean, docs/record-format.md has the JSON.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/bot.h"
#include "bornes/record.h"

namespace bornes::review {

// The default number of rollouts per decision.
inline constexpr int kUsualRollouts = 4000;
// The most actions that a review covers: about a hundred hands. It leaves out the rest of a record.
inline constexpr int kMostActions = 20'000;

// A difference in the chance to win and in points. Both are rounded, the chance to four decimals
// and the points to one.
struct Figures {
    double win = 0;     // chance to win the game: 1 is a whole game
    double points = 0;  // points of the hand; always 0 in a race
    friend bool operator==(const Figures&, const Figures&) = default;
};

// How bad a decision was: how much it lowered the chance to win. The loss must also be at least two
// standard errors.
enum class Mark : std::uint8_t {
    inaccuracy,  // from 1 percent of a win
    mistake,     // from 3 percent
    blunder,     // from 8 percent
};

// Returns how bad a decision with this loss was. Returns nothing if the loss is below two standard
// errors or below one percent of a win. Looks only at `win`.
std::optional<Mark> mark_of(const Figures& loss, const Figures& error);

// What was wrong with a move, compared with the best one, for clients to turn into a sentence.
enum class FaultCode : std::uint8_t {
    lets_attack_stand,   // declines a coup fourré
    extends_too_far,     // extends a trip that should have been finished
    finishes_too_soon,   // finishes a trip that should have been extended
    misses_finish,       // the trip could have been completed
    leaves_hazard,       // `card`: the hazard that stays in force
    stays_stopped,       // does not play a roll
    stays_limited,       // leaves the speed limit in force
    gives_up_miles,      // `figure`: how many miles more the best move travels
    leaves_rest,         // `figure`: the miles that remain to the target
    spoils_coup_fourre,  // `card`: the safety that was played before an attack
    keeps_safety,        // `card`: the safety that should have been played
    spares_opponent,     // `team`: the team that could have been attacked; `figure`: its miles
    spends_card,         // `card` would have been worth more later
    drops_safety,        // `card`: the safety that was discarded
    drops_remedy,        // `card`: the remedy that was discarded
    drops_hazard,        // `card`: the hazard that was discarded
    drops_distance,      // `card`: the distance card that was discarded
};

// What was wrong with a move. FaultCode says which members have a meaning.
struct Fault {
    FaultCode code = FaultCode::spends_card;
    std::optional<Card> card;
    std::optional<Team> team;
    int figure = 0;
    friend bool operator==(const Fault&, const Fault&) = default;
};

// An action of a seat that had at least two legal ones.
struct Decision {
    int hand = 1;  // from 1
    int ply = 0;   // earlier actions of the hand
    Seat seat;
    Action action;
    Action best;    // the highest chance to win the game; among equal ones, the most points
    Reason reason;  // for `best`
    Figures loss;   // what the action cost, compared with `best`
    Figures error;  // one standard error of that difference
    std::optional<Mark> mark;
    std::optional<Fault> fault;  // of `action`; empty if it is `best`, or without a simple cause
    bool judged = false;  // by step(); before that, only the first four members have a meaning
};

// A card that a seat drew, and how lucky it was.
struct Draw {
    int hand = 1;
    int ply = 0;
    Seat seat;
    std::optional<Card> card;  // empty: all cards dealt to the seat together
    Figures luck;              // for the seat's team, with mean zero
};

// The chances of all teams before an action, with all hands known.
struct CurvePoint {
    int hand = 1;
    int ply = 0;
    PerTeam<double> win{};
};

// Sums over all judged decisions of one player.
struct PlayerSums {
    int decisions = 0;
    std::array<int, 3> marks{};  // in the order of Mark
    Figures loss;
    Figures luck;  // of all cards that the player drew
    // Points lost per decision, counting losses beyond two standard errors. A race has no points,
    // so there a win counts about as much as a good hand. Chances to win would weigh the last hands
    // of a close game too heavily. Without judged decisions, this and the members below have no
    // meaning.
    double rate = 0;
    double rate_error = 0;  // one standard error of the rate; large after a few decisions
    Level plays_like = Level::master;
    // The levels nearest to the rate plus and minus two standard errors. One game seldom tells
    // neighbouring levels apart, and a few decisions none.
    std::array<Level, 2> plays_between{Level::master, Level::master};
};

// A team's share of the win. In an unfinished game, its chance to win before the last action; it is
// 0 if no step has found that chance.
struct TeamResult {
    double win = 0;
    double adjusted = 0;  // `win` minus the luck of all draws
};

// What deserves a separate line. The loss is always beyond two standard errors.
enum class NoteKind : std::uint8_t {
    missed_coup_fourre,  // a decline; `card`: the safety
    wrong_extension,     // extended, but should have finished
    missed_extension,    // finished, but should have extended
    held_safety,         // `card` should have been played earlier in the hand
};

// A note of the review.
struct Note {
    NoteKind kind = NoteKind::held_safety;
    int hand = 1;
    int ply = 0;  // for a held safety, the first time that it should have been played
    Seat seat;
    std::optional<Card> card;
    Figures loss;  // for a held safety, the sum over all decisions that should have played it
};

// One of the largest changes of the curve, from one point to the next or to the game's result.
struct TurningPoint {
    std::size_t point = 0;  // the index in curve() of the point before the change
    Team team;              // the team whose chance changed most
    double change = 0;
};

// The review of one game. Several threads may call step(), judge() and find_chances() at the same
// time, each for another index. Everything else needs one thread at a time.
class Review {
public:
    // Replays the record and computes the luck of all draws. The record must be one that
    // read_record() accepts. `seed` seeds the rollouts of all steps. Takes about 20 µs per action.
    explicit Review(const Record& record, std::uint64_t seed = 1);

    // How many steps the review has: one per action of the record, up to kMostActions.
    int steps() const { return static_cast<int>(moments_.size()); }
    // Whether the record has more than kMostActions actions.
    bool cut() const { return cut_; }
    // Finds the point of the curve before action number `index`, and judges the action if it is a
    // decision. `index` must be from 0 to steps() - 1. Steps can be taken in any order, and left
    // out. Returns the decision, or null if there was no choice. The review owns the decision.
    const Decision* step(int index, const Budget& budget);
    // Does the second half of step() only: judges the action. Same contract as step().
    const Decision* judge(int index, const Budget& budget);
    // Does the first half of step() only: finds the point of the curve. `index` must be from 0 to
    // steps() - 1.
    void find_chances(int index, const Budget& budget);
    // Who took action number `index`, which must be from 0 to steps() - 1.
    Seat seat_of(int index) const;
    // Action number `index`, which must be from 0 to steps() - 1.
    Action action_of(int index) const;

    // The rules of the game. They mean nothing if the record has none.
    const Rules& rules() const { return rules_; }
    // The table at the end of each hand. Only the last hand may be unfinished.
    const std::vector<Board>& hands() const { return hands_; }
    // Whether the game is over after the last step.
    bool over() const { return over_; }
    // All decisions, in the order of the game. Those that no step has judged are not `judged`.
    const std::vector<Decision>& decisions() const { return decisions_; }
    // All cards dealt and drawn, in the order of the game.
    const std::vector<Draw>& draws() const { return draws_; }
    // One point for each step. The chances of a point are 0 before its step is taken.
    const std::vector<CurvePoint>& curve() const { return curve_; }
    // Sums over the judged decisions and all draws of a seat, which must be a seat of the game.
    PlayerSums player(Seat seat) const;
    // A team's share of the win, with luck and without it. `team` must be a team of the game.
    TeamResult result(Team team) const;
    // What deserves a separate line, in the order of the game. Only judged decisions have notes.
    std::vector<Note> notes() const;
    // The largest changes of the curve: at most five, in the order of the game. Leaves out
    // changes from or to a point whose step was not taken.
    std::vector<TurningPoint> turning_points() const;

private:
    struct Moment {
        Position before;
        Action action;
        int decision = -1;  // its index in decisions_
    };

    void replay(const Record& record);
    void replay_hand(const Record::HandRecord& hand, std::optional<Position>& position);
    void add_deal(const Position& start, const DeckOrder& deck);
    void add_moment(const Position& before, Action action);

    std::uint64_t seed_;
    Rules rules_;
    std::vector<Board> hands_;
    std::vector<Moment> moments_;
    std::vector<Decision> decisions_;
    std::vector<Draw> draws_;
    std::vector<CurvePoint> curve_;
    PerTeam<double> shares_{};  // of the win, once the game is over
    bool over_ = false;
    bool cut_ = false;
};

// Returns the level whose own rate of error, PlayerSums::rate, is nearest to `rate`.
Level level_of_rate(const Rules& rules, double rate);
// Returns the levels nearest to the rate plus and minus two standard errors: the weaker one first.
std::array<Level, 2> levels_of_rate(const Rules& rules, double rate, double error);

// What append_json() writes of a review.
struct JsonOptions {
    // The number of rollouts that the JSON reports; append_json() cannot know it. Empty: the budget
    // was a time.
    std::optional<int> rollouts = kUsualRollouts;
    std::optional<Seat> seat{};  // only the decisions and draws of this seat; empty: of all seats
};
// Appends the review as one JSON object on one line, without a line end. Leaves out decisions and
// points of the curve whose steps were not taken.
void append_json(std::string& out, const Review& review, const JsonOptions& options = {});
// Appends one decision as a JSON object, in the same shape as in the list of the whole review.
void append_json(std::string& out, const Decision& decision);

}  // namespace bornes::review

namespace bornes {

template <>
inline constexpr std::array<std::string_view, 3> kIds<review::Mark>{"inaccuracy", "mistake",
                                                                    "blunder"};
template <>
inline constexpr std::array<std::string_view, 17> kIds<review::FaultCode>{
    "lets-attack-stand", "extends-too-far",    "finishes-too-soon", "misses-finish",
    "leaves-hazard",     "stays-stopped",      "stays-limited",     "gives-up-miles",
    "leaves-rest",       "spoils-coup-fourre", "keeps-safety",      "spares-opponent",
    "spends-card",       "drops-safety",       "drops-remedy",      "drops-hazard",
    "drops-distance"};
static_assert(kCount<review::FaultCode> == static_cast<int>(review::FaultCode::drops_distance) + 1);
template <>
inline constexpr std::array<std::string_view, 4> kIds<review::NoteKind>{
    "missed-coup-fourre", "wrong-extension", "missed-extension", "held-safety"};

}  // namespace bornes
