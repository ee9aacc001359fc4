// Reviews a hand of two bots, and makes a step in many games at once.
#include <bornes/bornes.h>
#include <bornes/review.h>
#include <bornes/vector_env.h>

#include <cstdio>
#include <vector>

int main() {
    const auto made = bornes::make_rules(bornes::Edition::parker_1988, 2);
    if (!made) return 1;

    bornes::Random random(2026);
    bornes::Record record;
    record.edition = made.rules.edition;
    record.players = 2;
    record.hands.push_back({0, bornes::shuffled_deck(made.rules, random), {}});
    bornes::Position position = bornes::deal(made.rules, *record.hands[0].deck, 0);
    const auto bot = bornes::make_bot(bornes::Level::casual, 1);
    while (!position.board.over()) {
        const auto seen = bornes::view(position, position.board.seat);
        const auto action = bot->think(seen, bornes::Budget::of_rollouts(10)).action;
        record.hands[0].actions.push_back(action);
        if (bornes::try_apply(position, action) != bornes::Refusal::none) return 1;
    }

    bornes::review::Review review(record);
    int choices = 0;
    for (int i = 0; i < review.steps(); ++i)
        if (review.step(i, bornes::Budget::of_rollouts(10)) != nullptr) ++choices;

    bornes::VectorEnv games(16, made.rules, 1);
    std::vector<std::int32_t> actions(16);
    games.sample(actions);
    const bool legal = !games.step(actions);
    std::printf("%d choices in %d moves\n", choices, review.steps());
    return legal && choices > 0 ? 0 : 1;
}
