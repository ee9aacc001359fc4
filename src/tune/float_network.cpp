#include "float_network.h"

#include <algorithm>
#include <cmath>

#include "bornes/random.h"

namespace bornes {
namespace {

class ByteWriter {
public:
    void row(const HiddenRow& row) {
        for (std::size_t i = 0; i < kHidden; ++i) byte(std::lround(row.units()[i] * kPolicyUnit));
    }
    void word(float number) {
        const auto fixed =
            static_cast<std::int32_t>(std::lround(number * kPolicyUnit * kPolicyUnit));
        for (int shift = 0; shift < 32; shift += 8)
            bytes_.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(fixed) >> shift));
    }
    std::vector<std::uint8_t> take() { return std::move(bytes_); }

private:
    void byte(long weight) {
        bytes_.push_back(static_cast<std::uint8_t>(std::clamp(weight, -127L, 127L)));
    }
    std::vector<std::uint8_t> bytes_;
};

}  // namespace

FloatNetwork random_network(std::uint64_t seed) {
    constexpr float spread = 0.15F;
    FloatNetwork network;
    Random random(seed);
    network.for_each([&](float& weight) {
        float sum = 0;  // four uniform numbers are near enough to a bell
        for (int i = 0; i < 4; ++i)
            sum += static_cast<float>(random.next() >> 40) * 0x1p-24F - 0.5F;
        weight = sum * spread;
    });
    return network;
}

void hidden_layer(const FloatNetwork& network, Features features, HiddenRow& out) {
    HiddenRow sums = network.bias;
    for (const std::uint16_t feature : features) sums += network.inputs[feature];
    out = sums.where_positive(sums);
}

float dot(const HiddenRow& a, const HiddenRow& b) {
    HiddenRow::Lanes sums{};
    for (std::size_t i = 0; i < a.lanes.size(); ++i) sums += a.lanes[i] * b.lanes[i];
    return ((sums[0] + sums[1]) + (sums[2] + sums[3])) +
           ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

std::vector<std::uint8_t> quantised(const FloatNetwork& network) {
    ByteWriter out;
    for (const HiddenRow& row : network.inputs) out.row(row);
    out.row(network.bias);
    for (const HiddenRow& row : network.outputs) out.row(row);
    out.row(network.value);
    for (const float bias : network.output_bias) out.word(bias);
    out.word(network.value_bias);
    return out.take();
}

}  // namespace bornes
