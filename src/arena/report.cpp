#include "arena/report.h"

#include <fmt/format.h>

#include <cmath>

#include "arena/results_file.h"
#include "bornes/json.h"
#include "bornes/utf8.h"

namespace bornes::arena {
namespace {

constexpr std::size_t kColumn = 28;  // wide

// A command may be longer than any table.
std::string short_name(const PlayerName& name) { return printable(name.text, kColumn - 1); }

std::string percent(const Estimate& share) {
    return fmt::format("{:5.1f} % ({:.1f} to {:.1f})", 100 * share.value, 100 * share.low,
                       100 * share.high);
}

std::string elo(const Estimate& share, int teams) {
    return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", elo_of(share.value, teams),
                       elo_of(share.low, teams), elo_of(share.high, teams));
}

std::string points(const Estimate& lead) {
    return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", lead.value, lead.low, lead.high);
}

std::string milliseconds(const Times& times) {
    return fmt::format("{:.3g} / {:.3g} ms", times.quantile(0.5), times.quantile(0.99));
}

double a_hand(const Tally& tally, std::int64_t sum) {
    return tally.hands > 0 ? static_cast<double>(sum) / static_cast<double>(tally.hands) : 0;
}

double hand_score(const Tally& tally) {
    std::int64_t sum = 0;
    for (const std::int64_t row : tally.rows) sum += row;
    return a_hand(tally, sum);
}

// A table with a column a player.
class Columns {
public:
    explicit Columns(const Tournament& tournament) {
        for (const PlayerName& name : tournament.players) names_.push_back(short_name(name));
    }
    std::string header() const { return line("", names_); }
    template <typename Function>
    std::string line(std::string_view title, const Standings& standings, Function cell) const {
        std::vector<std::string> cells;
        for (const Standing& each : standings.players()) cells.push_back(cell(each));
        return line(title, cells);
    }

private:
    std::string line(std::string_view title, const std::vector<std::string>& cells) const {
        std::string out = fmt::format("{:<22}", title);
        for (const std::string& cell : cells) out += fmt::format("  {:<{}}", cell, kColumn);
        out.erase(out.find_last_not_of(' ') + 1);
        return out += '\n';
    }

    std::vector<std::string> names_;
};

std::string headline(const Tournament& tournament, const Standings& standings) {
    const Rules& rules = tournament.table.rules;
    std::string out = fmt::format("{}, {} players", id(rules.edition), rules.players);
    if (rules.teams < rules.players) out += fmt::format(" in {} teams", rules.teams);
    for (const std::string_view name : kSettings)
        if (const auto value = house_rule_text(tournament.table.house, name))
            out += fmt::format(", {} {}", name, *value);
    return out += fmt::format(
               "; seed {}\n{} games over {} duplicate deals, {} drawn; an equal share is {:.1f} "
               "%\n",
               tournament.seed, standings.games(), standings.groups(), standings.draws(),
               100.0 / rules.teams);
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

// A number of JSON, which knows no infinity.
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
    for (std::size_t i = 0; i < kRowNames.size(); ++i)
        out += fmt::format("{}\"{}\":{}", i > 0 ? "," : "", kRowNames[i],
                           number(a_hand(sum, sum.rows[i])));
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
    const int teams = tournament.table.rules.teams;
    const Columns columns(tournament);
    const auto line = [&](std::string_view title, auto cell) {
        return columns.line(title, standings, cell);
    };
    std::string out = headline(tournament, standings) + columns.header();
    out += line("win share (95 %)", [](const Standing& s) { return percent(s.wins.share()); });
    out +=
        line("  luck-adjusted", [](const Standing& s) { return percent(s.adjusted_wins.share()); });
    out += line("Elo", [&](const Standing& s) { return elo(s.wins.share(), teams); });
    out += line("  luck-adjusted",
                [&](const Standing& s) { return elo(s.adjusted_wins.share(), teams); });
    out += line("lead a hand", [](const Standing& s) { return points(s.lead.estimate()); });
    out += line("  luck-adjusted",
                [](const Standing& s) { return points(s.adjusted_lead.estimate()); });
    out += line("points a hand",
                [](const Standing& s) { return fmt::format("{:.0f}", hand_score(s.sum)); });
    for (std::size_t row = 0; row < kRowNames.size(); ++row)
        out += line(fmt::format("  {}", kRowNames[row]), [&](const Standing& s) {
            return fmt::format("{:.1f}", a_hand(s.sum, s.sum.rows[row]));
        });
    out +=
        line("time a move, p50/p99", [](const Standing& s) { return milliseconds(s.sum.times); });
    out += line("faults", [](const Standing& s) {
        return fmt::format("{} in {} moves", s.sum.faults, s.sum.moves);
    });
    if (sprt) out += verdict_text(*sprt, standings.players()[0].wins, teams);
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
