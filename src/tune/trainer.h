// Training of the network by self-play.
#pragma once

#include <cstdint>
#include <string>

#include "float_network.h"
#include "practice_tables.h"
#include "tuning.h"

namespace bornes::tune {

struct TrainingPlan {
    std::uint64_t seed = 1;
    Course course = Course::points;
    std::int64_t steps = 20000;  // batches, each followed by one update of the weights
    int hands_per_step = 256;
    int threads = 1;
    bool gentle = false;  // for a network that can already play and is only to be improved

    float rate() const { return gentle ? 0.001F : 0.0015F; }
    // How much the entropy bonus falls over all steps.
    double entropy_fall() const { return gentle ? 0.004 : 0.02; }
    Quantisation quantisation() const {
        return course == Course::duels ? Quantisation{bots::kDuelsHidden, kDuelsGrain}
                                       : Quantisation{};
    }
};

class Trainer : public Tuning {
public:
    Trainer(const TrainingPlan& plan, FloatNetwork start);

    // Plays one batch and learns from it. The result does not depend on the number of threads.
    void step() override;

    std::int64_t steps_done() const override { return step_; }
    std::string progress() const override;
    std::string outcome() const override;

private:
    std::string heading() const override;
    std::string state() const override;
    void set_state(std::string_view bytes) override;
    // What a saved state consists of, in this order.
    static auto parts(auto& self) {
        return std::tie(self.network_, self.first_moment_, self.second_moment_, self.step_,
                        self.mean_points_);
    }
    void change_weights(FloatNetwork& gradient, std::int64_t decisions);

    FloatNetwork network_;
    FloatNetwork first_moment_;
    FloatNetwork second_moment_;
    TrainingPlan plan_;
    std::int64_t step_ = 0;
    double mean_points_ = 0;  // per hand, as a moving average
};

}  // namespace bornes::tune
