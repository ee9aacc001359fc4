// What a person has solved, and the streak of days.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::puzzles {

// Days are counted from 1 January 1970, in UTC, so that everybody has the same puzzle.
// The index of the puzzle of a day in a file of `count` puzzles, which must not be 0.
int puzzle_of_day(int day, int count);

// Only the first try at a puzzle counts.
struct Progress {
    std::vector<std::string> solved;  // ids, in the order of solving
    std::vector<std::string> missed;
    int streak = 0;  // puzzles of the day solved one day after the other, up to `last_day`
    int longest = 0;
    int last_day = -1;  // the last day whose puzzle was tried; -1: none

    bool knows(std::string_view id) const;
    // The streak as it stands on a day: a day that was left out ends it.
    int streak_on(int day) const;
    // Takes note of a try. `day`: it was the puzzle of that day.
    void note(const std::string& id, bool right, std::optional<int> day);

    friend bool operator==(const Progress&, const Progress&) = default;
};

// One JSON object with a line end.
std::string to_json(const Progress& progress);
// Nothing if the text is no progress.
std::optional<Progress> progress_from_json(std::string_view text);

}  // namespace bornes::puzzles
