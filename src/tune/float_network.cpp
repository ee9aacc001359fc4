#include "float_network.h"

#include <algorithm>
#include <cmath>

#include "bornes/random.h"
#include "bots/network_bytes.h"
#include "tuning.h"

namespace bornes::tune {
namespace {

using namespace bots;

class ByteWriter {
public:
    explicit ByteWriter(Quantisation how)
        : hidden_(static_cast<std::size_t>(how.hidden)), grain_(how.grain) {}

    void row(const HiddenRow& row) {
        for (std::size_t i = 0; i < hidden_; ++i) weight(row.units()[i]);
    }
    void word(float number) {
        const auto fixed =
            static_cast<std::int32_t>(std::lround(number * kPolicyUnit * kPolicyUnit));
        for (int shift = 0; shift < 32; shift += 8)
            bytes_.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(fixed) >> shift));
    }
    std::vector<std::uint8_t> take() { return std::move(bytes_); }

private:
    void weight(float weight) {
        const long most = 127 / grain_;
        const long grains = std::lround(weight * kPolicyUnit / static_cast<float>(grain_));
        bytes_.push_back(static_cast<std::uint8_t>(std::clamp(grains, -most, most) * grain_));
    }
    std::vector<std::uint8_t> bytes_;
    std::size_t hidden_;
    long grain_;
};

}  // namespace

void put(std::string& out, FloatNetwork network) {
    network.for_each([&](float& number) { put(out, number); });
}
void get(std::string_view& in, FloatNetwork& network) {
    network.for_each([&](float& number) { get(in, number); });
}

FloatNetwork random_network(std::uint64_t seed, int hidden) {
    constexpr float spread = 0.15F;
    FloatNetwork network;
    Random random(seed);
    const auto weight = [&] {
        float sum = 0;  // the sum of four uniform numbers is close enough to a normal distribution
        for (int i = 0; i < 4; ++i)
            sum += static_cast<float>(random.next() >> 40) * 0x1p-24F - 0.5F;
        return sum * spread;
    };
    network.for_each_row([&](HiddenRow& row) {
        for (int i = 0; i < hidden; ++i) row.units()[i] = weight();
    });
    for (float& bias : network.output_bias) bias = weight();
    network.value_bias = weight();
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

std::vector<std::uint8_t> quantised(const FloatNetwork& network, Quantisation how) {
    ByteWriter out(how);
    network.for_each_row([&](const HiddenRow& row) { out.row(row); });
    for (const float bias : network.output_bias) out.word(bias);
    out.word(network.value_bias);
    return out.take();
}

bool read_quantised(std::span<const std::uint8_t> bytes, FloatNetwork& network) {
    const int hidden = Policy::hidden_of(bytes.size());
    if (hidden == 0) return false;
    NetworkBytes in(bytes);
    network.for_each_row([&](HiddenRow& row) {
        for (int i = 0; i < hidden; ++i)
            row.units()[i] = static_cast<float>(in.weight()) / kPolicyUnit;
    });
    const auto bias = [&] { return static_cast<float>(in.word()) / (kPolicyUnit * kPolicyUnit); };
    for (float& output : network.output_bias) output = bias();
    network.value_bias = bias();
    return true;
}

}  // namespace bornes::tune
