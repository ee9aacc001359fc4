// The learned player: a small network in integers, so that it plays the same on every machine.
//
// It has one hidden layer over the facts of description.h. Weights are in 64ths. The tuner
// (src/tune) trains the networks, and the .net files of data/ hold them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bornes/position.h"
#include "description.h"

namespace bornes::bots {

inline constexpr int kPolicyHidden = 64;
inline constexpr int kDuelsHidden = 96;           // hidden units of the network for duels
inline constexpr int kPolicyUnit = 64;            // 1.0 as a weight
inline constexpr int kPolicyPointsPerUnit = 500;  // a value of 1.0, in points

class Policy {
public:
    // The units of the layer, sixteen at a time. The compiler's vector type adds lane by lane.
    using Lanes = std::int16_t __attribute__((vector_size(32)));
    static constexpr std::size_t kUnitsPerVector = 16;
    using Row = std::array<Lanes, kDuelsHidden / kUnitsPerVector>;  // unused units are zeros
    // Preferences for a list of actions, in 4096ths of a logit.
    using Preferences = std::array<std::int32_t, ActionList::kCapacity>;

    // Loads a network. Returns false, and changes nothing, if the bytes are not a network.
    bool load(std::span<const std::uint8_t> bytes);
    static std::size_t size_in_bytes(int hidden);
    // The number of hidden units of a network with this many bytes; 0 if no network has this size.
    static int hidden_of(std::size_t bytes);

    // Writes the preference for each action of `list` to the same index of `out`. All other entries
    // of `out` stay as they are. `description` must describe the position that the list belongs to.
    // Its features are different afterwards, because with_focus() replaces them.
    void prefer(Description& description, const ActionList& list, Preferences& out) const;
    // The favourite action of the seat to act, which holds `hand` and cannot see `unseen`.
    Action choose(const Board& board, Hand hand, const CardCounts& unseen) const;
    // The expected points of the team to act in this hand, minus the mean of the others.
    int value(const Board& board, Hand hand, const CardCounts& unseen) const;

private:
    void hidden(Features features, Row& out) const;
    template <std::size_t kVectors>  // a template argument, so that the compiler knows the number
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

// The network of all players, except master in duels. Races have one network, and all other games
// share another.
const Policy& policy(const Rules& rules);
// The network of master: its own for duels, otherwise the same as policy().
const Policy& master_policy(const Rules& rules);

// The points on the table so far: the team's points minus the mean of its opponents' points.
int secured_lead(const Board& board, Team team);

}  // namespace bornes::bots
