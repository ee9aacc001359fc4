#include "bornes/bot.h"
#include "heuristic.h"
#include "master.h"
#include "strong.h"

namespace bornes {
namespace {

constexpr std::array<std::string_view, kLevels.size()> kIds{"novice", "casual", "strong", "master"};

}  // namespace

std::string_view id(Level level) { return kIds[static_cast<std::size_t>(level)]; }

std::optional<Level> level_from_id(std::string_view id) {
    for (std::size_t i = 0; i < kIds.size(); ++i)
        if (kIds[i] == id) return kLevels[i];
    return std::nullopt;
}

std::unique_ptr<Bot> make_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::novice: return make_heuristic_bot(kNovice);
        case Level::casual: return make_heuristic_bot(kCasual);
        case Level::strong: return make_strong_bot();
        case Level::master: break;
    }
    return make_master_bot(seed);
}

}  // namespace bornes
