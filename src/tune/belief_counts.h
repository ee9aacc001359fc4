// Counting what players hold: the odds of bots/belief.h, from hands that the policy plays in all
// seats.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/belief.h"
#include "bots/unseen.h"

namespace bornes {

class BeliefCounts {
public:
    // Plays one hand at a random table, and looks at all hands before every turn.
    void play_hand(Random& random);
    // The odds as beliefs.bin has them.
    std::vector<std::uint8_t> odds() const;

private:
    struct Count {
        double held = 0;  // cards of the kind in that hand
        double elsewhere = 0;
        double even_held = 0;  // the same if all unseen cards were alike
        double even_elsewhere = 0;
    };
    void look_at(const Position& position, const CardCounts& unseen);
    void look_at_hand(const Position& position, int seat, const CardCounts& unseen,
                      int unseen_size);

    std::array<Count, kBeliefs> counts_{};
};

}  // namespace bornes
