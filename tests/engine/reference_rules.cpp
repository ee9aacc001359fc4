#include "engine/reference_rules.h"

namespace reference {
namespace {

Sheet as_printed(const std::string& edition, int players) {
    Sheet sheet;
    sheet.edition = edition;
    sheet.players = players;
    const bool fundex = edition == "fundex-2010";
    const bool classic = edition == "classic-km";
    const bool revised = edition == "parker-1988";

    sheet.short_deck = players <= 3 && !fundex && !classic;
    sheet.target = players == 4 || fundex ? 1000 : 700;
    sheet.extension = players == 4 || fundex ? 0 : 1000;
    sheet.attack = classic ? "any" : revised ? "any-or-rolling" : "rolling";
    sheet.right_of_way_clears = classic;
    sheet.refill_next_turn = fundex;
    sheet.extension_lost = classic ? "nobody" : revised ? "opponents-if-completed" : "opponents";
    sheet.shut_out_each = classic;
    sheet.goal = fundex ? 0 : 5000;
    sheet.solo = fundex || players <= 3;
    return sheet;
}

void change(Sheet& sheet, const std::string& name, const std::string& value) {
    if (name == "deck") sheet.short_deck = value == "short";
    if (name == "target") sheet.target = std::stoi(value);
    if (name == "extension") sheet.extension = value == "none" ? 0 : std::stoi(value);
    if (name == "attack") sheet.attack = value;
    if (name == "right-of-way-clears") sheet.right_of_way_clears = value == "yes";
    if (name == "refill") sheet.refill_next_turn = value == "next-turn";
    if (name == "extension-lost") sheet.extension_lost = value;
    if (name == "shut-out") sheet.shut_out_each = value == "each";
    if (name == "goal") sheet.goal = value == "race" ? 0 : std::stoi(value);
    if (name == "teams") sheet.solo = value == "solo" || sheet.players <= 3;
}

}  // namespace

std::optional<Sheet> make_sheet(const std::string& edition, int players, const Settings& house) {
    if (players < 2 || players > 6) return {};
    const bool set_solo = house.contains("teams") && house.at("teams") == "solo";
    if (players == 5 && !set_solo) return {};
    if (edition == "fundex-2010" && players > 4 && !set_solo) return {};

    Sheet sheet = as_printed(edition, players);
    for (const auto& [name, value] : house) change(sheet, name, value);
    if (sheet.extension != 0 && sheet.extension <= sheet.target) return {};
    return sheet;
}

int number_of_teams(const Sheet& sheet) {
    if (sheet.solo) return sheet.players;
    return sheet.players == 4 ? 2 : 3;
}

int team_of(const Sheet& sheet, int seat) {
    if (sheet.solo) return seat;
    if (sheet.players == 4) return seat == 1 || seat == 3 ? 1 : 2;
    return seat <= 3 ? seat : seat - 3;  // six players: (1,4), (2,5), (3,6)
}

std::vector<std::string> cards_of(const Sheet& sheet) {
    const int less = sheet.short_deck ? 1 : 0;
    const std::vector<std::pair<std::string, int>> counts{
        {"25", 10},
        {"50", 10},
        {"75", 10},
        {"100", 12},
        {"200", 4},
        {"accident", 3 - less},
        {"out-of-gas", 3 - less},
        {"flat-tire", 3 - less},
        {"stop", 5 - less},
        {"speed-limit", 4 - less},
        {"repairs", 6},
        {"gasoline", 6},
        {"spare-tire", 6},
        {"roll", 14},
        {"end-of-limit", 6},
        {"driving-ace", 1},
        {"extra-tank", 1},
        {"puncture-proof", 1},
        {"right-of-way", 1},
    };
    std::vector<std::string> cards;
    for (const auto& [card, count] : counts)
        for (int i = 0; i < count; ++i) cards.push_back(card);
    return cards;
}

}  // namespace reference
