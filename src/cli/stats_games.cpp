#include "stats_games.h"

#include <algorithm>
#include <filesystem>

#include "failure.h"
#include "input.h"
#include "output.h"
#include "review_run.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

// The named files, and the records in named folders, sorted by name.
std::vector<std::string> files_at(const std::vector<std::string>& places) {
    std::vector<std::string> files;
    for (const std::string& place : places) {
        std::error_code error;
        if (!fs::is_directory(place, error)) {
            files.push_back(place);
            continue;
        }
        std::vector<std::string> found;
        for (const fs::directory_entry& entry : fs::directory_iterator(place, error))
            if (entry.path().extension() == ".bornes") found.push_back(entry.path().string());
        if (error) throw system_failure<words::phrase::error_cannot_read>(place, error);
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

PlayedGame played_game(const Record& record, int seat, int rollouts) {
    PlayedGame game;
    game.record = record;
    game.seat = seat;
    ReviewBudget budget;
    budget.seat = seat;
    budget.allowance = Allowance::of_rollouts(std::max(rollouts, 1));
    const review::Review review =
        rollouts > 0 ? run_review(record, budget, true) : review::Review(record);
    for (const Board& board : review.hands())
        if (board.over()) game.hands.push_back(board);
    const Team team = review.rules().team_of(seat);
    const review::TeamResult result = review.result(team);
    const review::PlayerSums sums = review.player(seat);
    game.over = review.over();
    game.win = result.win;
    game.luck = result.win - result.adjusted;
    game.decisions = sums.decisions;
    game.rate = sums.rate;
    game.rate_error = sums.rate_error;
    return game;
}

}  // namespace

ReadRecords read_records(const std::vector<std::string>& places) {
    ReadRecords read;
    for (const std::string& file : files_at(places)) {
        try {
            Record record = read_record_at(file, review::kMostActions);
            const bool dealt = !record.hands.empty() && record.hands[0].deck;
            if (dealt) read.records.push_back(std::move(record));
        } catch (const Failure& fault) {
            tell(for_screen(complaint(fault)));
            ++read.unread;
        }
    }
    return read;
}

std::vector<PlayedGame> games_of(const std::string& player, const std::vector<Record>& records,
                                 int rollouts) {
    std::vector<PlayedGame> games;
    for (const Record& record : records)
        if (const auto seat = seat_of(record, player))
            games.push_back(played_game(record, *seat, rollouts));
    return games;
}

std::optional<std::vector<PlayedGame>> games_of(const std::string& player,
                                                const std::vector<Record>& records,
                                                const terminal::ReportProgress& progress) {
    std::vector<PlayedGame> games;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (!progress(static_cast<int>(i), static_cast<int>(records.size()))) return std::nullopt;
        if (const auto seat = seat_of(records[i], player))
            games.push_back(played_game(records[i], *seat, 0));
    }
    return games;
}

}  // namespace bornes::cli
