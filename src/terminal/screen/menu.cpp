#include "terminal/screen/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/utf8.h"
#include "terminal/draw/look.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr int kValueColumn = 26;

// Where rows begin: they are centred, and as wide as most of them need.
int left_of(Size size) { return std::max(2, (size.width - 76) / 2); }

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

void draw_menu_foot(Canvas& canvas, std::string_view about, Ink ink, std::string_view keys) {
    const Size size = canvas.size();
    const std::vector<std::string> lines = wrapped(about, size.width - 4);
    int y = size.height - 1 - static_cast<int>(std::min<std::size_t>(lines.size(), 2));
    for (std::size_t i = 0; i < lines.size() && i < 2; ++i)
        canvas.put_centred({0, 0, size.width, 1}, y++, lines[i], {.ink = ink});
    canvas.put_within(1, size.height - 1, size.width - 2, keys, {.ink = Ink::faint});
}

void draw_menu_row(Canvas& canvas, int y, const MenuRow& row, bool selected, bool changes) {
    const int left = left_of(canvas.size());
    const Style style{.ink = selected ? Ink::accent : Ink::text, .bold = selected};
    canvas.put(left, y, selected ? "▶" : " ", style);
    const int after = canvas.put(left + 2, y, row.label, style);
    const int value = std::max(left + kValueColumn, after + 2);
    canvas.put_within(value, y, canvas.size().width - value - 1,
                      selected && changes ? fmt::format("← {} →", row.value) : row.value, style);
}

std::optional<std::size_t> Menu::ask() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) { draw(canvas); });
        if (!key) continue;
        const std::size_t count = rows_.size();
        switch (request_of(*key, {Mode::list})) {
            case Request::up: selected_ = (selected_ + count - 1) % count; break;
            case Request::down: selected_ = (selected_ + 1) % count; break;
            case Request::accept: return selected_;
            case Request::back:
            case Request::quit: return std::nullopt;
            default: break;
        }
    }
}

void Menu::draw(Canvas& canvas) const {
    const int top = draw_menu_head(canvas, title_);
    const Size size = canvas.size();
    const auto room = static_cast<std::size_t>(std::max(1, size.height - 4 - top));
    const std::size_t first = selected_ < room ? 0 : selected_ - room + 1;
    for (std::size_t i = first; i < rows_.size() && i < first + room; ++i)
        draw_menu_row(canvas, top + static_cast<int>(i - first), rows_[i], i == selected_, false);
    draw_menu_foot(canvas, rows_[selected_].about, Ink::faint,
                   keys_line(voice_, {Mode::list}, size.width));
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
            // Of a line that is longer than the window, the end is typed at.
            const std::u32string cells = cells_of(text);
            std::string shown;
            for (int i = std::max(0, used - room); i < used; ++i)
                append_utf8(shown, cells[static_cast<std::size_t>(i)]);
            canvas.frame({2, top - 1, size.width - 4, 3}, {.ink = Ink::accent});
            canvas.put(canvas.put(4, top, shown, {.bold = true}), top, "█", {.ink = Ink::accent});
            draw_menu_foot(canvas, "", Ink::faint, voice(words::Word::terminal_key_type));
        });
        if (!key) continue;
        if (key->kind == KeyKind::escape) return std::nullopt;
        if (key->kind == KeyKind::enter && !text.empty()) return text;
        edit_line(text, *key, most_characters);
    }
}

}  // namespace bornes::terminal
