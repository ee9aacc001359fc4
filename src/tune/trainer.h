// Training from a seed, step by step; all of its state can be saved and taken up again.
#pragma once

#include <cstdint>
#include <string>

#include "float_network.h"
#include "practice_tables.h"

namespace bornes {

struct TrainingPlan {
    std::uint64_t seed = 1;
    Course course = Course::points;
    std::int64_t steps = 20000;  // batches, each followed by one change of the weights
    int hands_per_step = 256;
    int threads = 1;
    float rate = 0.0015F;
};

class Trainer {
public:
    explicit Trainer(const TrainingPlan& plan);

    bool done() const { return step_ >= plan_.steps; }
    // Plays one batch and learns from it. The same for any number of threads.
    void step();

    std::int64_t steps_done() const { return step_; }
    double mean_points() const { return mean_points_; }  // a hand, lately
    const FloatNetwork& network() const { return network_; }

    // The state as bytes, and back. What is against going on from them, in a sentence without a
    // full stop; empty if nothing is.
    std::string saved() const;
    std::string restore(const std::string& bytes);

private:
    std::string heading() const;
    void change_weights(FloatNetwork& gradient, std::int64_t decisions);

    FloatNetwork network_;
    FloatNetwork first_moment_;
    FloatNetwork second_moment_;
    TrainingPlan plan_;
    std::int64_t step_ = 0;
    double mean_points_ = 0;
};

}  // namespace bornes
