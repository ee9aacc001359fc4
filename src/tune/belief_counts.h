// Counts what players hold, for the odds of bots/belief.h. The policy plays all seats, or master's
// network plays duels against strangers.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "bornes/random.h"
#include "bots/belief.h"
#include "bots/unseen.h"
#include "tuning.h"

namespace bornes::tune {

class BeliefCounts : public Tuning {
public:
    BeliefCounts(std::uint64_t seed, std::int64_t hands, bots::Opponents holders)
        : seed_(seed), hands_(hands), holders_(holders), random_(seed) {}

    // Plays one hand at a random table. Before every turn, it looks at the hands of the other
    // seats. In duels with strangers, it looks only at the stranger's hand.
    void step() override;

    std::int64_t steps_done() const override { return hands_done_; }
    std::string progress() const override;
    // The odds, in the format of beliefs.bin.
    std::string outcome() const override;

private:
    std::string heading() const override;
    std::string state() const override;
    void set_state(std::string_view bytes) override;

    // What a saved state consists of, in this order.
    static auto parts(auto& self) { return std::tie(self.hands_done_, self.random_, self.counts_); }

    struct Count {
        double held = 0;  // cards of the kind in that hand
        double elsewhere = 0;
        double even_held = 0;  // the same if all unseen cards were equally likely there
        double even_elsewhere = 0;
    };
    Action choice(const Board& board, Hand hand, const bots::CardCounts& unseen) const;
    void look_at(const Position& position, const bots::CardCounts& unseen);
    void look_at_hand(const Position& position, Seat seat, const bots::CardCounts& unseen,
                      int unseen_size);

    std::uint64_t seed_;
    std::int64_t hands_;
    bots::Opponents holders_;
    std::int64_t hands_done_ = 0;
    Random random_;
    std::array<Count, bots::kBeliefs> counts_{};
};

}  // namespace bornes::tune
