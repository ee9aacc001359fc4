// Random games of every kind as records: written, read, written again.
#include <gtest/gtest.h>

#include "record/record_text.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

template <typename Value, std::size_t N>
Value one_of(Random& random, const std::array<Value, N>& values) {
    return values[random.below(N)];
}

// Some house rules, which may or may not fit together.
HouseRules random_house_rules(Random& random) {
    HouseRules house;
    const auto now_and_then = [&] { return random.below(4) == 0; };
    if (now_and_then()) house.deck = one_of(random, std::array{Deck::full, Deck::short_});
    if (now_and_then()) house.target = 200 + 25 * static_cast<int>(random.below(73));
    if (now_and_then()) house.extension = one_of(random, std::array{kNoExtension, 1000, 2000});
    if (now_and_then())
        house.attack =
            one_of(random, std::array{Attack::rolling, Attack::any, Attack::any_or_rolling});
    if (now_and_then()) house.right_of_way_clears = random.below(2) == 0;
    if (now_and_then()) house.refill = one_of(random, std::array{Refill::now, Refill::next_turn});
    if (now_and_then())
        house.extension_lost = one_of(
            random, std::array{ExtensionLost::opponents, ExtensionLost::opponents_if_completed,
                               ExtensionLost::nobody});
    if (now_and_then()) house.shut_out = one_of(random, std::array{ShutOut::once, ShutOut::each});
    if (now_and_then()) house.goal = one_of(random, std::array{kRace, 500, 50000});
    house.teams = one_of(random, std::array{Teams::solo, Teams::partners});
    return house;
}

Record random_header(Random& random) {
    Record record;
    record.edition = one_of(random, kEditions);
    record.players = 2 + static_cast<int>(random.below(5));
    record.house = random_house_rules(random);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(*record.players); ++seat)
        if (random.below(2) == 0)
            record.seats[seat] = one_of(random, std::array{"Ann", "Élodie  B", "李"});
    if (random.below(2) == 0) record.tags = {{"Date", "today"}, {"date", "a\tb"}};
    return record;
}

// Plays up to three hands, and stops anywhere in the last one. The last position is returned.
Position play(Record& record, const Rules& rules, Random& random) {
    Position position;
    auto left = random.below(300);
    while (left > 0 && position.board.phase != Phase::game_over) {
        const DeckOrder deck = shuffled_deck(rules, random);
        const int dealer = static_cast<int>(random.below(rules.players));
        position = record.hands.empty() ? deal(rules, deck, dealer) : deal_next(position, deck);
        record.hands.push_back({position.board.dealer, deck, {}});
        for (ActionList legal; left > 0 && !position.board.over(); --left) {
            legal_actions(position, legal);
            const Action action =
                legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
            record.hands.back().actions.push_back(action);
            apply(position, action);
        }
    }
    return position;
}

TEST(RecordRoundTrip, RandomGames) {
    int games = 0;
    for (int i = 0; i < scaled(1000); ++i) {
        Random random(static_cast<std::uint64_t>(i));
        Record record = random_header(random);
        const RulesResult made = make_rules(*record.edition, *record.players, record.house);
        if (!made) continue;
        ++games;
        const Position last = play(record, made.rules, random);
        const std::string text = to_text(record);
        SCOPED_TRACE(text.substr(0, text.find("hand")));
        ASSERT_EQ(fault_of(text), "");
        const Record again = record_of(text);
        ASSERT_EQ(again, record);
        ASSERT_EQ(to_text(again), text);
        if (record.hands.empty()) continue;
        RecordReader reader;
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
            reader.feed(std::string_view(text).substr(at, text.find('\n', at) + 1 - at));
        ASSERT_EQ(reader.position(), last);
    }
    EXPECT_GT(games, 0);
}

}  // namespace
}  // namespace bornes::test
