#include "arena/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "bornes/utf8.h"

namespace bornes::arena {
namespace {

constexpr std::size_t kNames = 20;
constexpr int kFigures = 9;
constexpr int kNarrowest = 20;  // columns of a scale

struct Glyphs {
    std::string_view low, high, between, value, equal;
};
constexpr Glyphs kLines{"├", "┤", "─", "●", "│"};
constexpr Glyphs kAscii{"[", "]", "-", "o", "|"};

struct Scale {
    double low;
    double high;
    double equal;  // the value at which all players are equal
    int columns;

    int at(double value) const {
        const double part = (std::clamp(value, low, high) - low) / (high - low);
        return static_cast<int>(std::lround(part * (columns - 1)));
    }
};

class Chart {
public:
    Chart(const ChartStyle& style, Scale scale)
        : style_(style), glyphs_(style.ascii ? kAscii : kLines), scale_(scale) {
        scale_.columns =
            std::max(kNarrowest, style.width - static_cast<int>(kNames) - kFigures - 1);
    }

    // Writes the ends of the scale and its mark above the bars.
    void head(std::string_view title, const std::string& low, const std::string& equal,
              const std::string& high) {
        std::string axis(static_cast<std::size_t>(scale_.columns), ' ');
        const auto put = [&](int end, const std::string& text) {
            const auto size = static_cast<int>(text.size());
            const int begin = std::clamp(end - size / 2, 0, scale_.columns - size);
            axis.replace(static_cast<std::size_t>(begin), text.size(), text);
        };
        put(0, low);
        put(scale_.columns, high);
        put(scale_.at(scale_.equal), equal);
        text_ += fmt::format("{:<{}}{}\n", title, kNames,
                             axis.substr(0, axis.find_last_not_of(' ') + 1));
    }

    void bar(const std::string& name, const Estimate& estimate, const std::string& figure) {
        std::vector<std::string_view> cells(static_cast<std::size_t>(scale_.columns), " ");
        const auto cell = [&](double value) -> std::string_view& {
            return cells[static_cast<std::size_t>(scale_.at(value))];
        };
        cell(scale_.equal) = glyphs_.equal;
        for (int x = scale_.at(estimate.low); x <= scale_.at(estimate.high); ++x)
            cells[static_cast<std::size_t>(x)] = glyphs_.between;
        cell(estimate.low) = glyphs_.low;
        cell(estimate.high) = glyphs_.high;
        cell(estimate.value) = glyphs_.value;
        std::string bar;
        for (const std::string_view each : cells) bar += each;
        text_ += fmt::format("{}{} {:>{}}\n", padded(name), coloured(bar, estimate), figure,
                             kFigures - 1);
    }

    const std::string& text() const { return text_; }

private:
    static std::string padded(const std::string& name) {
        const std::string shown = printable(name, kNames - 2);
        return shown + std::string(kNames - std::min(kNames, code_points(shown)), ' ');
    }

    std::string coloured(const std::string& bar, const Estimate& estimate) const {
        const bool better = estimate.low > scale_.equal;
        const bool worse = estimate.high < scale_.equal;
        if (!style_.colour || (!better && !worse)) return bar;
        return fmt::format("\x1b[{}m{}\x1b[0m", better ? 32 : 31, bar);
    }

    const ChartStyle& style_;
    const Glyphs& glyphs_;
    Scale scale_;
    std::string text_;
};

Estimate elo_of(const Estimate& share, int teams) {
    return {arena::elo_of(share.value, teams), arena::elo_of(share.low, teams),
            arena::elo_of(share.high, teams)};
}

// A round number that is at least as large as all finite ends of the intervals.
double reach_of(const std::vector<Estimate>& estimates) {
    double reach = 25;
    for (const Estimate& each : estimates)
        for (const double end : {each.low, each.high})
            while (std::isfinite(end) && std::abs(end) > reach && reach < 1600) reach *= 2;
    return reach;
}

}  // namespace

std::string charts(const Tournament& tournament, const Standings& standings,
                   const ChartStyle& style) {
    const int teams = tournament.table.rules.teams;
    const double equal = 1.0 / teams;
    const auto& players = standings.players();
    std::vector<Estimate> ratings;
    Chart shares(style, {0, 1, equal, 0});
    shares.head("win share", "0 %", fmt::format("{:.0f} %", 100 * equal), "100 %");
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Estimate share = players[i].adjusted_wins.share();
        shares.bar(tournament.players[i].text, share, fmt::format("{:.1f} %", 100 * share.value));
        ratings.push_back(elo_of(share, teams));
    }
    const double reach = reach_of(ratings);
    Chart elo(style, {-reach, reach, 0, 0});
    elo.head("Elo", fmt::format("{:.0f}", -reach), "0", fmt::format("+{:.0f}", reach));
    for (std::size_t i = 0; i < players.size(); ++i)
        elo.bar(tournament.players[i].text, ratings[i], fmt::format("{:+.0f}", ratings[i].value));
    return "\n" + shares.text() + "\n" + elo.text();
}

}  // namespace bornes::arena
