// Draws the table as one person sees it, on a canvas of 80×24 or more.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/draw/canvas.h"
#include "terminal/draw/table_layout.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

inline constexpr Size kSmallest{80, 24};

// A question with a few answers: which victim, coup fourré or not, extend or finish.
struct Choice {
    struct Answer {
        int number;  // the digit key: the number of a team, or counted from 1
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
    std::size_t old_messages = 0;         // how many messages the viewer saw at their last turn
    std::string prompt{};                 // what is asked of the player now
    bool prompt_is_refusal = false;
    std::string keys{};
    int selected = -1;       // index of a card of the hand, or -1
    bool all_cards = false;  // every card can be chosen, for a discard
    std::optional<Choice> choice{};
};

void draw_table(Canvas& canvas, const TableScene& scene);

// Draw the parts of the table, each within a rectangle.
void draw_road(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_teams(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_messages(Canvas& canvas, Rect rect, const TableScene& scene);
void draw_hand(Canvas& canvas, Rect rect, const TableScene& scene);
// Draws a question at the bottom of `place`. Returns the room above it, which has at least one row.
// A question that is too high ends below `place`.
Rect draw_choice(Canvas& canvas, Rect place, const Choice& choice);

}  // namespace bornes::terminal
