// The page of a new game: Enter starts it, everything else can be changed first.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bornes/settings.h"
#include "terminal/model/players.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

class SetupMenu {
public:
    enum class End : std::uint8_t { start, back, quit };

    SetupMenu(Screen& screen, const Voice& voice, Setup setup);

    End run();
    // What was chosen, complete once `run` says start.
    const Setup& setup() const { return setup_; }

private:
    enum class Item : std::uint8_t { start, edition, players, seat, house, seed, setting, back };
    struct Line {
        Item item = Item::start;
        int number = 0;  // of a seat or a setting
    };

    std::vector<Line> lines() const;
    std::string label(Line line) const;
    std::string value(Line line) const;
    void draw(Canvas& canvas) const;
    // Keys that belong to the line under the cursor: a name, a seed. True if it took the key.
    bool type(Line line, Key key);
    bool takes_name(Line line) const;
    // Whether ← and → change the value of the line.
    static bool changes(Line line);
    Situation situation(Line line) const;
    // The name of a person who types none.
    std::string usual_name(int seat) const;
    // What is said about the line under the cursor.
    std::string about(Line line) const;
    std::string value_of_setting(const Setting& setting) const;
    // Something was chosen with Enter. True if the game is to start.
    bool enter(Line line);
    void turn_page();
    void change(Line line, int by);
    void change_seat(int seat, int by);
    void change_setting(const Setting& setting, int by);
    RulesFault fault() const;

    Stage stage_;
    const Voice& voice_;
    Setup setup_;
    std::string seed_;  // as typed; empty: at random
    std::size_t selected_ = 0;
    bool house_page_ = false;
};

// The texts of a setting that the menu offers, "" (the edition's own) first.
std::vector<std::string> values_of_setting(const Setting& setting);

}  // namespace bornes::terminal
