// The README's example: deals a hand for two, plays the first legal action each time, prints the
// scores.
#include <bornes/bornes.h>

#include <cstdio>

int main() {
    const auto made = bornes::make_rules(bornes::Edition::parker_1988, 2);
    if (!made) return 1;

    bornes::Random random(2026);
    bornes::Position position =
        bornes::deal(made.rules, bornes::shuffled_deck(made.rules, random), 0);
    bornes::ActionList legal;
    for (bornes::legal_actions(position, legal); !legal.empty();
         bornes::legal_actions(position, legal)) {
        bornes::apply(position, legal[0]);
    }

    for (int team = 0; team < made.rules.teams; ++team) {
        std::printf("team %d: %d points\n", team + 1, bornes::score(position.board, team).total());
    }
    return position.board.over() ? 0 : 1;
}
