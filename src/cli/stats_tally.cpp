#include "stats_tally.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/model/players.h"

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
        std::size_t seats =
            0;  // sum of the seat numbers; a person who plays alone has the first seat
        bool is_person = false;  // has no bot's name; bots sit in many games
    };
    std::map<std::string, Sitting> sittings;
    for (const Record& record : records)
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
            if (const std::string& name = record.seats[seat]; !name.empty()) {
                Sitting& sitting = sittings[name];
                ++sitting.games;
                sitting.seats += seat;
                sitting.is_person |= name != terminal::bot_name(static_cast<int>(seat));
            }
    const auto most =
        std::max_element(sittings.begin(), sittings.end(), [](const auto& a, const auto& b) {
            if (a.second.is_person != b.second.is_person) return b.second.is_person;
            if (a.second.games != b.second.games) return a.second.games < b.second.games;
            const bool is_you = terminal::means_you(b.first);
            if (terminal::means_you(a.first) != is_you) return is_you;
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
        if (game.decisions > 0) {
            stats.rates.push_back(game.rate);
            stats.rate_variance += game.rate_error * game.rate_error;
        }
        if (!game.over) continue;
        ++stats.finished;
        stats.wins.add(game.win, 1);
        stats.luck.add(game.luck, 1);
    }
    return all;
}

}  // namespace bornes::cli
