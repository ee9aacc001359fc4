// The policy network during training, in floating point. Players use the network of bots/policy.h,
// which has the same shape in integers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/description.h"
#include "bots/policy.h"

namespace bornes::tune {

inline constexpr std::size_t kHidden = bots::kDuelsHidden;
// The units of the layer, eight at a time, with the arithmetic for training. The array consists of
// compiler vectors, which stay in registers. In a narrower network, the last units are zero and
// stay zero: their gradients are zero.
struct HiddenRow {
    using Lanes = float __attribute__((vector_size(32)));
    std::array<Lanes, kHidden / 8> lanes{};

    float* units() { return reinterpret_cast<float*>(lanes.data()); }
    const float* units() const { return reinterpret_cast<const float*>(lanes.data()); }

    HiddenRow& operator+=(const HiddenRow& other) {
        for (std::size_t i = 0; i < lanes.size(); ++i) lanes[i] += other.lanes[i];
        return *this;
    }
    void add(float factor, const HiddenRow& other) {
        for (std::size_t i = 0; i < lanes.size(); ++i) lanes[i] += factor * other.lanes[i];
    }
    // The lanes of `this` where the lane of `gate` is positive, and zero elsewhere.
    HiddenRow where_positive(const HiddenRow& gate) const {
        HiddenRow result;
        for (std::size_t i = 0; i < lanes.size(); ++i)
            result.lanes[i] = gate.lanes[i] > 0 ? lanes[i] : Lanes{};
        return result;
    }
};

// The weights. Gradients and the moments of the optimiser have the same shape.
struct FloatNetwork {
    std::vector<HiddenRow> inputs;  // one row per feature
    HiddenRow bias{};
    std::array<HiddenRow, bots::kPolicyOutputs> outputs{};
    HiddenRow value{};
    std::array<float, bots::kPolicyOutputs> output_bias{};
    float value_bias = 0;

    FloatNetwork() : inputs(static_cast<std::size_t>(bots::feature_count())) {}

    // Calls `function` with every row of weights.
    template <typename Function>
    void for_each_row(Function function) {
        for_each_row_of(*this, function);
    }
    template <typename Function>
    void for_each_row(Function function) const {
        for_each_row_of(*this, function);
    }

    // Calls `function` with every number of this network and the corresponding numbers of the
    // others.
    template <typename Function, typename... Others>
    void for_each(Function function, Others&... others) {
        const auto each = [&](auto& numbers, auto&... more) {
            auto* const first = reinterpret_cast<float*>(&numbers);
            const auto count = reinterpret_cast<float*>(&numbers + 1) - first;
            for (std::ptrdiff_t i = 0; i < count; ++i)
                function(first[i], reinterpret_cast<float*>(&more)[i]...);
        };
        for (std::size_t i = 0; i < inputs.size(); ++i) each(inputs[i], others.inputs[i]...);
        each(bias, others.bias...);
        each(outputs, others.outputs...);
        each(value, others.value...);
        each(output_bias, others.output_bias...);
        each(value_bias, others.value_bias...);
    }

private:
    static void for_each_row_of(auto& network, auto& function) {
        for (auto& row : network.inputs) function(row);
        function(network.bias);
        for (auto& row : network.outputs) function(row);
        function(network.value);
    }
};

// All numbers of a network as bytes of a saved state, and back (tuning.h).
void put(std::string& out, FloatNetwork network);
void get(std::string_view& in, FloatNetwork& network);

FloatNetwork random_network(std::uint64_t seed, int hidden);

void hidden_layer(const FloatNetwork& network, bots::Features features, HiddenRow& out);
float dot(const HiddenRow& a, const HiddenRow& b);

// How a network becomes the bytes that Policy::load reads: the number of hidden units, and the
// grain. Weights are in 64ths, rounded to multiples of the grain. A coarse grain compresses better,
// and a wide network plays as well with it.
struct Quantisation {
    int hidden = bots::kPolicyHidden;
    int grain = 1;
};
inline constexpr int kDuelsGrain = 6;
// Clamps weights to their range.
std::vector<std::uint8_t> quantised(const FloatNetwork& network, Quantisation how);
// Reads the bytes into a network. Units that the bytes do not have stay as they are. Returns false
// if no network has this number of bytes.
bool read_quantised(std::span<const std::uint8_t> bytes, FloatNetwork& network);
inline constexpr float kLargestWeight = 127.0F / bots::kPolicyUnit;

}  // namespace bornes::tune
