#include "stats_tally.h"

#include <fmt/format.h>

#include <algorithm>

namespace bornes::cli {
namespace {

std::string opponents_of(const PlayedGame& game) {
    const Rules rules =
        game.hands.empty()
            ? make_rules(*game.record.edition, *game.record.players, game.record.house).rules
            : game.hands[0].rules;
    std::vector<std::string> names;
    for (int seat = 0; seat < rules.players; ++seat) {
        if (rules.team_of(seat) == rules.team_of(game.seat)) continue;
        const std::string& name = game.record.seats[static_cast<std::size_t>(seat)];
        names.push_back(name.empty() ? "?" : name);
    }
    std::sort(names.begin(), names.end());
    return fmt::format("{}", fmt::join(names, ", "));
}

void add_hand(Stats& stats, const Board& board, Team team) {
    const Score sheet = score(board, team);
    const arena::Rows rows = arena::rows_of(sheet);
    for (std::size_t i = 0; i < rows.size(); ++i) stats.rows[i] += rows[i];
    stats.hand.add(sheet.total(), 1);
    stats.coup_fourres += sheet.coup_fourres / worth(&Score::coup_fourres);
    ++stats.hands;
}

}  // namespace

std::string usual_player(const std::vector<Record>& records) {
    struct Sitting {
        int games = 0;
        std::size_t seats = 0;  // their sum: a person who plays at home sits in the first seat
    };
    std::map<std::string, Sitting> sittings;
    for (const Record& record : records)
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
            if (const std::string& name = record.seats[seat]; !name.empty()) {
                ++sittings[name].games;
                sittings[name].seats += seat;
            }
    const auto most =
        std::max_element(sittings.begin(), sittings.end(), [](const auto& a, const auto& b) {
            if (a.second.games != b.second.games) return a.second.games < b.second.games;
            return a.second.seats > b.second.seats;
        });
    return most == sittings.end() ? std::string() : most->first;
}

std::optional<int> seat_of(const Record& record, const std::string& player) {
    for (int seat = 0; seat < record.players.value_or(0); ++seat)
        if (record.seats[static_cast<std::size_t>(seat)] == player) return seat;
    return std::nullopt;
}

std::map<StatsKey, Stats> stats_of(const std::vector<PlayedGame>& games) {
    std::map<StatsKey, Stats> all;
    for (const PlayedGame& game : games) {
        Stats& stats = all[{*game.record.edition, *game.record.players, opponents_of(game)}];
        ++stats.games;
        for (const Board& board : game.hands)
            add_hand(stats, board, board.rules.team_of(game.seat));
        if (game.decisions > 0) stats.rates.push_back(game.rate);
        if (!game.over) continue;
        ++stats.finished;
        stats.wins.add(game.win, 1);
        stats.luck.add(game.luck, 1);
    }
    return all;
}

}  // namespace bornes::cli
