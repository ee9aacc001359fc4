// The learned player: a small network in integers, so that it plays the same on every machine.
//
// One hidden layer over the facts of description.h. Weights are in 64ths; the tuner (src/tune)
// makes them, the .net files of data/ hold the players' own.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bornes/position.h"
#include "description.h"

namespace bornes::bots {

inline constexpr int kPolicyHidden = 64;
inline constexpr int kDuelsHidden = 96;           // of the network for duels alone
inline constexpr int kPolicyUnit = 64;            // 1.0 as a weight
inline constexpr int kPolicyPointsPerUnit = 500;  // a value of 1.0, in points

class Policy {
public:
    // The units of the layer, sixteen at a time: the compilers' vector type adds lane by lane.
    using Lanes = std::int16_t __attribute__((vector_size(32)));
    static constexpr std::size_t kUnitsPerLane = 16;
    using Row = std::array<Lanes, kDuelsHidden / kUnitsPerLane>;  // zeros beyond the own units
    // Preferences of a list of actions, in 4096ths of a logit.
    using Preferences = std::array<std::int32_t, ActionList::kCapacity>;

    // Reads a network; false, and nothing is changed, if the bytes are not one.
    bool load(std::span<const std::uint8_t> bytes);
    static std::size_t size_in_bytes(int hidden);
    // How many units a network of so many bytes has; 0 if there is none.
    static int hidden_of(std::size_t bytes);

    void prefer(Description& description, const ActionList& list, Preferences& out) const;
    // The favourite of the seat to act, who holds `hand` and cannot see `unseen`.
    Action choose(const Board& board, Hand hand, const CardCounts& unseen) const;
    // Points by which the team to act is expected to beat the others' mean in this hand.
    int value(const Board& board, Hand hand, const CardCounts& unseen) const;

private:
    void hidden(Features features, Row& out) const;
    template <std::size_t kLanes>  // a number that the compiler knows
    void hidden_lanes(Features features, Row& out) const;
    std::int32_t dot(const Row& a, const Row& b) const;

    int hidden_ = kPolicyHidden;
    std::vector<Row> inputs_;
    Row bias_{};
    std::array<Row, kPolicyOutputs> outputs_{};
    std::array<std::int32_t, kPolicyOutputs> output_bias_{};
    Row value_{};
    std::int32_t value_bias_ = 0;
};

// The network of all players but master in duels: one for all editions and tables, one for races.
const Policy& policy(const Rules& rules);
// Master's: the same, but for one of its own for duels.
const Policy& master_policy(const Rules& rules);

// Points on the table so far: the team's less the mean of its opponents'.
int secured_lead(const Board& board, Team team);

}  // namespace bornes::bots
