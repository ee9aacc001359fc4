// A second implementation of the game, written from the rules (docs/rules.md) without looking at
// the engine. It is slow and uses texts, vectors and maps. Tests play the engine in lock-step with
// it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/reference_rules.h"

namespace reference {

using Cards = std::vector<std::string>;  // a pile runs from bottom to top

struct Team {
    Cards battle, speed, distance, safeties;
    std::set<std::string> coup_fourres;  // the safeties played as a coup fourré
};

struct Attack {
    int seat = 0;
    int team = 0;
    std::string card;
};

// The rows of the score sheet by their names in the JSON, "total" included.
using ScoreSheet = std::map<std::string, int>;

// Seats and teams count from 1. Everything is public, because tests compare the state.
class Game {
public:
    Sheet sheet;
    std::map<int, Team> teams;
    std::map<int, Cards> hands;
    Cards draw_pile;  // the last card is drawn next
    Cards discard;
    std::string phase;
    int seat = 0;
    int dealer = 0;
    int ply = 0;
    std::map<int, int> declines;  // by seat: the ply of a view does not count declines of others
    int target = 0;
    int extended_by = 0;   // a team; 0: nobody
    int completed_by = 0;  // a team; 0: nobody
    std::optional<Attack> attack;
    std::map<int, int> totals;  // of earlier hands; includes this hand once it is over
    std::map<int, ScoreSheet> scores;
    std::set<int> winners;

    explicit Game(const Sheet& rules);
    // Deals a hand. The deck is in dealing order.
    void deal(int by, const Cards& deck);
    // The texts of the legal actions of `seat`, sorted as bytes.
    std::vector<std::string> legal() const;
    void act(const std::string& action);
    // The table as everybody except the holder of an open choice may see it.
    Game as_if_nobody_held_the_safety() const;

    int miles(int team) const;
    bool rolling(int team) const;
    bool limited(int team) const;

private:
    bool displayed(int team, const std::string& safety) const;
    bool hazard_in_force(int team) const;
    bool may_play(const std::string& card) const;
    bool may_drive(const std::string& distance) const;
    bool may_attack(const std::string& hazard, int victim) const;

    void begin_turn(int of);
    void pass_turn(int from);
    void play(const std::string& card);
    void play_on(const std::string& hazard, int victim);
    void display(const std::string& safety);
    void clear_stops_and_limits(Team& team);
    void call_coup_fourre(const std::string& safety);
    void end_hand();
    ScoreSheet score(int team) const;
    int extension_points(int team) const;
    void find_winners();
    void draw_to(std::size_t cards);
};

// One object, as the referee prints it.
std::string json_of(const Game& game, int hand_number);

}  // namespace reference
