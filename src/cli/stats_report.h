// Prints the statistics of one player, for people or for programs.
#pragma once

#include "stats_tally.h"
#include "words/words.h"

namespace bornes::cli {

using AllStats = std::map<StatsKey, Stats>;

std::string stats_report(const std::string& player, const AllStats& all, words::Speech speech);
// One JSON object on one line.
std::string stats_json(const std::string& player, const AllStats& all);

}  // namespace bornes::cli
