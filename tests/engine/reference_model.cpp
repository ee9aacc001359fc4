#include "engine/reference_model.h"

#include <algorithm>

namespace reference {
namespace {

struct Trio {
    std::string hazard, remedy, safety;
};
const std::vector<Trio> kTrios{{"accident", "repairs", "driving-ace"},
                               {"out-of-gas", "gasoline", "extra-tank"},
                               {"flat-tire", "spare-tire", "puncture-proof"},
                               {"stop", "roll", "right-of-way"},
                               {"speed-limit", "end-of-limit", "right-of-way"}};

const Trio* trio_of_hazard(const std::string& card) {
    for (const Trio& trio : kTrios)
        if (trio.hazard == card) return &trio;
    return nullptr;
}

const Trio* trio_of_remedy(const std::string& card) {
    for (const Trio& trio : kTrios)
        if (trio.remedy == card) return &trio;
    return nullptr;
}

bool is_distance(const std::string& card) { return card[0] >= '0' && card[0] <= '9'; }

bool is_safety(const std::string& card) {
    return std::any_of(kTrios.begin(), kTrios.end(),
                       [&](const Trio& trio) { return trio.safety == card; });
}

std::string top(const Cards& pile) { return pile.empty() ? "" : pile.back(); }

bool holds(const Cards& hand, const std::string& card) {
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

void take_from(Cards& hand, const std::string& card) {
    hand.erase(std::find(hand.begin(), hand.end(), card));
}

void move_top(Cards& from, Cards& to) {
    to.push_back(from.back());
    from.pop_back();
}

}  // namespace

Game::Game(const Sheet& rules) : sheet(rules) {
    for (int team = 1; team <= number_of_teams(sheet); ++team) totals[team] = 0;
}

void Game::deal(int by, const Cards& deck) {
    teams.clear();
    for (int team = 1; team <= number_of_teams(sheet); ++team) teams[team] = Team{};
    hands.clear();
    discard.clear();
    scores.clear();
    dealer = by;
    ply = 0;
    declines.clear();
    target = sheet.target;
    extended_by = completed_by = 0;

    draw_pile.assign(deck.rbegin(), deck.rend());
    const int first = dealer % sheet.players + 1;
    for (int round = 0; round < 6; ++round)
        for (int i = 0; i < sheet.players; ++i)
            move_top(draw_pile, hands[(first - 1 + i) % sheet.players + 1]);
    begin_turn(first);
}

// ---- what may be played ------------------------------------------------------------------------

int Game::miles(int team) const {
    int sum = 0;
    for (const std::string& card : teams.at(team).distance) sum += std::stoi(card);
    return sum;
}

bool Game::displayed(int team, const std::string& safety) const {
    return holds(teams.at(team).safeties, safety);
}

bool Game::hazard_in_force(int team) const {
    const Trio* trio = trio_of_hazard(top(teams.at(team).battle));
    return trio && !displayed(team, trio->safety);
}

bool Game::rolling(int team) const {
    if (hazard_in_force(team)) return false;
    return top(teams.at(team).battle) == "roll" || displayed(team, "right-of-way");
}

bool Game::limited(int team) const {
    return top(teams.at(team).speed) == "speed-limit" && !displayed(team, "right-of-way");
}

bool Game::may_drive(const std::string& distance) const {
    const int own = team_of(sheet, seat);
    const Cards& driven = teams.at(own).distance;
    if (!rolling(own)) return false;
    if (limited(own) && std::stoi(distance) > 50) return false;
    if (distance == "200" && std::count(driven.begin(), driven.end(), "200") == 2) return false;
    return miles(own) + std::stoi(distance) <= target;
}

bool Game::may_play(const std::string& card) const {
    const int own = team_of(sheet, seat);
    const Team& mine = teams.at(own);
    const std::string shown = top(mine.battle);
    if (is_distance(card)) return may_drive(card);
    if (is_safety(card)) return true;
    if (card == "end-of-limit") return top(mine.speed) == "speed-limit";
    if (card == "roll") {
        if (shown.empty() || shown == "stop") return true;
        if (trio_of_hazard(shown)) return !hazard_in_force(own);
        return shown != "roll";
    }
    const Trio* trio = trio_of_remedy(card);
    return trio && shown == trio->hazard;
}

bool Game::may_attack(const std::string& hazard, int victim) const {
    if (victim == team_of(sheet, seat)) return false;
    const Team& theirs = teams.at(victim);
    if (displayed(victim, trio_of_hazard(hazard)->safety)) return false;
    if (hazard == "speed-limit") return theirs.speed.empty() || top(theirs.speed) == "end-of-limit";
    if (sheet.attack == "rolling") return rolling(victim);
    if (sheet.attack == "any") return !theirs.battle.empty();
    return !theirs.battle.empty() || rolling(victim);
}

std::vector<std::string> Game::legal() const {
    std::set<std::string> texts;
    if (phase == "play") {
        for (const std::string& card : hands.at(seat)) {
            texts.insert("discard " + card);
            if (!trio_of_hazard(card)) {
                if (may_play(card)) texts.insert("play " + card);
                continue;
            }
            for (const auto& [victim, piles] : teams)
                if (may_attack(card, victim))
                    texts.insert("play " + card + " on " + std::to_string(victim));
        }
    } else if (phase == "coup-fourre") {
        texts = {"coup-fourre " + trio_of_hazard(attack->card)->safety, "decline"};
    } else if (phase == "extension") {
        texts = {"extend", "finish"};
    }
    return {texts.begin(), texts.end()};
}

// ---- what happens ------------------------------------------------------------------------------

void Game::draw_to(std::size_t cards) {
    while (hands[seat].size() < cards && !draw_pile.empty()) move_top(draw_pile, hands[seat]);
}

void Game::begin_turn(int of) {
    phase = "play";
    seat = of;
    draw_to(7);
}

// Passes the turn to the left of `from`, and back to `from` if nobody else has a card.
void Game::pass_turn(int from) {
    for (int i = 1; i <= sheet.players; ++i) {
        const int next = (from - 1 + i) % sheet.players + 1;
        if (hands[next].empty() && draw_pile.empty()) continue;
        begin_turn(next);
        return;
    }
    end_hand();
}

void Game::act(const std::string& action) {
    ++ply;
    const std::size_t space = action.find(' ');
    const std::string verb = action.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : action.substr(space + 1);
    const std::size_t on = rest.find(" on ");
    if (verb == "play" && on != std::string::npos)
        play_on(rest.substr(0, on), std::stoi(rest.substr(on + 4)));
    else if (verb == "play")
        play(rest);
    else if (verb == "coup-fourre")
        call_coup_fourre(rest);
    else if (verb == "discard") {
        take_from(hands[seat], rest);
        discard.push_back(rest);
        pass_turn(seat);
    } else if (verb == "decline") {
        const int attacker = attack->seat;
        ++declines[seat];
        attack.reset();
        pass_turn(attacker);
    } else if (verb == "finish") {
        completed_by = team_of(sheet, seat);
        end_hand();
    } else if (verb == "extend") {
        extended_by = team_of(sheet, seat);
        target = sheet.extension;
        pass_turn(seat);
    }
}

void Game::play(const std::string& card) {
    const int own = team_of(sheet, seat);
    take_from(hands[seat], card);
    if (is_safety(card)) {
        display(card);
        return;
    }
    if (!is_distance(card)) {
        (card == "end-of-limit" ? teams[own].speed : teams[own].battle).push_back(card);
        pass_turn(seat);
        return;
    }
    teams[own].distance.push_back(card);
    if (miles(own) < target) {
        pass_turn(seat);
    } else if (sheet.extension != 0 && extended_by == 0) {
        phase = "extension";
    } else {
        completed_by = own;
        end_hand();
    }
}

void Game::display(const std::string& safety) {
    Team& mine = teams[team_of(sheet, seat)];
    mine.safeties.push_back(safety);
    if (safety == "right-of-way" && sheet.right_of_way_clears) clear_stops_and_limits(mine);
    if (hands[seat].empty() && draw_pile.empty())
        pass_turn(seat);
    else
        begin_turn(seat);
}

void Game::clear_stops_and_limits(Team& team) {
    while (top(team.battle) == "stop") move_top(team.battle, discard);
    while (top(team.speed) == "speed-limit") move_top(team.speed, discard);
}

void Game::play_on(const std::string& hazard, int victim) {
    take_from(hands[seat], hazard);
    (hazard == "speed-limit" ? teams[victim].speed : teams[victim].battle).push_back(hazard);
    for (const auto& [holder, cards] : hands) {
        if (team_of(sheet, holder) != victim) continue;
        if (!holds(cards, trio_of_hazard(hazard)->safety)) continue;
        attack = Attack{seat, victim, hazard};
        phase = "coup-fourre";
        seat = holder;
        return;
    }
    pass_turn(seat);
}

void Game::call_coup_fourre(const std::string& safety) {
    Team& mine = teams[attack->team];
    take_from(hands[seat], safety);
    mine.safeties.push_back(safety);
    mine.coup_fourres.insert(safety);
    move_top(attack->card == "speed-limit" ? mine.speed : mine.battle, discard);
    attack.reset();
    if (safety == "right-of-way" && sheet.right_of_way_clears) clear_stops_and_limits(mine);

    if (hands[seat].empty() && draw_pile.empty()) {
        pass_turn(seat);
        return;
    }
    phase = "play";
    draw_to(sheet.refill_next_turn ? hands[seat].size() + 1 : 7);
}

Game Game::as_if_nobody_held_the_safety() const {
    Game game = *this;
    if (phase == "coup-fourre") {
        game.act("decline");
        --game.declines[seat];
        --game.ply;
    }
    return game;
}

}  // namespace reference
