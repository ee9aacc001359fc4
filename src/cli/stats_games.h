// The games that statistics sum up.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stats_tally.h"
#include "terminal/reports.h"

namespace bornes::cli {

// The records of files and folders; what cannot be read is told on standard error and counted.
struct ReadRecords {
    std::vector<Record> records;
    int unread = 0;
};
ReadRecords read_records(const std::vector<std::string>& places);

// The player's games, with `rollouts` for each decision; none leaves errors out.
std::vector<PlayedGame> games_of(const std::string& player, const std::vector<Record>& records,
                                 int rollouts);
// The same without errors; nothing if `progress` stopped it.
std::optional<std::vector<PlayedGame>> games_of(const std::string& player,
                                                const std::vector<Record>& records,
                                                const terminal::ReportProgress& progress);

}  // namespace bornes::cli
