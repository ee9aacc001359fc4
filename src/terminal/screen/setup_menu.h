// The page for a new game, with all its settings, here or at an online table. Enter on the first
// row starts the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bornes/settings.h"
#include "protocol/options.h"
#include "terminal/model/players.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

class SetupMenu {
public:
    enum class End : std::uint8_t { start, back, quit };

    SetupMenu(Screen& screen, const Voice& voice, Setup setup);
    // For a new online table: all seats but the first are free, or have a bot.
    SetupMenu(Screen& screen, const Voice& voice, Setup setup, const protocol::Terms& terms);

    End run();
    // The chosen setup. It is complete when `run` returns `start`.
    const Setup& setup() const { return setup_; }
    // The chosen online table.
    protocol::Options table() const;

private:
    enum class Item : std::uint8_t {
        start,
        start_public,  // an online table that everybody sees
        edition,
        players,
        seat,
        house,
        seed,
        table,
        setting,
        back
    };
    struct Line {
        Item item = Item::start;
        int number = 0;  // index of a seat, of a house rule, or of a setting of an online table
    };

    std::vector<Line> lines() const;
    std::string label(Line line) const;
    std::string value(Line line) const;
    void draw(Canvas& canvas) const;
    // Applies a key to the name or seed under the cursor. Returns true if the line took the key.
    bool type(Line line, Key key);
    bool takes_name(Line line) const;
    // Whether ← and → change the value of the line.
    static bool changes(Line line);
    Situation situation(Line line) const;
    // The default name of a person.
    std::string usual_name(int seat) const;
    // The sentence about the line under the cursor.
    std::string about(Line line) const;
    std::string value_of_setting(const Setting& setting) const;
    // Handles Enter. Returns true if the game is to start.
    bool enter(Line line);
    void turn_page();
    void change(Line line, int by);
    void change_seat(int seat, int by);
    void change_setting(const Setting& setting, int by);
    RulesFault fault() const;

    Stage stage_;
    const Voice& voice_;
    Setup setup_;
    std::optional<protocol::Terms> terms_;  // of a new online table
    std::string seed_;                      // as typed; empty for a random seed
    std::size_t selected_ = 0;
    bool house_page_ = false;
};

// The values of a setting that the menu offers. The first one is "": the edition decides.
std::vector<std::string> values_of_setting(const Setting& setting);

}  // namespace bornes::terminal
