#include "bornes/bot.h"
#include "heuristic.h"
#include "master.h"
#include "strong.h"

namespace bornes {
namespace {

// In the order of Level: what makes a bot of that level, from a seed.
using Maker = std::unique_ptr<Bot> (*)(std::uint64_t seed);
constexpr std::array<Maker, kLevels.size()> kMakers{
    [](std::uint64_t) { return make_heuristic_bot(kNovice); },
    [](std::uint64_t) { return make_heuristic_bot(kCasual); },
    [](std::uint64_t) { return make_strong_bot(); },
    [](std::uint64_t seed) { return make_master_bot(seed); },
};

}  // namespace

std::unique_ptr<Bot> make_bot(Level level, std::uint64_t seed) {
    return kMakers[static_cast<std::size_t>(level)](seed);
}

}  // namespace bornes
