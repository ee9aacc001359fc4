// What a policy network sees of a View: a short list of facts that are true.
//
// A view is described with a focus on one opposing team. For an attack, that is the attacked team;
// for every other action, the team that leads. The other opponents share one group of inputs.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bornes/position.h"
#include "unseen.h"

namespace bornes::bots {

using Features = std::span<const std::uint16_t>;

int feature_count();

// Describes the position for the seat to act, which holds `hand`.
class Description {
public:
    static constexpr int kMost = 160;  // the most facts that can be true at once

    Description(const Board& board, Hand hand, const CardCounts& unseen);

    Team leader() const { return leader_; }
    // Valid until the next call.
    Features with_focus(Team team);

private:
    void add(int feature) {
        on_[static_cast<std::size_t>(size_++)] = static_cast<std::uint16_t>(feature);
    }
    void add_status(int at, Status status);
    void add_hand(Hand hand);
    void add_unseen(const CardCounts& unseen);
    void add_finish(Hand hand, int to_go);
    void add_rules();
    void add_choice();
    void add_opponent(int at, Team team);

    const Board& board_;
    Team leader_;
    int own_size_ = 0;  // how many facts do not depend on the focus; they come first
    int size_ = 0;
    std::array<std::uint16_t, kMost> on_;
};

// Outputs of the network: one per kind of action, whichever team it hits.
inline constexpr int kPolicyOutputs = 2 * kCardKinds + 4;
int policy_output(Action action);

}  // namespace bornes::bots
