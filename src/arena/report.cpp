#include "arena/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/results_file.h"
#include "bornes/json.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"

namespace bornes::arena {
namespace {

constexpr std::size_t kScreen = 80;  // columns
constexpr std::size_t kTitle = 20;
constexpr std::size_t kColumn = 28;
constexpr std::size_t kColumnsAtOnce = 2;

// A command may be longer than a column.
std::string short_name(const PlayerName& name) { return printable(name.text, kColumn - 1); }

// Writes the sign, but never a sign before a rounded zero.
std::string whole(double number) {
    return std::isfinite(number) ? fmt::format("{:+}", std::lround(number))
                                 : fmt::format("{:+}", number);
}
std::string whole(double value, double low, double high) {
    return fmt::format("{} ({} to {})", whole(value), whole(low), whole(high));
}

std::string percent(const Estimate& share) {
    return fmt::format("{:5.1f} % ({:.1f} to {:.1f})", 100 * share.value, 100 * share.low,
                       100 * share.high);
}

std::string elo(const Estimate& share, int teams) {
    return whole(elo_of(share.value, teams), elo_of(share.low, teams), elo_of(share.high, teams));
}

std::string points(const Estimate& lead) { return whole(lead.value, lead.low, lead.high); }

std::string milliseconds(double time) {
    return time < 10 ? fmt::format("{:.3f}", time) : fmt::format("{:.0f}", time);
}
std::string milliseconds(const Times& times) {
    return fmt::format("{} / {} ms", milliseconds(times.quantile(0.5)),
                       milliseconds(times.quantile(0.99)));
}

double per_hand(const Tally& tally, std::int64_t sum) {
    return tally.hands > 0 ? static_cast<double>(sum) / static_cast<double>(tally.hands) : 0;
}

double hand_score(const Tally& tally) {
    std::int64_t sum = 0;
    for (const std::int64_t row : tally.rows) sum += row;
    return per_hand(tally, sum);
}

// A table with one column per player, for a few players at once.
class Columns {
public:
    Columns(const Tournament& tournament, const Standings& standings, std::size_t first)
        : standings_(standings.players()),
          first_(first),
          last_(std::min(first + kColumnsAtOnce, standings_.size())) {
        for (std::size_t i = first_; i < last_; ++i)
            cells_.push_back(short_name(tournament.players[i]));
        end_line("");
    }

    template <typename Function>
    void line(std::string_view title, Function cell) {
        for (std::size_t i = first_; i < last_; ++i) cells_.push_back(cell(standings_[i]));
        end_line(title);
    }
    const std::string& text() const { return text_; }

private:
    void end_line(std::string_view title) {
        text_ += fmt::format("{:<{}}", title, kTitle);
        for (const std::string& cell : cells_) text_ += fmt::format("  {:<{}}", cell, kColumn);
        text_.erase(text_.find_last_not_of(' ') + 1);
        text_ += '\n';
        cells_.clear();
    }

    const std::vector<Standing>& standings_;
    std::size_t first_;
    std::size_t last_;
    std::vector<std::string> cells_;
    std::string text_;
};

std::string table_of(const Tournament& tournament, const Standings& standings, std::size_t first) {
    const int teams = tournament.table.rules.teams;
    Columns columns(tournament, standings, first);
    columns.line("win share (95 %)", [](const Standing& s) { return percent(s.wins.share()); });
    columns.line("  luck-adjusted",
                 [](const Standing& s) { return percent(s.adjusted_wins.share()); });
    columns.line("Elo", [&](const Standing& s) { return elo(s.wins.share(), teams); });
    columns.line("  luck-adjusted",
                 [&](const Standing& s) { return elo(s.adjusted_wins.share(), teams); });
    if (!tournament.table.rules.is_race()) {
        columns.line("lead per hand", [](const Standing& s) { return points(s.lead.estimate()); });
        columns.line("  luck-adjusted",
                     [](const Standing& s) { return points(s.adjusted_lead.estimate()); });
        columns.line("points per hand",
                     [](const Standing& s) { return fmt::format("{:.0f}", hand_score(s.sum)); });
        for (std::size_t row = 0; row < kScoreRows.size(); ++row)
            columns.line(fmt::format("  {}", kScoreRows[row].id), [&](const Standing& s) {
                return fmt::format("{:.1f}", per_hand(s.sum, s.sum.rows[row]));
            });
    }
    columns.line("move time, p50/p99", [](const Standing& s) { return milliseconds(s.sum.times); });
    columns.line("faults", [](const Standing& s) {
        return fmt::format("{} in {} moves", s.sum.faults, s.sum.moves);
    });
    return columns.text();
}

// Joins the parts, and starts a new line where the screen ends.
std::string joined(const std::vector<std::string>& parts) {
    std::string out;
    std::size_t width = 0;
    for (const std::string& part : parts) {
        const bool fits = width + part.size() + 2 < kScreen;
        if (width > 0) out += fits ? ", " : ",\n";
        width = (fits ? width + 2 : 0) + part.size();
        out += part;
    }
    return out + "\n";
}

// The settings that the results depend on.
std::string headline(const Tournament& tournament, const Standings& standings) {
    const Rules& rules = tournament.table.rules;
    const Limits& limits = tournament.limits;
    std::vector<std::string> parts{std::string(id(rules.edition)),
                                   fmt::format("{} players", rules.players)};
    if (rules.teams < rules.players) parts.back() += fmt::format(" in {} teams", rules.teams);
    for (const auto& [name, value] : house_rule_texts(tournament.table.house))
        parts.push_back(fmt::format("{} {}", name, value));
    parts.push_back(fmt::format("seed {}", tournament.seed));
    if (limits.budget.rollouts > 0)
        parts.push_back(fmt::format("{} rollouts per move", limits.budget.rollouts));
    if (limits.budget.time_ms > 0)
        parts.push_back(fmt::format("{} ms per move", limits.budget.time_ms));
    if (std::any_of(tournament.players.begin(), tournament.players.end(),
                    [](const PlayerName& player) { return !player.level; }))
        parts.push_back(fmt::format("programs within {} ms", limits.deadline_ms));
    return joined(parts) +
           fmt::format("{} games over {} duplicate deal{}, {} drawn; an equal share is {:.1f} %\n",
                       standings.games(), standings.groups(), standings.groups() == 1 ? "" : "s",
                       standings.draws(), 100.0 / rules.teams);
}

std::string verdict_text(const Sprt& sprt, const Ratio& wins, int teams) {
    const double ratio = sprt.log_likelihood_ratio(wins, teams);
    std::string out =
        fmt::format("SPRT {} against {} Elo: log likelihood ratio {:.2f} of ±{:.2f}, ", sprt.elo0,
                    sprt.elo1, ratio, Sprt::kBound);
    switch (sprt.verdict(wins, teams)) {
        case Sprt::Verdict::open: return out += "open\n";
        case Sprt::Verdict::elo0: return out += fmt::format("{} accepted\n", sprt.elo0);
        case Sprt::Verdict::elo1: return out += fmt::format("{} accepted\n", sprt.elo1);
    }
    return out;
}

// A JSON number. JSON has no infinity.
std::string number(double value) {
    return std::isfinite(value) ? fmt::format("{}", value) : "null";
}

std::string interval(const Estimate& estimate) {
    return fmt::format(R"({{"value":{},"low":{},"high":{}}})", number(estimate.value),
                       number(estimate.low), number(estimate.high));
}

std::string elo_json(const Estimate& share, int teams) {
    return interval(
        {elo_of(share.value, teams), elo_of(share.low, teams), elo_of(share.high, teams)});
}

std::string player_json(const Standing& standing, int teams) {
    const Tally& sum = standing.sum;
    const Estimate raw = standing.wins.share();
    const Estimate adjusted = standing.adjusted_wins.share();
    std::string out = fmt::format(
        R"("games":{},"wins":{},"winShare":{},"winShareLuckAdjusted":{},"elo":{},)"
        R"("eloLuckAdjusted":{},"hands":{},"handScore":{},"lead":{},"leadLuckAdjusted":{},"rows":{{)",
        sum.games, number(sum.wins), interval(raw), interval(adjusted), elo_json(raw, teams),
        elo_json(adjusted, teams), sum.hands, number(hand_score(sum)),
        interval(standing.lead.estimate()), interval(standing.adjusted_lead.estimate()));
    for (std::size_t i = 0; i < kScoreRows.size(); ++i)
        out += fmt::format("{}\"{}\":{}", i > 0 ? "," : "", kScoreRows[i].json,
                           number(per_hand(sum, sum.rows[i])));
    return out +=
           fmt::format(R"(}},"moves":{},"moveMs":{{"p50":{:.4g},"p99":{:.4g}}},"faults":{})",
                       sum.moves, sum.times.quantile(0.5), sum.times.quantile(0.99), sum.faults);
}

}  // namespace

std::string progress_line(const Tournament& tournament, const Standings& standings) {
    const Standing& first = standings.players()[0];
    const auto half = [](const Estimate& share) { return 100 * (share.high - share.low) / 2; };
    const Estimate raw = first.wins.share();
    const Estimate adjusted = first.adjusted_wins.share();
    return fmt::format("{} {:.1f} % ± {:.1f}, luck-adjusted {:.1f} % ± {:.1f}",
                       short_name(tournament.players[0]), 100 * raw.value, half(raw),
                       100 * adjusted.value, half(adjusted));
}

std::string report_text(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt) {
    const auto& players = standings.players();
    std::string out = headline(tournament, standings);
    for (std::size_t first = 0; first < players.size(); first += kColumnsAtOnce)
        out += (first > 0 ? "\n" : "") + table_of(tournament, standings, first);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (!tournament.players[i].level && players[i].sum.faults > 0)
            out += fmt::format("Run `bornes arena --check` to see what {} gets wrong.\n",
                               backquoted(short_name(tournament.players[i])));
    if (sprt) out += verdict_text(*sprt, players[0].wins, tournament.table.rules.teams);
    return out;
}

std::string report_json(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt) {
    const int teams = tournament.table.rules.teams;
    std::string out = fmt::format(
        R"({{"tournament":{},"groups":{},"games":{},"draws":{},"equalShare":{},"players":[)",
        tournament_json(tournament), standings.groups(), standings.games(), standings.draws(),
        1.0 / teams);
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        out += i > 0 ? ",{\"name\":" : "{\"name\":";
        append_json_string(out, tournament.players[i].text);
        out.append(",").append(player_json(standings.players()[i], teams)).append("}");
    }
    out += ']';
    if (sprt) {
        constexpr std::array verdicts{"open", "elo0", "elo1"};
        const Ratio& wins = standings.players()[0].wins;
        out +=
            fmt::format(R"(,"sprt":{{"elo0":{},"elo1":{},"logLikelihoodRatio":{},"verdict":"{}"}})",
                        sprt->elo0, sprt->elo1, number(sprt->log_likelihood_ratio(wins, teams)),
                        verdicts[static_cast<std::size_t>(sprt->verdict(wins, teams))]);
    }
    return out += "}\n";
}

}  // namespace bornes::arena
