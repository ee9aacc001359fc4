// Draws what has happened. The newest message is at the bottom. Messages that the viewer already
// saw are faint.
#include <algorithm>
#include <utility>

#include "terminal/draw/table_scene.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

struct Line {
    std::string text;
    bool old, first;
};

// Cuts a message between words, because half a number would be another number.
std::string shortened(const std::string& message, int width) {
    if (width_of(message) <= width) return message;
    return wrapped(message, width - 2).front() + " …";
}

std::vector<Line> lines_of(const TableScene& scene, int width, bool whole) {
    std::vector<Line> lines;
    for (std::size_t i = 0; i < scene.messages.size(); ++i) {
        const bool old = i < scene.old_messages;
        if (!whole) {
            lines.push_back({shortened(scene.messages[i], width), old, true});
            continue;
        }
        bool first = true;
        for (std::string& text : wrapped(scene.messages[i], width))
            lines.push_back({std::move(text), old, std::exchange(first, false)});
    }
    return lines;
}

}  // namespace

// With few rows, messages stand in two columns, so that everybody's last move can be seen. Above a
// question, the newest message is more important and is not cut.
void draw_messages(Canvas& canvas, Rect rect, const TableScene& scene) {
    constexpr int few = 3;
    const int columns = rect.height <= few && !scene.choice ? 2 : 1;
    const int width = rect.width / columns;
    const std::vector<Line> lines = lines_of(scene, width - (columns == 1 ? 4 : 3), columns == 1);
    const int shown = std::min(rect.height * columns, static_cast<int>(lines.size()));
    for (int i = 0; i < shown; ++i) {
        const Line& line = lines[lines.size() - static_cast<std::size_t>(shown - i)];
        const int x = rect.x + i / rect.height * width;
        const int y = rect.y + i % rect.height;
        const bool newest = i + 1 == shown;
        if (line.first)
            canvas.put(x + 1, y, line.old ? "·" : "▶",
                       {.ink = line.old ? Ink::faint : Ink::accent});
        canvas.put_within(x + 3, y, width - 3, line.text,
                          {.ink = line.old ? Ink::faint : Ink::text, .bold = newest});
    }
}

}  // namespace bornes::terminal
