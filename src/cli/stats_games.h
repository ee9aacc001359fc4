// Collects the games for statistics.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stats_tally.h"
#include "terminal/reports.h"

namespace bornes::cli {

// Reads the records of files and folders. Reports files that cannot be read on standard error, and
// counts them.
struct ReadRecords {
    std::vector<Record> records;
    int unread = 0;
};
ReadRecords read_records(const std::vector<std::string>& places);

// The player's games. Judges each decision with this many rollouts; 0 judges none.
std::vector<PlayedGame> games_of(const std::string& player, const std::vector<Record>& records,
                                 int rollouts);
// The same without judging decisions. Returns nothing if `progress` stopped it.
std::optional<std::vector<PlayedGame>> games_of(const std::string& player,
                                                const std::vector<Record>& records,
                                                const terminal::ReportProgress& progress);

}  // namespace bornes::cli
