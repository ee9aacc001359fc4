#include "trainer.h"

#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

#include "bornes/random.h"
#include "self_play.h"

namespace bornes::tune {
namespace {

constexpr float kFirstDecay = 0.9F;
constexpr float kSecondDecay = 0.999F;
constexpr float kSmallest = 1e-7F;
constexpr double kFullRateUntil = 0.6;  // of the steps; then the rate falls to almost zero
constexpr double kLastRate = 0.03;
constexpr double kLastEntropy = 0.001;
constexpr float kStrangersInDuels = 0.35F;
constexpr int kShares = 4;  // of a batch: the sum must not depend on the number of threads

}  // namespace

Trainer::Trainer(const TrainingPlan& plan, FloatNetwork start)
    : network_(std::move(start)), plan_(plan) {}

void Trainer::step() {
    const double done = static_cast<double>(step_) / static_cast<double>(plan_.steps);
    const Lesson lesson{
        .course = plan_.course,
        .entropy_bonus = static_cast<float>(kLastEntropy + plan_.entropy_fall() * (1 - done)),
        .strangers = plan_.course == Course::duels ? kStrangersInDuels : 0};
    const std::uint64_t seed = seed_for(plan_.seed, static_cast<std::uint64_t>(step_));
    std::array<Practice, kShares> shares;
    std::vector<std::thread> workers;
    workers.reserve(static_cast<std::size_t>(plan_.threads));
    for (int worker = 0; worker < plan_.threads; ++worker)
        workers.emplace_back([&, worker] {
            for (auto i = static_cast<std::size_t>(worker); i < kShares;
                 i += static_cast<std::size_t>(plan_.threads))
                practise(network_, lesson, seed_for(seed, i), plan_.hands_per_step / kShares,
                         shares[i]);
        });
    for (std::thread& worker : workers) worker.join();

    Practice& sum = shares[0];
    for (std::size_t i = 1; i < kShares; ++i) {
        sum.gradient.for_each([](float& a, float& b) { a += b; }, shares[i].gradient);
        sum.decisions += shares[i].decisions;
        sum.points += shares[i].points;
    }
    change_weights(sum.gradient, sum.decisions);
    const double points = sum.points / plan_.hands_per_step;
    mean_points_ = step_ == 1 ? points : 0.99 * mean_points_ + 0.01 * points;
}

// Adam, with a learning rate that falls towards the end.
void Trainer::change_weights(FloatNetwork& gradient, std::int64_t decisions) {
    const double done = static_cast<double>(step_++) / static_cast<double>(plan_.steps);
    const double fall = std::max(kLastRate, (1 - done) / (1 - kFullRateUntil));
    const float rate = plan_.rate() * static_cast<float>(std::min(1.0, fall));
    const auto steps = static_cast<float>(step_);
    const float first_scale = 1 - std::pow(kFirstDecay, steps);
    const float second_scale = 1 - std::pow(kSecondDecay, steps);
    const float share = 1.0F / static_cast<float>(decisions);
    network_.for_each(
        [&](float& weight, float& slope, float& first, float& second) {
            const float mean = slope * share;
            first = kFirstDecay * first + (1 - kFirstDecay) * mean;
            second = kSecondDecay * second + (1 - kSecondDecay) * mean * mean;
            weight -= rate * (first / first_scale) / (std::sqrt(second / second_scale) + kSmallest);
            weight = std::clamp(weight, -kLargestWeight, kLargestWeight);
        },
        gradient, first_moment_, second_moment_);
}

std::string Trainer::progress() const {
    return "step " + std::to_string(step_) + " of " + std::to_string(plan_.steps) + ", " +
           std::to_string(std::lround(mean_points_)) + " points per hand";
}

std::string Trainer::outcome() const {
    FloatNetwork network = network_;
    // Facts that never occurred in duels keep untrained weights. Zeros compress better.
    if (plan_.course == Course::duels) {
        FloatNetwork moment = second_moment_;
        network.for_each([](float& weight, float& used) { weight = used > 0 ? weight : 0; },
                         moment);
    }
    const auto bytes = quantised(network, plan_.quantisation());
    return {bytes.begin(), bytes.end()};
}

std::string Trainer::heading() const {
    constexpr std::array<std::string_view, 3> courses{"", " --duels", " --races"};
    return "--seed " + std::to_string(plan_.seed) +
           std::string(courses[static_cast<std::size_t>(plan_.course)]) +
           (plan_.gentle ? " --from" : "");
}

std::string Trainer::state() const { return bytes_of(parts(*this)); }

void Trainer::set_state(std::string_view bytes) { set_from(bytes, parts(*this)); }

}  // namespace bornes::tune
