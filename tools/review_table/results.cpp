#include "results.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bornes::table {
namespace {

// A mean, and half the width of its 95 % interval.
class Mean {
public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double value() const { return count_ > 0 ? sum_ / count_ : 0; }
    double half_width() const {
        if (count_ < 2) return 0;
        const double variance = (squares_ - sum_ * sum_ / count_) / (count_ - 1);
        return 1.96 * std::sqrt(std::max(variance, 0.0) / count_);
    }

private:
    int count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

struct Row {
    Mean rate;
    Mean win;
    Mean marked;
    Mean luck;
    int games = 0;
    int decisions = 0;
};

std::string line_of(int players, Level level, const Row& row) {
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(),
                  "| %d | `%s` | %d | %d | %.1f ± %.1f | %.2f ± %.2f | %.2f ± %.2f %% "
                  "| %+.1f ± %.1f %% |\n",
                  players, std::string(id(level)).c_str(), row.games, row.decisions,
                  row.rate.value(), row.rate.half_width(), 1000 * row.win.value(),
                  1000 * row.win.half_width(), 100 * row.marked.value(),
                  100 * row.marked.half_width(), 100 * row.luck.value(),
                  100 * row.luck.half_width());
    return text.data();
}

bool read_side(std::istream& in, Side& side) {
    std::string level;
    in >> level >> side.decisions >> side.marked >> side.loss >> side.points >> side.luck;
    const auto known = from_id<Level>(level);
    if (!in || !known) return false;
    side.level = *known;
    return true;
}

}  // namespace

Results::Results(std::string file) : file_(std::move(file)) {
    std::ifstream in(file_);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        GameResult game;
        std::string end;
        if (!(words >> game.players >> game.game) || !read_side(words, game.sides[0]) ||
            !read_side(words, game.sides[1]) || !(words >> end) || end != ".")
            continue;
        if (keys_.insert(game.key()).second) games_.push_back(game);
    }
}

void Results::add(const GameResult& game) {
    std::ofstream out(file_, std::ios::app);
    out << game.players << ' ' << game.game;
    for (const Side& side : game.sides)
        out << ' ' << id(side.level) << ' ' << side.decisions << ' ' << side.marked << ' '
            << side.loss << ' ' << side.points << ' ' << side.luck;
    out << " .\n" << std::flush;
    if (!out) throw std::runtime_error("cannot write to " + file_);
    keys_.insert(game.key());
    games_.push_back(game);
}

std::string Results::table() const {
    std::string text =
        "| players | level | games | decisions | error rate: points per decision | games lost "
        "per "
        "1000 decisions | marked | luck per game |\n"
        "|---|---|---|---|---|---|---|---|\n";
    for (const int players : {2, 4})
        for (const Level level : kLevels) {
            Row row;
            for (const GameResult& game : games_)
                for (const Side& side : game.sides) {
                    if (game.players != players || side.level != level) continue;
                    ++row.games;
                    row.decisions += side.decisions;
                    row.rate.add(side.points / side.decisions);
                    row.win.add(side.loss / side.decisions);
                    row.marked.add(static_cast<double>(side.marked) / side.decisions);
                    row.luck.add(side.luck);
                }
            text += line_of(players, level, row);
        }
    return text;
}

}  // namespace bornes::table
