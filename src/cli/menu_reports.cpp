#include "menu_reports.h"

#include "review_report.h"
#include "review_run.h"
#include "stats_games.h"
#include "stats_report.h"
#include "terminal/model/kept_game.h"

namespace bornes::cli {
namespace {

std::optional<std::string> statistics(words::Speech speech,
                                      const terminal::ReportProgress& progress) {
    std::vector<Record> records;
    for (terminal::KeptGame& game : terminal::kept_games())
        records.push_back(std::move(game.record));
    const std::string player = usual_player(records);
    const auto games = games_of(player, records, progress);
    if (!games) return std::nullopt;
    return stats_report(player, stats_of(*games), speech);
}

}  // namespace

terminal::Reports menu_reports() {
    terminal::Reports reports;
    reports.review = [](const Record& record, const terminal::ReportProgress& progress) {
        return run_review(record, ReviewBudget(), false, progress);
    };
    reports.tell_review = [](const Record& record, const review::Review& review,
                             const words::Voice& voice, int width) {
        return review_report(record, review, voice, Paint(false), width);
    };
    reports.statistics = statistics;
    return reports;
}

}  // namespace bornes::cli
