// Draws the road from 0 to the target, with a stone at every hundred, and the cars on it.
#include <fmt/format.h>

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/draw/table_scene.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr int kLongestName = 17;
// Columns behind the finish, for the hazard and the limit in front of a car.
constexpr int kBeyond = 8;

// The column of a car with this many miles.
struct Scale {
    int left = 0;
    int length = 1;
    int target = 1;

    int at(int miles) const { return left + miles * length / target; }
};

// The distance between stones: 100, or more if the figures need more room.
int stone_distance(const Scale& scale) {
    for (const int step : {100, 200, 500})
        if (scale.length * step / scale.target >= 6) return step;
    return 1000;
}

void draw_stones(Canvas& canvas, int y, const Scale& scale) {
    const int step = stone_distance(scale);
    for (int miles = 0; miles <= scale.target; miles += step) {
        const int x = canvas.put(scale.at(miles), y, "⌂", {.ink = Ink::stone200});
        canvas.put(x, y, std::to_string(miles), {.ink = Ink::faint});
    }
    if (scale.target % step != 0)
        canvas.put(scale.at(scale.target), y, std::to_string(scale.target), {.ink = Ink::faint});
}

// The column where the road begins, after the longest name.
int road_start(const TableScene& scene, int teams) {
    int longest = 0;
    for (int team = 0; team < teams; ++team)
        longest = std::max(longest, width_of(team_name(scene.voice, scene.game, team)));
    return std::min(longest, kLongestName) + 3;
}

void draw_lane(Canvas& canvas, int y, const Scale& scale, const TableScene& scene, int team) {
    const Board board = scene.game.view().board;
    const Tableau& tableau = board.teams[static_cast<std::size_t>(team)];
    const Style colour{.ink = ink_of_team(team), .bold = true};
    canvas.put_within(1, y, scale.left - 2, team_name(scene.voice, scene.game, team), colour);
    for (int miles = 0; miles < scale.target; miles += kStep)
        canvas.put(scale.at(miles) + kCarWidth - 1, y, miles % 100 == 0 ? "╌" : "·",
                   {.ink = Ink::faint});
    const int car = scale.at(tableau.miles());
    for (int x = scale.left; x < car; ++x) canvas.put(x, y, "━", {.ink = ink_of_team(team)});
    canvas.put(scale.at(scale.target) + kCarWidth, y, "┃", {.ink = Ink::accent});
    int x = canvas.put(car, y, car_of(team), colour);
    if (tableau.status.hazard_in_force())
        x = canvas.put(x, y, "▲", {.ink = Ink::hazard, .bold = true});
    if (tableau.status.limited())
        canvas.put(x, y, "(50)", {.ink = Ink::hazard, .bold = true, .reverse = true});
}

}  // namespace

int road_height(const Board& board, bool broad) {
    const int lanes = board.rules.teams;
    return broad ? 2 * lanes + 2 : lanes + 1;
}

void draw_road(Canvas& canvas, Rect rect, const TableScene& scene) {
    const Board board = scene.game.view().board;
    const bool broad = rect.height > road_height(board, false);
    const bool stones = rect.height > board.rules.teams;
    const int start = road_start(scene, board.rules.teams);
    const Scale scale{start, rect.width - start - kBeyond, board.target()};
    if (stones) draw_stones(canvas, rect.y, scale);
    const int road = scale.length + kCarWidth + 1;
    for (int team = 0; team < board.rules.teams; ++team) {
        const int y = rect.y + (stones ? 1 : 0) + (broad ? 2 * team + 1 : team);
        if (broad)
            for (int x = 0; x < road; ++x)
                canvas.put(scale.left + x, y - 1,
                           team == 0   ? "─"
                           : x % 4 < 2 ? "╌"
                                       : " ",
                           {.ink = Ink::faint});
        draw_lane(canvas, y, scale, scene, team);
    }
    if (!broad) return;
    for (int x = 0; x < road; ++x)
        canvas.put(scale.left + x, rect.y + rect.height - 1, "─", {.ink = Ink::faint});
}

}  // namespace bornes::terminal
