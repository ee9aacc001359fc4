// Draws the tableau of each team: battle pile, speed pile, distance cards by value, safeties.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "terminal/draw/look.h"
#include "terminal/draw/table_scene.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr int kBoxHeight = 7;
constexpr std::array kDistances{Card::km25, Card::km50, Card::km75, Card::km100, Card::km200};

// The number of boxes side by side. 0 means no room for boxes: each team gets one row.
int columns_of(const Board& board, bool roomy) {
    if (board.rules.teams <= 3) return board.rules.teams;
    return roomy ? 3 : 0;
}

struct TeamPicture {
    const TableScene& scene;
    const Board board;
    int team;

    const Voice& voice() const { return scene.voice; }
    const Tableau& tableau() const { return board.teams[static_cast<std::size_t>(team)]; }
    bool in_force(Card card) const {
        if (card == Card::speed_limit) return tableau().status.limited();
        return !is_hazard(card) || tableau().status.hazard_in_force();
    }
};

// Draws the top card of a pile, with its short name if the whole one has no room. A hazard that is
// not in force is faint (R3.6).
int put_top(Canvas& canvas, int x, int y, int width, const TeamPicture& picture, Pile pile) {
    const int place = pile_index(picture.team, pile);
    if (picture.board.pile_empty(place)) return canvas.put(x, y, "–", {.ink = Ink::faint});
    const Card card = picture.board.top(place);
    const Style style{.ink = picture.in_force(card) ? ink_of(card) : Ink::faint,
                      .bold = picture.in_force(card)};
    const auto with_sign = [&](std::string_view name) {
        return fmt::format("{} {}", sign_of(card), name);
    };
    std::string text = with_sign(name_of(picture.voice(), card));
    if (width_of(text) > width) text = with_sign(picture.voice()(words::short_name_of(card)));
    return canvas.put_within(x, y, width, text, style);
}

// Writes the label of a row, if the cards leave room for it. Returns where the cards begin.
int put_sign(Canvas& canvas, int x, int y, int end, std::string_view sign, int width) {
    if (x + width_of(sign) + 1 + width > end) return x;
    return canvas.put(x, y, sign, {.ink = Ink::faint}) + 1;
}

// Draws "25×2" and so on, in the colour of each stone. An ellipsis stands for what does not fit.
void put_distances(Canvas& canvas, int x, int y, int end, const TeamPicture& picture) {
    std::array<int, kCardKinds> counts{};
    for (const Card card : picture.board.pile(picture.team, Pile::distance))
        ++counts[static_cast<std::size_t>(index(card))];
    std::vector<std::pair<Card, std::string>> texts;
    int width = -1;
    for (const Card card : kDistances) {
        const int count = counts[static_cast<std::size_t>(index(card))];
        if (count == 0) continue;
        texts.emplace_back(card, count > 1 ? fmt::format("{}×{}", id(card), count) : id(card));
        width += width_of(texts.back().second) + 1;
    }
    x = put_sign(canvas, x, y, end, "⌂", width);
    if (texts.empty()) canvas.put(x, y, "–", {.ink = Ink::faint});
    for (const auto& [card, text] : texts) {
        if (x + width_of(text) > end) {
            canvas.put(std::min(x, end - 1), y, "…", {.ink = Ink::faint});
            return;
        }
        x = canvas.put(x, y, text, {.ink = ink_of(card), .bold = true}) + 1;
    }
}

// "◆Ace ✕Priority", or "◆Ace✕Pri" if there is not enough room: three letters tell the safeties
// apart in every language. A cross and reverse colours mark a coup fourré, which lies crosswise on
// a real table.
void put_safeties(Canvas& canvas, int x, int y, int end, const TeamPicture& picture,
                  bool with_label) {
    constexpr std::size_t few = 3;
    const PileCards safeties = picture.board.pile(picture.team, Pile::safety);
    const auto name_of = [&](Card card) { return picture.voice()(words::short_name_of(card)); };
    int width = -1;
    for (const Card card : safeties) width += 2 + width_of(name_of(card));
    const bool whole = x + width + (with_label ? 2 : 0) <= end;
    if (with_label) x = put_sign(canvas, x, y, end, "◆", whole ? width : 4 * safeties.size);
    if (safeties.size == 0 && with_label) canvas.put(x, y, "–", {.ink = Ink::faint});
    for (const Card card : safeties) {
        const bool crosswise = picture.tableau().lies_crosswise(card);
        std::string text(crosswise ? "✕" : "◆");
        for (const char32_t letter :
             cells_of(name_of(card)).substr(0, whole ? std::u32string::npos : few))
            append_utf8(text, letter);
        x = canvas.put(x, y, text, {.ink = Ink::safety, .bold = true, .reverse = crosswise});
        if (whole) ++x;
    }
}

// Returns the state with the short name of the card that stops the team.
std::string in_brief(const TeamPicture& picture, std::string state) {
    const int place = pile_index(picture.team, Pile::battle);
    if (picture.board.pile_empty(place)) return state;
    const Card card = picture.board.top(place);
    const std::string_view name = name_of(picture.voice(), card);
    if (const std::size_t at = state.find(name); at != std::string::npos)
        state.replace(at, name.size(), picture.voice()(words::short_name_of(card)));
    return state;
}

// In a narrow row, the points lose their word, and then the state is shortened and at last cut. The
// number of points is never cut. The piles show the state, too.
void draw_state(Canvas& canvas, Rect row, const TeamPicture& picture) {
    const Voice& voice = picture.voice();
    const int total = picture.board.totals[static_cast<std::size_t>(picture.team)];
    std::string state = state_of(voice, picture.board, picture.team);
    std::string points;
    if (!picture.board.rules.is_race()) points = voice(phrase::table_points{.figure = total});
    if (width_of(state) + 1 + width_of(points) > row.width && !points.empty())
        points = std::to_string(total);
    if (width_of(state) + 1 + width_of(points) > row.width)
        state = in_brief(picture, std::move(state));
    const int right = row.x + row.width - width_of(points);
    canvas.put(right, row.y, points, {.ink = Ink::faint});
    const bool rolling = picture.tableau().status.rolling();
    canvas.put_within(row.x, row.y, right - (points.empty() ? 0 : 1) - row.x, state,
                      {.ink = rolling ? Ink::remedy : Ink::hazard});
}

void draw_box(Canvas& canvas, Rect box, const TeamPicture& picture) {
    const Voice& voice = picture.voice();
    const Board& board = picture.board;
    const bool to_act = !board.over() && board.team_to_act() == picture.team;
    const Style line{.ink = to_act ? ink_of_team(picture.team) : Ink::faint, .bold = to_act};
    canvas.frame(box, line, to_act ? Frame::heavy : Frame::light);
    const std::string title = fmt::format(" {} {} ", car_of(picture.team),
                                          team_name(voice, picture.scene.game, picture.team));
    std::string miles =
        fmt::format(" {} {} ", picture.tableau().miles(), voice(Word::edition_unit));
    const auto room = [&] { return box.width - width_of(miles) - 3; };
    if (width_of(title) > room()) miles = fmt::format(" {} ", picture.tableau().miles());
    const Style name{.ink = ink_of_team(picture.team), .bold = true};
    canvas.put_within(box.x + 1, box.y, room(), title, name);
    canvas.put(box.x + box.width - 2 - width_of(miles), box.y, miles, name);

    const int x = box.x + 2;
    const int end = box.x + box.width - 2;
    const int values =
        x + 1 +
        std::max(width_of(voice(Word::table_battle_pile)), width_of(voice(Word::table_speed_pile)));
    const Style label{.ink = Ink::faint};
    canvas.put(x, box.y + 1, voice(Word::table_battle_pile), label);
    put_top(canvas, values, box.y + 1, end - values, picture, Pile::battle);
    canvas.put(x, box.y + 2, voice(Word::table_speed_pile), label);
    put_top(canvas, values, box.y + 2, end - values, picture, Pile::speed);
    put_distances(canvas, x, box.y + 3, end, picture);
    put_safeties(canvas, x, box.y + 4, end, picture, true);
    draw_state(canvas, {x, box.y + 5, end - x, 1}, picture);
}

// The columns of a team's row. A wide window has room for whole names.
struct RowColumns {
    explicit RowColumns(int width)
        : wide(width >= 110),
          points(wide ? 26 : 19),
          battle(wide ? 34 : 26),
          speed(wide ? 46 : 38),
          distances(wide ? 57 : 44),
          safeties(wide ? 78 : 62) {}

    bool wide;
    int name = 5;
    int miles = 15;
    int points;
    int battle;
    int speed;
    int distances;
    int safeties;

    // The column where the number of cards of a distance ends, as its heading does.
    int end_of(Card distance) const {
        constexpr std::array ends{2, 5, 8, 12, 16};
        return distances + ends[static_cast<std::size_t>(index(distance))];
    }
};

void put_right(Canvas& canvas, int end, int y, std::string_view text, Style style) {
    canvas.put(end - width_of(text), y, text, style);
}

// Writes a heading, abbreviated with a full stop ("velo.") if it is too long. Returns where it
// ends.
int put_heading(Canvas& canvas, int x, int y, int width, std::string_view text, Style style) {
    if (width_of(text) <= width) return canvas.put(x, y, text, style);
    std::string beginning;
    for (const char32_t letter : cells_of(text).substr(0, static_cast<std::size_t>(width - 1)))
        append_utf8(beginning, letter);
    return canvas.put(x, y, beginning + ".", style);
}

void draw_headings(Canvas& canvas, int y, int width, const TableScene& scene, bool race) {
    const RowColumns at(width);
    const Style style{.ink = Ink::faint};
    const Voice& voice = scene.voice;
    put_right(canvas, at.points - 1, y, voice(Word::edition_unit), style);
    if (!race) put_right(canvas, at.battle - 1, y, voice(Word::terminal_head_points), style);
    const int taken = put_heading(canvas, at.battle, y, at.speed - at.battle - 1,
                                  voice(Word::table_battle_pile), style);
    // The column is narrow, so a long word begins further left, where there is room.
    const std::string_view speed = voice(Word::table_speed_pile);
    const int end = at.distances - 1;
    const int begin = std::clamp(end - width_of(speed), taken + 1, at.speed);
    put_heading(canvas, begin, y, end - begin, speed, style);
    for (const Card card : kDistances)
        put_right(canvas, at.end_of(card), y, id(card), {.ink = ink_of(card)});
    put_heading(canvas, at.safeties, y, width - at.safeties - 1, voice(Word::table_safety_area),
                style);
}

// Writes the number of cards of each distance below its heading.
void put_counts(Canvas& canvas, int y, const RowColumns& at, const TeamPicture& picture) {
    std::array<int, kCardKinds> counts{};
    for (const Card card : picture.board.pile(picture.team, Pile::distance))
        ++counts[static_cast<std::size_t>(index(card))];
    for (const Card card : kDistances) {
        const int count = counts[static_cast<std::size_t>(index(card))];
        put_right(canvas, at.end_of(card), y, count == 0 ? "·" : std::to_string(count),
                  {.ink = count == 0 ? Ink::faint : ink_of(card), .bold = count > 0});
    }
}

// A narrow row has only room for the sign of the card.
void put_speed(Canvas& canvas, int y, const RowColumns& at, const TeamPicture& picture) {
    const int place = pile_index(picture.team, Pile::speed);
    if (at.wide || picture.board.pile_empty(place)) {
        put_top(canvas, at.speed, y, at.distances - at.speed - 1, picture, Pile::speed);
        return;
    }
    const Card card = picture.board.top(place);
    const bool in_force = picture.in_force(card);
    canvas.put(at.speed, y, card == Card::speed_limit ? "▲50" : sign_of(card),
               {.ink = in_force ? ink_of(card) : Ink::faint, .bold = in_force});
}

// Draws a team in one row, for four or more teams in a small window.
void draw_row(Canvas& canvas, int y, int width, const TeamPicture& picture) {
    const Board& board = picture.board;
    const RowColumns at(width);
    const bool to_act = !board.over() && board.team_to_act() == picture.team;
    const Style name{.ink = ink_of_team(picture.team), .bold = true, .reverse = to_act};
    canvas.put(1, y, car_of(picture.team), name);
    canvas.put_within(at.name, y, at.miles - at.name - 1,
                      team_name(picture.voice(), picture.scene.game, picture.team), name);
    put_right(canvas, at.points - 1, y, std::to_string(picture.tableau().miles()), name);
    if (!board.rules.is_race())
        put_right(canvas, at.battle - 1, y,
                  std::to_string(board.totals[static_cast<std::size_t>(picture.team)]), {});
    put_top(canvas, at.battle, y, at.speed - at.battle - 1, picture, Pile::battle);
    put_speed(canvas, y, at, picture);
    put_counts(canvas, y, at, picture);
    put_safeties(canvas, at.safeties, y, width - 1, picture, false);
}

}  // namespace

int teams_height(const Board& board, bool roomy) {
    const int columns = columns_of(board, roomy);
    if (columns == 0) return 1 + board.rules.teams;
    return (board.rules.teams + columns - 1) / columns * kBoxHeight;
}

void draw_teams(Canvas& canvas, Rect rect, const TableScene& scene) {
    const Board board = scene.game.view().board;
    const int columns = columns_of(board, is_roomy(canvas.size()));
    if (columns == 0) draw_headings(canvas, rect.y, rect.width, scene, board.rules.is_race());
    for (int team = 0; team < board.rules.teams; ++team) {
        const TeamPicture picture{scene, board, team};
        if (columns == 0) {
            draw_row(canvas, rect.y + 1 + team, rect.width, picture);
            continue;
        }
        const int column = team % columns;
        const int left = rect.width * column / columns;
        const int right = rect.width * (column + 1) / columns;
        draw_box(canvas,
                 {rect.x + left, rect.y + team / columns * kBoxHeight, right - left, kBoxHeight},
                 picture);
    }
}

}  // namespace bornes::terminal
