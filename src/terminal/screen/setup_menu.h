// The screen before a game: Enter starts, everything else can be changed first.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "bornes/settings.h"
#include "terminal/model/players.h"
#include "terminal/screen/stage.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct LastGame {
    std::filesystem::path file;
    std::string about;  // "Parker 1988, hand 2"
};

// What was chosen: a new game, the last one, or nothing.
using SetupChoice = std::variant<std::monostate, Setup, LastGame>;

class SetupMenu {
public:
    SetupMenu(Screen& screen, const Voice& voice, Setup setup, std::optional<LastGame> last);

    SetupChoice run();

private:
    enum class Item : std::uint8_t {
        last,
        start,
        edition,
        players,
        seat,
        house,
        seed,
        setting,
        back
    };
    struct Line {
        Item item = Item::start;
        int number = 0;  // of a seat or a setting
    };

    std::vector<Line> lines() const;
    std::string label(Line line) const;
    std::string value(Line line) const;
    void draw(Canvas& canvas) const;
    // Something was chosen with Enter: a result, or another page.
    std::optional<SetupChoice> enter(Line line);
    void change(Line line, int by);
    void change_seat(int seat, int by);
    void change_setting(const Setting& setting, int by);
    void type_seed(Key key);
    RulesFault fault() const;

    Stage stage_;
    const Voice& voice_;
    Setup setup_;
    std::optional<LastGame> last_;
    std::string seed_;  // as typed; empty: at random
    std::size_t selected_ = 0;
    bool house_page_ = false;
};

// The texts of a setting that the menu offers, "" (the edition's own) first.
std::vector<std::string> values_of_setting(const Setting& setting);

}  // namespace bornes::terminal
