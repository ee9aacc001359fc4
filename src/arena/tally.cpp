#include "arena/tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bornes::arena {

void Times::add(std::chrono::nanoseconds time) {
    const double octaves = std::log2(std::max(1.0, static_cast<double>(time.count())));
    ++counts_[static_cast<std::size_t>(
        std::min(kBuckets - 1, static_cast<int>(octaves * kPerOctave)))];
}

double Times::quantile(double share) const {
    const auto total = std::accumulate(counts_.begin(), counts_.end(), std::int64_t{0});
    if (total == 0) return 0;
    const auto wanted = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(total)));
    std::int64_t passed = 0;
    std::size_t bucket = 0;
    while (passed + counts_[bucket] < wanted) passed += counts_[bucket++];
    constexpr double nanoseconds_per_millisecond = 1e6;
    return std::exp2((static_cast<double>(bucket) + 0.5) / kPerOctave) /
           nanoseconds_per_millisecond;
}

Times& Times::operator+=(const Times& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    return *this;
}

Rows rows_of(const Score& score) {
    Rows rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = score.*kScoreRows[i].points;
    return rows;
}

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    wins += other.wins;
    win_luck += other.win_luck;
    hands += other.hands;
    lead += other.lead;
    lead_luck += other.lead_luck;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] += other.rows[i];
    moves += other.moves;
    faults += other.faults;
    times += other.times;
    return *this;
}

}  // namespace bornes::arena
