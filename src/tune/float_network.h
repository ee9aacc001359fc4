// The policy network while it learns: floating point, with gradients. Players use the quantised
// one of src/bots/policy.h, which has the same shape.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/description.h"

namespace bornes {

inline constexpr std::size_t kHidden = 64;
// All units of the layer at once: the compilers' vector type adds and multiplies lane by lane.
using HiddenRow = float __attribute__((vector_size(kHidden * sizeof(float))));

// Weights, or gradients, or the moments of Adam: all have this shape.
struct FloatNetwork {
    std::vector<HiddenRow> inputs;  // one row a feature
    HiddenRow bias{};
    std::array<HiddenRow, kPolicyOutputs> outputs{};
    std::array<float, kPolicyOutputs> output_bias{};
    HiddenRow value{};
    float value_bias = 0;

    FloatNetwork() : inputs(static_cast<std::size_t>(feature_count())) {}

    // Calls `function` with each number of this network and its place in the others.
    template <typename Function, typename... Others>
    void for_each(Function function, Others&... others) {
        const auto rows = [&](auto& row, auto&... more) {
            constexpr std::size_t size = sizeof(row) / sizeof(float);
            for (std::size_t i = 0; i < size; ++i)
                function(reinterpret_cast<float*>(&row)[i], reinterpret_cast<float*>(&more)[i]...);
        };
        for (std::size_t i = 0; i < inputs.size(); ++i) rows(inputs[i], others.inputs[i]...);
        rows(bias, others.bias...);
        for (std::size_t i = 0; i < outputs.size(); ++i) rows(outputs[i], others.outputs[i]...);
        rows(output_bias, others.output_bias...);
        rows(value, others.value...);
        function(value_bias, others.value_bias...);
    }
};

void hidden_layer(const FloatNetwork& network, Features features, HiddenRow& out);
float dot(const HiddenRow& a, const HiddenRow& b);

}  // namespace bornes
