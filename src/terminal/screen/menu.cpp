#include "terminal/screen/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/utf8.h"
#include "terminal/draw/look.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

// The left edge of the rows. They are centred, for the usual width of a row.
int left_of(Size size) { return std::max(2, (size.width - 76) / 2); }

// All values begin in this column, except behind a very long label.
int column_of_values(Size size, const std::vector<MenuRow>& rows) {
    constexpr int least = 26;
    constexpr int most = 34;
    int longest = 0;
    for (const MenuRow& row : rows)
        if (!row.value.empty()) longest = std::max(longest, width_of(row.label));
    return left_of(size) + std::clamp(longest + 4, least, most);
}

// Returns whether the value was cut off.
bool draw_row(Canvas& canvas, int y, int value_column, const MenuRow& row, bool selected) {
    const int left = left_of(canvas.size());
    const Style style{.ink = selected ? Ink::accent : Ink::text, .bold = selected};
    canvas.put(left, y, selected ? "▶" : " ", style);
    const int label_end = canvas.put(left + 2, y, row.label, style);
    const int value = std::max(value_column, label_end + 2);
    const int room = canvas.size().width - value - 1;
    const std::string text = selected && row.changes ? fmt::format("← {} →", row.value) : row.value;
    canvas.put_within(value, y, room, text, style);
    return width_of(text) > room;
}

void draw_keys(Canvas& canvas, std::string_view keys) {
    const Size size = canvas.size();
    canvas.put_within(1, size.height - 1, size.width - 2, keys, {.ink = Ink::faint});
}

// Draws the explanation of the selected row. If its value was cut off, draws the whole value first.
void draw_foot(Canvas& canvas, const MenuRow& row, bool cut, Ink ink, std::string_view keys) {
    constexpr std::size_t most = 3;
    const Size size = canvas.size();
    std::vector<std::string> lines = wrapped(row.about, size.width - 4);
    const std::vector<std::string> value =
        cut ? wrapped(row.value, size.width - 4) : std::vector<std::string>();
    lines.insert(lines.begin(), value.begin(), value.end());
    if (lines.size() > most) lines.resize(most);
    int y = size.height - 1 - static_cast<int>(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        canvas.put_centred({0, 0, size.width, 1}, y++, lines[i],
                           {.ink = i < value.size() ? Ink::text : ink});
    draw_keys(canvas, keys);
}

}  // namespace

int draw_menu_head(Canvas& canvas, std::string_view title) {
    const Size size = canvas.size();
    const Rect all{0, 0, size.width, size.height};
    const int y = size.height >= 30 ? 3 : 1;
    canvas.put_centred(all, y, "B   O   R   N   E   S", {.ink = Ink::accent, .bold = true});
    canvas.put_centred(all, y + 1, title, {.ink = Ink::faint});
    const int road = std::min(60, size.width - 20);
    const int left = (size.width - road) / 2;
    for (int x = 0; x < road; ++x) canvas.put(left + x, y + 3, "━", {.ink = Ink::faint});
    for (int team = 0; team < 3; ++team)
        canvas.put(left + road * (team + 1) / 4, y + 2, car_of(team),
                   {.ink = ink_of_team(team), .bold = true});
    return y + 5;
}

void draw_menu(Canvas& canvas, std::string_view title, const std::vector<MenuRow>& rows,
               std::size_t selected, Ink ink, std::string_view keys) {
    const int top = draw_menu_head(canvas, title);
    const int value_column = column_of_values(canvas.size(), rows);
    const auto room = static_cast<std::size_t>(std::max(1, canvas.size().height - 4 - top));
    const std::size_t first = selected < room ? 0 : selected - room + 1;
    for (std::size_t i = first; i < rows.size() && i < first + room; ++i) {
        const int y = top + static_cast<int>(i - first);
        const bool cut = draw_row(canvas, y, value_column, rows[i], i == selected);
        if (i == selected) draw_foot(canvas, rows[i], cut, ink, keys);
    }
}

std::optional<std::size_t> Menu::ask() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            draw_menu(canvas, title_, rows_, selected_, Ink::faint,
                      keys_line(voice_, {mode_}, canvas.size().width));
        });
        if (!key) continue;
        const std::size_t count = rows_.size();
        switch (request_of(*key, {mode_})) {
            case Request::up: selected_ = (selected_ + count - 1) % count; break;
            case Request::down: selected_ = (selected_ + 1) % count; break;
            case Request::accept: return selected_;
            case Request::back:
            case Request::quit: return std::nullopt;
            default: break;
        }
    }
}

bool edit_line(std::string& text, Key key, std::size_t most_characters) {
    if (key.kind == KeyKind::backspace && !text.empty()) {
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
            text.pop_back();
        if (!text.empty()) text.pop_back();
        return true;
    }
    if (key.kind != KeyKind::letter || key.letter < U' ' || key.letter == 127) return false;
    if (code_points(text) >= most_characters) return true;
    append_utf8(text, key.letter);
    return true;
}

std::optional<std::string> ask_line(Stage& stage, const words::Voice& voice,
                                    std::string_view question, std::string text,
                                    std::size_t most_characters) {
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const Size size = canvas.size();
            const int top = draw_menu_head(canvas, question) + 2;
            const int room = size.width - 8;
            const int used = width_of(text);
            // Shows the end of a line that is longer than the window.
            const std::u32string cells = cells_of(text);
            std::string shown;
            for (int i = std::max(0, used - room); i < used; ++i)
                append_utf8(shown, cells[static_cast<std::size_t>(i)]);
            canvas.frame({2, top - 1, size.width - 4, 3}, {.ink = Ink::accent});
            canvas.put(canvas.put(4, top, shown, {.bold = true}), top, "█", {.ink = Ink::accent});
            draw_keys(canvas, voice(words::Word::terminal_key_type));
        });
        if (!key) continue;
        if (key->kind == KeyKind::escape) return std::nullopt;
        if (key->kind == KeyKind::enter && !text.empty()) return text;
        edit_line(text, *key, most_characters);
    }
}

}  // namespace bornes::terminal
