#include "terminal/draw/ascii.h"

#include "terminal/telling/text.h"

namespace bornes::terminal {

Canvas in_ascii(const Canvas& canvas) {
    const Size size = canvas.size();
    Canvas plain(size);
    const auto blank = [&](int x, int y) {
        return x < size.width && canvas.at(x, y).glyph == U' ';
    };
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Cell& cell = canvas.at(x, y);
            if (cell.glyph == U'…' && blank(x + 1, y) && blank(x + 2, y))
                x = plain.put(x, y, "...", cell.style) - 1;
            else
                plain.put(x, y, std::string(1, ascii_of(cell.glyph)), cell.style);
        }
    return plain;
}

}  // namespace bornes::terminal
