#include "terminal/draw/pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/draw/table_scene.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

void draw_title(Canvas& canvas, std::string_view title) {
    const Style bar{.ink = Ink::accent, .bold = true, .reverse = true};
    canvas.fill({0, 0, canvas.size().width, 1}, bar);
    canvas.put(1, 0, fmt::format("bornes · {}", title), bar);
}

// The sheet shows zero points as a dash.
std::string figure_of(const Voice& voice, const SheetRow& row, int team) {
    const int figure = row.figures[static_cast<std::size_t>(team)];
    return figure == 0 && !row.is_total ? "–" : voice(figure);
}

// Draws the remarks since the last move, with the newest at the bottom: as many as fit whole.
// Leaves out `told`, because the screen already shows it.
void draw_remarks(Canvas& canvas, Rect rect, const Voice& voice, const Game& game,
                  std::string_view told) {
    std::vector<std::string> texts;
    const std::size_t moves = game.events().size();
    for (const Remark& remark : game.remarks())
        if (remark.after >= moves && remark.text != told) texts.push_back(remark.text);
    texts.push_back(game.trouble(voice));
    std::vector<std::string> lines;
    for (auto text = texts.rbegin(); text != texts.rend(); ++text) {
        const std::vector<std::string> more = wrapped(*text, rect.width);
        if (static_cast<int>(lines.size() + more.size()) > rect.height) break;
        lines.insert(lines.begin(), more.begin(), more.end());
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        canvas.put_centred(rect, rect.y + static_cast<int>(i), lines[i], {});
}

}  // namespace

void draw_page(Canvas& canvas, std::string_view title, const std::vector<HelpLine>& lines,
               int scroll, std::string_view keys) {
    draw_title(canvas, title);
    const Size size = canvas.size();
    const int rows = size.height - 4;
    for (int i = 0; i < rows && scroll + i < static_cast<int>(lines.size()); ++i) {
        const HelpLine& line =
            lines[static_cast<std::size_t>(scroll) + static_cast<std::size_t>(i)];
        canvas.put_within(2, 2 + i, size.width - 4, line.text,
                          line.is_title ? Style{.ink = Ink::accent, .bold = true} : Style{});
    }
    canvas.put_within(1, size.height - 1, size.width - 2, keys, {.ink = Ink::faint});
}

void draw_score_sheet(Canvas& canvas, const Voice& voice, const Game& game, const Board& board,
                      std::string_view comment, std::string_view keys) {
    const Size size = canvas.size();
    std::string title(voice(Word::score_title));
    if (!board.rules.is_race())
        title += " · " + voice(phrase::table_hand_number{.figure = board.hand_number});
    draw_title(canvas, title);
    const int teams = board.rules.teams;
    const int names = 20;
    const int column = std::min(22, (size.width - 8 - names) / teams);
    const std::vector<SheetRow> rows = rows_that_count(board.rules, sheet_rows(board));
    const Rect sheet{(size.width - names - column * teams - 4) / 2,
                     std::max(2, (size.height - static_cast<int>(rows.size()) - 8) / 2),
                     names + column * teams + 4, static_cast<int>(rows.size()) + 5};
    canvas.fill(sheet, {.paper = Paper::card});
    canvas.frame(sheet, {.ink = Ink::faint, .paper = Paper::card});
    const auto right = [&](int team, int y, std::string_view text, Style style) {
        const int end = sheet.x + 2 + names + column * (team + 1);
        const int width = std::min(width_of(text), column - 1);
        canvas.put_within(end - width, y, width, text, style);
    };
    int y = sheet.y + 1;
    for (int team = 0; team < teams; ++team)
        right(team, y, team_name(voice, game, team),
              {.ink = ink_of_team(team), .paper = Paper::card, .bold = true});
    y += 2;
    for (const SheetRow& row : rows) {
        const Style style{.ink = Ink::text, .paper = Paper::card, .bold = row.is_total};
        if (row.name == Word::score_total_for_deal)
            canvas.fill({sheet.x + 2, y++, sheet.width - 4, 1},
                        {.ink = Ink::faint, .paper = Paper::card}, U'─');
        canvas.put(sheet.x + 2, y, voice(row.name), style);
        for (int team = 0; team < teams; ++team) right(team, y, figure_of(voice, row, team), style);
        ++y;
    }
    y = std::min(size.height - 3, sheet.y + sheet.height + 1);
    for (const std::string& line : wrapped(comment, size.width - 2))
        if (y < size.height - 1)
            canvas.put_centred({0, 0, size.width, 1}, y++, line,
                               {.ink = Ink::accent, .bold = true});
    draw_remarks(canvas, {1, y, size.width - 2, size.height - 2 - y}, voice, game, comment);
    canvas.put_within(1, size.height - 1, size.width - 2, keys, {.ink = Ink::faint});
}

void draw_pass(Canvas& canvas, const Voice& voice, const std::string& name, std::string_view keys) {
    const Size size = canvas.size();
    const Rect all{0, 0, size.width, size.height};
    const int y = size.height / 2 - 2;
    canvas.put_centred(all, y, voice(phrase::terminal_pass_keyboard{.name = name}),
                       {.ink = Ink::accent, .bold = true});
    canvas.put_centred(all, y + 2, voice(phrase::terminal_pass_hidden{.name = name}),
                       {.ink = Ink::faint});
    canvas.put_within(1, size.height - 1, size.width - 2, keys, {.ink = Ink::faint});
}

void draw_too_small(Canvas& canvas, const Voice& voice) {
    const Size size = canvas.size();
    const std::string text = voice(phrase::terminal_too_small{
        .height = size.height,
        .needed = fmt::format("{}×{}", kSmallest.width, kSmallest.height),
        .width = size.width});
    canvas.put_wrapped({0, 0, size.width, size.height}, text, {.bold = true});
}

void draw_blade(Canvas& canvas, std::string_view text) {
    const Size size = canvas.size();
    const int middle = size.height / 2 - 1;
    const Style blade{.ink = Ink::safety, .bold = true, .reverse = true};
    for (int row = -2; row <= 2; ++row) {
        const int indent = (2 - row) * 3;
        canvas.fill({indent, middle + row, size.width - 12, 1}, blade);
    }
    canvas.put_centred({0, 0, size.width, 1}, middle, text, blade);
}

}  // namespace bornes::terminal
