// Random games of every kind as records, which are written, read and written again.
#include <gtest/gtest.h>

#include "engine/random_games.h"
#include "record/record_text.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

Record random_header(const GameSetup& setup, Random& random) {
    constexpr std::array names{"Ann", "Élodie  B", "李"};
    Record record;
    record.edition = setup.edition;
    record.players = setup.players;
    record.house = house_rules_of(setup);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat)
        if (random.below(2) == 0) record.seats[seat] = names[random.below(names.size())];
    if (random.below(2) == 0) record.tags = {{"Date", "today"}, {"date", "a\tb"}};
    return record;
}

// Plays some hands, and stops anywhere in the last one. Returns the last position.
Position play(Record& record, const Rules& rules, Random& random) {
    Position position;
    RandomPlayer player(random);
    auto left = random.below(300);
    while (left > 0 && position.board.phase != Phase::game_over) {
        const DeckOrder deck = shuffled_deck(rules, random);
        const int dealer = static_cast<int>(random.below(rules.players));
        position = record.hands.empty() ? deal(rules, deck, dealer) : deal_next(position, deck);
        record.hands.push_back({position.board.dealer, deck, {}});
        for (ActionList legal; left > 0 && !position.board.over(); --left) {
            legal_actions(position, legal);
            const Action action = player.choose(legal);
            record.hands.back().actions.push_back(action);
            apply(position, action);
        }
    }
    return position;
}

TEST(RecordRoundTrip, KeepsRandomGames) {
    std::array<int, 8> verbs{};
    for_random_games(
        scaled(1000), 0x7ec02d, [&](const GameSetup& setup, const Rules& rules, Random& random) {
            Record record = random_header(setup, random);
            const Position last = play(record, rules, random);
            for (const Record::HandRecord& hand : record.hands)
                for (const Action action : hand.actions)
                    ++verbs.at(static_cast<std::size_t>(action.verb()));
            const std::string text = to_text(record);
            ASSERT_EQ(fault_of(text), "");
            const Record again = record_of(text);
            ASSERT_EQ(again, record);
            ASSERT_EQ(to_text(again), text);
            if (record.hands.empty()) return;
            RecordReader reader;
            for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
                reader.feed(std::string_view(text).substr(at, text.find('\n', at) + 1 - at));
            ASSERT_EQ(reader.position(), last);
        });
    for (const Verb verb : {Verb::play, Verb::discard, Verb::attack, Verb::answer, Verb::extension})
        EXPECT_GT(verbs.at(static_cast<std::size_t>(verb)), 0) << static_cast<int>(verb);
}

}  // namespace
}  // namespace bornes::test
