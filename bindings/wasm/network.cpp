// Only in bornes-page.wasm: the network of master for duels comes from the page, which loads it
// when it is first needed. It takes the place of the one that the bots have compiled in, because
// the linker sees this definition first.
#include <cstdint>
#include <vector>

#include "bots/data_files.h"
#include "bots/policy.h"
#include "export.h"
#include "text.h"

namespace bornes::wasm {
namespace {

std::vector<std::uint8_t> network;

}  // namespace

// Input: the bytes of duels.net. Must come before master first thinks in a duel. Returns 1, or 0 if
// the size is wrong.
BORNES_EXPORT(take_network) int take_network() {
    if (input().size() != bots::Policy::size_in_bytes(bots::kDuelsHidden)) return 0;
    network.assign(input().begin(), input().end());
    return 1;
}

}  // namespace bornes::wasm

std::span<const std::uint8_t> bornes::bots::duels_data() { return bornes::wasm::network; }
