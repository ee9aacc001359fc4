// Lists to choose from and lines to type, on a page of their own.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

struct MenuRow {
    std::string label;
    std::string value{};
    std::string about{};   // a sentence at the bottom while the cursor is on the row
    bool changes = false;  // ← and → change the value
};

// The upper part of every menu: the name of the game, a line below it, cars on a road. Returns the
// row below it.
int draw_menu_head(Canvas& canvas, std::string_view title);
// A whole menu: its head, the rows, the sentence about the selected row (in `ink`), and the keys. A
// list that is longer than the window scrolls.
void draw_menu(Canvas& canvas, std::string_view title, const std::vector<MenuRow>& rows,
               std::size_t selected, Ink ink, std::string_view keys);

// Asks for one of the rows: its index, or nothing if the person goes back or quits.
class Menu {
public:
    Menu(Stage& stage, const words::Voice& voice, std::string title, std::vector<MenuRow> rows,
         Mode mode = Mode::list)
        : stage_(stage),
          voice_(voice),
          title_(std::move(title)),
          rows_(std::move(rows)),
          mode_(mode) {}

    std::optional<std::size_t> ask();

private:
    Stage& stage_;
    const words::Voice& voice_;
    std::string title_;
    std::vector<MenuRow> rows_;
    Mode mode_;
    std::size_t selected_ = 0;
};

// Applies a key to a line that is being typed. Returns false if the key does not change it.
bool edit_line(std::string& text, Key key, std::size_t most_characters);
// Asks for a line of text that starts as `text`. Returns nothing if the person goes back.
std::optional<std::string> ask_line(Stage& stage, const words::Voice& voice,
                                    std::string_view question, std::string text,
                                    std::size_t most_characters);

}  // namespace bornes::terminal
