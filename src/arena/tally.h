// What a player's games come to: numbers that add up over games and groups of games.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "bornes/record.h"
#include "bornes/score.h"

namespace bornes::arena {

// How long moves took, in buckets an eighth of an octave wide: quantiles are within 5 %.
class Times {
public:
    static constexpr int kPerOctave = 8;
    static constexpr int kBuckets = kPerOctave * 40;  // up to 18 minutes

    void add(std::chrono::nanoseconds time);
    // In milliseconds; 0 if there are none.
    double quantile(double share) const;
    const std::array<std::uint32_t, kBuckets>& buckets() const { return counts_; }
    std::uint32_t& operator[](std::size_t bucket) { return counts_[bucket]; }
    Times& operator+=(const Times& other);

private:
    std::array<std::uint32_t, kBuckets> counts_{};
};

// Points by row of the score sheet, in the order of kScoreRows.
using Rows = std::array<std::int64_t, kScoreRows.size()>;
Rows rows_of(const Score& score);

// Of one team in one game, or of a player in many: a player may have several teams at a table.
struct Tally {
    std::int64_t games = 0;  // teams of the player in all games
    double wins = 0;         // a draw is a share of a win
    double win_luck = 0;     // wins that the draws were worth (luck.h)
    std::int64_t hands = 0;
    double lead = 0;       // points more than the opponents' mean, over all hands
    double lead_luck = 0;  // points of it that the draws were worth
    Rows rows{};
    std::int64_t moves = 0;
    std::int64_t faults = 0;
    Times times;

    Tally& operator+=(const Tally& other);
};

// The games over one set of decks: every player has sat in every place.
struct Group {
    std::int64_t number = 0;
    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::vector<Tally> players;
    std::vector<Record> records;  // one per game, if the tournament asks for them
};

}  // namespace bornes::arena
