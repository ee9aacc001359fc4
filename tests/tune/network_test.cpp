// A network becomes the bytes that players use, and can be read back.
#include <gtest/gtest.h>

#include "tune/float_network.h"

namespace bornes::test {
namespace {

using namespace bots;
using namespace tune;

class Quantised : public testing::TestWithParam<Quantisation> {};
INSTANTIATE_TEST_SUITE_P(OfAllWidths, Quantised,
                         testing::Values(Quantisation{kPolicyHidden, 1},
                                         Quantisation{kDuelsHidden, 1},
                                         Quantisation{kDuelsHidden, kDuelsGrain}));

TEST_P(Quantised, ReadsBackAsItWasWritten) {
    const auto bytes = quantised(random_network(1, GetParam().hidden), GetParam());
    Policy policy;
    EXPECT_TRUE(policy.load(bytes));
    FloatNetwork network;
    ASSERT_TRUE(read_quantised(bytes, network));
    EXPECT_EQ(quantised(network, GetParam()), bytes);
    EXPECT_NE(quantised(random_network(2, GetParam().hidden), GetParam()), bytes);
}

TEST_P(Quantised, IsCutToTheRangeAndOfOneGrain) {
    FloatNetwork network = random_network(1, GetParam().hidden);
    network.bias.units()[0] = 100;
    network.bias.units()[1] = -100;
    const auto bytes = quantised(network, GetParam());
    const std::size_t weights = bytes.size() - 4 * (kPolicyOutputs + 1);
    int most = 0;
    int least = 0;
    for (std::size_t i = 0; i < weights; ++i) {
        const int weight = static_cast<std::int8_t>(bytes[i]);
        EXPECT_EQ(weight % GetParam().grain, 0);
        most = std::max(most, weight);
        least = std::min(least, weight);
    }
    EXPECT_EQ(most, 127 / GetParam().grain * GetParam().grain);
    EXPECT_EQ(least, -most);
}

TEST(ReadQuantised, KeepsUnitsThatTheBytesLack) {
    const auto narrow = quantised(random_network(1, kPolicyHidden), {});
    FloatNetwork network = random_network(2, kDuelsHidden);
    const float own = network.value.units()[kPolicyHidden];
    ASSERT_TRUE(read_quantised(narrow, network));
    EXPECT_EQ(network.value.units()[kPolicyHidden], own);
    EXPECT_EQ(quantised(network, {}), narrow);
}

TEST(ReadQuantised, RefusesInvalidNetworks) {
    auto bytes = quantised(random_network(1, kPolicyHidden), {});
    bytes.pop_back();
    FloatNetwork network;
    EXPECT_FALSE(read_quantised(bytes, network));
    EXPECT_FALSE(read_quantised({}, network));
    Policy policy;
    EXPECT_FALSE(policy.load(bytes));
}

}  // namespace
}  // namespace bornes::test
