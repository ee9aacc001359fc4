#include "terminal/draw/canvas.h"

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

constexpr std::string_view kEllipsis = "…";

struct Corners {
    char32_t horizontal, vertical, top_left, top_right, bottom_left, bottom_right;
};
constexpr Corners kLight{U'─', U'│', U'╭', U'╮', U'╰', U'╯'};
constexpr Corners kHeavy{U'━', U'┃', U'┏', U'┓', U'┗', U'┛'};

}  // namespace

void Canvas::set(int x, int y, char32_t glyph, Style style) {
    if (x < 0 || y < 0 || x >= size_.width || y >= size_.height) return;
    cells_[offset(x, y)] = {glyph, style};
}

int Canvas::put(int x, int y, std::string_view text, Style style) {
    for (const char32_t glyph : cells_of(text)) set(x++, y, glyph, style);
    return x;
}

int Canvas::put_within(int x, int y, int width, std::string_view text, Style style) {
    const std::u32string cells = cells_of(text);
    const bool fits = static_cast<int>(cells.size()) <= width;
    const int shown = fits ? static_cast<int>(cells.size()) : width - 1;
    for (int i = 0; i < shown; ++i) set(x++, y, cells[static_cast<std::size_t>(i)], style);
    return fits || width < 1 ? x : put(x, y, kEllipsis, style);
}

void Canvas::put_centred(Rect rect, int y, std::string_view text, Style style) {
    const int spare = rect.width - width_of(text);
    if (spare < 0) {
        put_within(rect.x, y, rect.width, text, style);
    } else {
        put(rect.x + spare / 2, y, text, style);
    }
}

int Canvas::put_wrapped(Rect rect, std::string_view text, Style style) {
    int rows = 0;
    for (const std::string& line : wrapped(text, rect.width)) {
        if (rows == rect.height) break;
        put_within(rect.x, rect.y + rows++, rect.width, line, style);
    }
    return rows;
}

void Canvas::fill(Rect rect, Style style, char32_t glyph) {
    for (int y = rect.y; y < rect.y + rect.height; ++y)
        for (int x = rect.x; x < rect.x + rect.width; ++x) set(x, y, glyph, style);
}

void Canvas::frame(Rect rect, Style style, Frame kind) {
    const Corners& line = kind == Frame::heavy ? kHeavy : kLight;
    const int right = rect.x + rect.width - 1;
    const int bottom = rect.y + rect.height - 1;
    for (int x = rect.x + 1; x < right; ++x) {
        set(x, rect.y, line.horizontal, style);
        set(x, bottom, line.horizontal, style);
    }
    for (int y = rect.y + 1; y < bottom; ++y) {
        set(rect.x, y, line.vertical, style);
        set(right, y, line.vertical, style);
    }
    set(rect.x, rect.y, line.top_left, style);
    set(right, rect.y, line.top_right, style);
    set(rect.x, bottom, line.bottom_left, style);
    set(right, bottom, line.bottom_right, style);
}

std::string Canvas::row(int y) const {
    std::string out;
    for (int x = 0; x < size_.width; ++x) append_utf8(out, at(x, y).glyph);
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
}

std::string Canvas::text() const {
    std::string out;
    for (int y = 0; y < size_.height; ++y) out.append(row(y)).append("\n");
    return out;
}

}  // namespace bornes::terminal
