// Plays one hand between two bots, and prints who is further.
#include <bornes/bornes.h>

#include <cstdio>

int main() {
    const auto made = bornes::make_rules(bornes::Edition::classic_km, 2);
    if (!made) return 1;
    const auto first = bornes::make_bot(bornes::Level::strong, 1);
    const auto second = bornes::make_bot(bornes::Level::casual, 2);

    bornes::Random random(2026);
    bornes::Position position =
        bornes::deal(made.rules, bornes::shuffled_deck(made.rules, random), 1);
    while (!position.board.over()) {
        const bornes::View seen = bornes::view(position, position.board.seat);
        bornes::Bot& bot = seen.seat == 0 ? *first : *second;
        const bornes::Action chosen = bot.think(seen, bornes::Budget::of_rollouts(100)).action;
        if (bornes::try_apply(position, chosen) != bornes::Refusal::none) return 1;
    }
    std::printf("bornes %s: %d to %d points\n", BORNES_VERSION,
                bornes::score(position.board, 0).total(), bornes::score(position.board, 1).total());
    return 0;
}
