// Which puzzles a person has solved, and the streak of days.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::puzzles {

// The index of the puzzle of a day in a file of `count` puzzles; `count` must not be 0. Days are
// counted from 1 January 1970 in UTC, so that everybody has the same puzzle.
int puzzle_of_day(int day, int count);

// Only the first try at a puzzle counts.
struct Progress {
    std::vector<std::string> solved;  // ids, in the order of solving
    std::vector<std::string> missed;
    int streak = 0;  // puzzles of the day solved on consecutive days, up to `last_day`
    int longest = 0;
    int last_day = -1;  // the last day whose puzzle was tried; -1: none

    bool knows(std::string_view id) const;
    // The streak on a given day. It is 0 if a day was skipped.
    int streak_on(int day) const;
    // Records a try. `day` is set if it was the puzzle of that day.
    void note(const std::string& id, bool right, std::optional<int> day);

    friend bool operator==(const Progress&, const Progress&) = default;
};

// One JSON object with a line end.
std::string to_json(const Progress& progress);
// Returns nothing if the text is not valid.
std::optional<Progress> progress_from_json(std::string_view text);

}  // namespace bornes::puzzles
