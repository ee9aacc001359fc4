// A picture of a screen: a grid of styled characters. A back end shows it, and tests read it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::terminal {

// What a colour is for. The back end chooses the colour (docs/terminal.md).
enum class Ink : std::uint8_t {
    text,
    faint,
    accent,
    hazard,
    remedy,
    safety,
    stone25,
    stone50,
    stone75,
    stone100,
    stone200,
    team1,
    team2,
    team3,
    team4,
    team5,
    team6,
};
inline constexpr int kInks = static_cast<int>(Ink::team6) + 1;

// The background: the road at night, a card, or a card that cannot be played.
enum class Paper : std::uint8_t { night, card, dim };
inline constexpr int kPapers = static_cast<int>(Paper::dim) + 1;

struct Style {
    Ink ink = Ink::text;
    Paper paper = Paper::night;
    bool bold = false;
    bool reverse = false;

    friend bool operator==(const Style&, const Style&) = default;
};

struct Size {
    int width = 80;
    int height = 24;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    // The rectangle inside a frame.
    Rect inside() const { return {x + 1, y + 1, width - 2, height - 2}; }
};

struct Cell {
    char32_t glyph = U' ';
    Style style;
    friend bool operator==(const Cell&, const Cell&) = default;
};

enum class Frame : std::uint8_t { light, heavy };

class Canvas {
public:
    explicit Canvas(Size size) : size_(size), cells_(area(size)) {}

    Size size() const { return size_; }
    const Cell& at(int x, int y) const { return cells_[offset(x, y)]; }

    // Writes text in one row, cut at the edge of the canvas. Returns the column where it ends.
    int put(int x, int y, std::string_view text, Style style = {});
    // The same within `width` cells. A text that was cut ends with an ellipsis.
    int put_within(int x, int y, int width, std::string_view text, Style style = {});
    void put_centred(Rect rect, int y, std::string_view text, Style style = {});
    // Writes text in several rows, broken between words. Returns the number of rows.
    int put_wrapped(Rect rect, std::string_view text, Style style = {});
    void fill(Rect rect, Style style, char32_t glyph = U' ');
    void frame(Rect rect, Style style, Frame kind = Frame::light);

    // One row as UTF-8, without trailing blanks.
    std::string row(int y) const;
    // All rows, one line per row.
    std::string text() const;

private:
    static std::size_t area(Size size) {
        return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
    }
    std::size_t offset(int x, int y) const {
        return area({size_.width, y}) + static_cast<std::size_t>(x);
    }
    void set(int x, int y, char32_t glyph, Style style);

    Size size_;
    std::vector<Cell> cells_;
};

}  // namespace bornes::terminal
