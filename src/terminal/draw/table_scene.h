// The table as one person sees it, drawn on a canvas of any size from 80×24 up.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/draw/canvas.h"
#include "terminal/draw/table_layout.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

inline constexpr Size kSmallest{80, 24};

// A question with a few answers: on whom, coup fourré or not, extend or finish.
struct Choice {
    struct Answer {
        int number;  // the key: that of a team, or counted from 1
        std::string text;
    };
    std::string question;
    std::vector<Answer> answers;
    int selected = 0;
};

struct TableScene {
    const Game& game;
    const Voice& voice;
    std::vector<std::string> messages{};  // the newest last
    std::size_t old_messages = 0;         // so many of them were there at the viewer's last turn
    std::string prompt{};                 // what is asked of the player now
    bool prompt_is_refusal = false;
    std::string keys{};
    int selected = -1;       // a card of the hand; -1: none
    bool all_cards = false;  // every card can be chosen: something is to be discarded
    std::optional<Choice> choice{};
};

void draw_table(Canvas& canvas, const TableScene& scene);

// Its parts, each within a rectangle.
void draw_road(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_teams(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_messages(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_hand(Canvas& canvas, Rect rect, const TableScene& scene);
// At the bottom of `place`; returns what is left above it, a row at least even if the question then
// ends below `place`.
Rect draw_choice(Canvas& canvas, Rect place, const Choice& choice);

}  // namespace bornes::terminal
