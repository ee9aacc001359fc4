// How well a bot plays. kLevels lists the levels, from the weakest to the strongest.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

#include "bornes/ids.h"

namespace bornes {

class Bot;

// How well a bot plays, from the weakest to the strongest.
enum class Level : std::uint8_t { novice, casual, strong, master };

namespace detail {

// Each is in src/bots/LEVEL.cpp. A level without randomness ignores the seed.
std::unique_ptr<Bot> make_novice(std::uint64_t seed);
std::unique_ptr<Bot> make_casual(std::uint64_t seed);
std::unique_ptr<Bot> make_strong(std::uint64_t seed);
std::unique_ptr<Bot> make_master(std::uint64_t seed);

// In the order of Level.
struct LevelEntry {
    Level level;
    std::string_view id;
    std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};
inline constexpr std::array kLevelEntries{
    LevelEntry{Level::novice, "novice", make_novice},
    LevelEntry{Level::casual, "casual", make_casual},
    LevelEntry{Level::strong, "strong", make_strong},
    LevelEntry{Level::master, "master", make_master},
};
static_assert([] {
    for (std::size_t i = 0; i < kLevelEntries.size(); ++i)
        if (kLevelEntries[i].level != static_cast<Level>(i)) return false;
    return true;
}());

}  // namespace detail

template <>
inline constexpr auto kIds<Level> = [] {
    std::array<std::string_view, detail::kLevelEntries.size()> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = detail::kLevelEntries[i].id;
    return ids;
}();
inline constexpr auto kLevels = kValues<Level>;

// Makes a bot (bornes/bot.h); never null. Bots of the same level and seed give the same answers.
std::unique_ptr<Bot> make_bot(Level level, std::uint64_t seed);

}  // namespace bornes
