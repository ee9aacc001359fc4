// Shows the progress of a tournament on standard error: a bar on a terminal, otherwise a line from
// time to time.
#pragma once

#include <chrono>

#include "arena/standings.h"
#include "arena/tournament.h"

namespace bornes::cli {

class ArenaProgress {
public:
    // `games` counts the games of all groups. `done` of them were finished before the start.
    ArenaProgress(const arena::Tournament& tournament, std::int64_t games, std::int64_t done);

    void show(const arena::Standings& standings);
    // Erases the bar.
    void end() const;

private:
    using Clock = std::chrono::steady_clock;

    void draw(const std::string& line, std::int64_t games) const;
    std::string time_left(std::int64_t games) const;

    const arena::Tournament& tournament_;
    std::int64_t games_;
    std::int64_t done_;
    bool terminal_;
    bool shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_;
};

}  // namespace bornes::cli
