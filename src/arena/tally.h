// The results of a player's games, as numbers that add up over games and groups.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "bornes/record.h"
#include "bornes/score.h"

namespace bornes::arena {

// How long moves took. A bucket is an eighth of an octave wide, so quantiles are accurate to 5 %.
class Times {
public:
    static constexpr int kPerOctave = 8;
    static constexpr int kBuckets = kPerOctave * 40;  // up to 18 minutes

    void add(std::chrono::nanoseconds time);
    // In milliseconds; 0 if there are no times.
    double quantile(double share) const;
    const std::array<std::uint32_t, kBuckets>& buckets() const { return counts_; }
    std::uint32_t& operator[](std::size_t bucket) { return counts_[bucket]; }
    Times& operator+=(const Times& other);

private:
    std::array<std::uint32_t, kBuckets> counts_{};
};

// Points per row of the score sheet, in the order of kScoreRows.
using Rows = std::array<std::int64_t, kScoreRows.size()>;
Rows rows_of(const Score& score);

// The results of one team in one game, or of a player in many games. A player may have several
// teams at a table.
struct Tally {
    std::int64_t games = 0;  // counts every team of the player in every game
    double wins = 0;         // a draw counts as a share of a win
    double win_luck = 0;     // wins due to lucky draws (luck.h)
    std::int64_t hands = 0;
    double lead = 0;       // points above the mean of the opponents, over all hands
    double lead_luck = 0;  // points of the lead due to lucky draws
    Rows rows{};
    std::int64_t moves = 0;
    std::int64_t faults = 0;
    Times times;

    Tally& operator+=(const Tally& other);
};

// The games over one set of decks: every player has taken every place.
struct Group {
    std::int64_t number = 0;
    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::vector<Tally> players;
    std::vector<Record> records;  // one per game, if the tournament asks for them
};

}  // namespace bornes::arena
