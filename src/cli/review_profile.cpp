#include "review_profile.h"

#include <fmt/format.h>

#include <algorithm>

namespace bornes::cli {
namespace {

using review::Mark;
using review::Review;

constexpr int kMargin = 7;  // "  100 ┤"

// Maps the points of the curve to the columns of the picture.
class Profile {
public:
    Profile(const Review& review, Team team, int width)
        : review_(review),
          team_(team),
          points_(review.curve().size()),
          width_(std::min(static_cast<std::size_t>(std::max(width - kMargin, 1)), points_)) {}

    std::size_t width() const { return width_; }

    // The chance at the last point of each column.
    std::vector<double> heights() const {
        std::vector<double> shares(width_);
        for (std::size_t i = 0; i < points_; ++i) shares[column(i)] = review_.curve()[i].win[team_];
        return shares;
    }

    std::string weather(const Paint& paint) const {
        std::vector<double> luck(width_);
        for (const review::Draw& draw : review_.draws()) {
            const bool own = review_.rules().team_of(draw.seat) == team_;
            luck[column_of(draw.hand, draw.ply)] +=
                own ? draw.luck.win : -draw.luck.win / (review_.rules().teams - 1);
        }
        std::string line;
        for (const double each : luck)
            line += paint(each > 0 ? Tint::amber : Tint::blue, weather_of(each));
        return line;
    }

    // In each column, the worst error of the team, or a coup fourré if there is no error.
    std::string signs(const Paint& paint) const {
        std::vector<std::string> cells(width_, " ");
        std::vector<int> worst(width_, -1);
        for (const review::Decision& decision : review_.decisions()) {
            if (review_.rules().team_of(decision.seat) != team_) continue;
            const std::size_t place = column_of(decision.hand, decision.ply);
            const bool coup =
                decision.action.verb() == Verb::answer && !decision.action.is_decline();
            if (coup && worst[place] < 0) cells[place] = paint(Tint::blue, "†");
            if (!decision.mark || static_cast<int>(*decision.mark) <= worst[place]) continue;
            worst[place] = static_cast<int>(*decision.mark);
            cells[place] = paint(tint_of(*decision.mark), sign_of(*decision.mark));
        }
        std::string line;
        for (const std::string& cell : cells) line += cell;
        return line;
    }

    // "│1        │2     │3"
    std::string stages() const {
        std::string line;
        std::size_t cells = 0;
        int hand = 0;
        for (std::size_t i = 0; i < points_; ++i) {
            if (review_.curve()[i].hand == hand) continue;
            hand = review_.curve()[i].hand;
            const std::string number = std::to_string(hand);
            if (cells > column(i) || column(i) + number.size() + 1 > width_) continue;
            line.append(column(i) - cells, ' ').append("│").append(number);
            cells = column(i) + number.size() + 1;
        }
        return line;
    }

private:
    std::size_t column(std::size_t point) const { return point * width_ / points_; }
    // The column of the first point of the curve at or after this move, or the last column.
    std::size_t column_of(int hand, int ply) const {
        const auto& curve = review_.curve();
        const auto at = std::lower_bound(curve.begin(), curve.end(), std::pair(hand, ply),
                                         [](const auto& point, const auto& key) {
                                             return std::pair(point.hand, point.ply) < key;
                                         });
        return at == curve.end() ? width_ - 1
                                 : column(static_cast<std::size_t>(at - curve.begin()));
    }

    const Review& review_;
    Team team_;
    std::size_t points_;
    std::size_t width_;
};

}  // namespace

std::string_view weather_of(double luck) {
    constexpr double much = 0.03;
    constexpr double some = 0.015;
    if (luck >= much) return "☀";
    if (luck <= -much) return "☂";
    return luck <= -some ? "☁" : " ";
}

std::string_view sign_of(Mark mark) { return mark == Mark::inaccuracy ? "△" : "▲"; }

Tint tint_of(Mark mark) { return mark == Mark::blunder ? Tint::red : Tint::amber; }

std::vector<std::string> profile_of(const Review& review, Team team, int width, int rows,
                                    const Paint& paint) {
    if (review.curve().empty()) return {};
    const Profile profile(review, team, width);
    std::vector<std::string> lines{"       " + profile.weather(paint),
                                   "       " + profile.signs(paint)};
    const std::vector<std::string> mountain = columns_of(profile.heights(), rows);
    for (int row = 0; row < rows; ++row) {
        const int percent = 100 * (rows - row) / rows;
        const bool labelled = row == 0 || 2 * row == rows;
        lines.push_back((labelled ? fmt::format("{:>5} ┤", percent) : std::string("      │")) +
                        paint(Tint::green, mountain[static_cast<std::size_t>(row)]));
    }
    lines.push_back("    0 ┤" + profile.stages());
    return lines;
}

}  // namespace bornes::cli
