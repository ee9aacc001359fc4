// Two games with different hidden cards and the same public course must sound the same to everybody
// but the holder: the same messages, bytes, numbers and times (R5.7).
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "bornes/notation.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

// Four players, teams (1,3) and (2,4). Seat 1 begins with a speed limit on team 2, which
// right-of-way answers. All decks are one deck, but for four places: one of them has right-of-way,
// the others a 200.
enum class Held { by_nobody, by_next, by_partner, by_other_team };
Held held = Held::by_nobody;  // State's dealer is a plain function

constexpr std::size_t kBottom = 105;
constexpr std::size_t place_in_deck(int seat, int round) {
    return static_cast<std::size_t>(round * 4 + seat);
}

std::size_t place_of(Held where) {
    switch (where) {
        case Held::by_next: return place_in_deck(1, 5);
        case Held::by_partner: return place_in_deck(3, 5);
        case Held::by_other_team: return place_in_deck(2, 5);
        case Held::by_nobody: break;
    }
    return kBottom;
}

DeckOrder deck_of(const Rules& rules, std::string_view, const FairDeal&) {
    DeckOrder deck = sorted_deck(rules);
    std::size_t settled = 0;  // places before it are as they shall be
    const auto bring = [&](Card card, std::size_t place) {
        const auto from = deck.begin() + static_cast<std::ptrdiff_t>(settled);
        std::swap(*std::find(from, deck.end(), card), deck[place]);
    };
    for (; settled < place_in_deck(0, 5); ++settled)
        bring(settled % 4 < 2 ? Card::km25 : Card::km50, settled);
    bring(Card::speed_limit, settled++);
    for (; settled < 24; ++settled) bring(Card::km200, settled);
    bring(Card::right_of_way, kBottom);
    std::swap(deck[kBottom], deck[place_of(held)]);
    return deck;
}

// What all but some seats heard, and when.
using Stream = std::vector<std::vector<std::pair<Millis, std::string>>>;

struct Game {
    Game(Held where, Options options) : world((held = where, std::move(options)), deck_of) {
        world.bot = [](const View& view) {
            ActionList legal;
            legal_actions(view, legal);
            // Never a call; and nothing that depends on right-of-way or the 200s.
            for (const Action action : legal)
                if (action.is_decline()) return action;
            for (const Card card :
                 {Card::km25, Card::km50, Card::km75, Card::km100, Card::accident})
                if (view.hand.has(card)) return Action::discard(card);
            return legal[legal.size() - 1];
        };
        for (int seat = 0; seat < 4; ++seat) {
            if (world.state().options().bots[static_cast<std::size_t>(seat)]) continue;
            ears.emplace_back(seat,
                              world.join(std::string(1, static_cast<char>('A' + seat)) + "nn"));
        }
        eve = world.join("Eve");
        for (const auto& [seat, ear] : ears)
            world.order(ear, "sit", fmt::format("\"seat\":{}", seat + 1));
        world.order(ears[0].second, "start");
        for (const auto& [seat, ear] : ears)
            world.order(ear, "commit", "\"hand\":1,\"attempt\":1,\"commit\":null");
    }
    std::shared_ptr<Ear> ear(int seat) const {
        for (const auto& [each, ear] : ears)
            if (each == seat) return ear;
        return nullptr;
    }
    void play(int seat, const std::string& action) { world.play(ear(seat), seat, action); }
    // `seat` answers if it has the choice; nobody else may notice.
    void decline_if_asked(int seat) {
        if (world.state().position()->board.phase == Phase::coup_fourre) play(seat, "decline");
    }
    Stream heard_by_others(std::initializer_list<int> holders) {
        Stream stream{eve->heard};
        stream.push_back(world.join("Eve", 0)->heard);  // and who comes back
        for (const auto& [seat, ear] : ears) {
            if (std::find(holders.begin(), holders.end(), seat) != holders.end()) continue;
            stream.push_back(ear->heard);
            stream.push_back(
                world.join(std::string(1, static_cast<char>('A' + seat)) + "nn", 0)->heard);
        }
        return stream;
    }

    World world;
    std::vector<std::pair<int, std::shared_ptr<Ear>>> ears;
    std::shared_ptr<Ear> eve;
};

Options table(int clock, int window, std::initializer_list<int> bots = {}) {
    Options options;
    options.players = 4;
    options.clock_s = clock;
    options.window_s = window;
    for (const int seat : bots) options.bots[static_cast<std::size_t>(seat)] = Level::casual;
    return options;
}

// Plays the same course with the safety in two places, and compares what the others heard.
template <typename Course>
void expect_no_leak(Held where, const Options& options, std::initializer_list<int> holders,
                    Course course, Held otherwise = Held::by_nobody) {
    Game with(where, options);
    course(with);
    const Stream first = with.heard_by_others(holders);
    Game without(otherwise, options);
    course(without);
    const Stream second = without.heard_by_others(holders);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        EXPECT_EQ(first[i], second[i]) << "listener " << i;
    // The holder knows more, or the test shows nothing.
    const int holder = *holders.begin();
    if (with.ear(holder)) {
        EXPECT_NE(with.ear(holder)->heard, without.ear(holder)->heard);
    }
}

TEST(Leaks, WhoIsNextDeclines) {
    expect_no_leak(Held::by_next, table(0, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(3'000);
        game.decline_if_asked(1);
        game.world.pass(2'000);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

TEST(Leaks, WhoIsNextLetsTheClockRunOut) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(16'000);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, ADeclineDoesNotWindTheClockOrThePatienceOfTheTable) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(10'000);
        game.decline_if_asked(1);
        game.world.pass(6'000);
        for (int turn = 0; turn < 3; ++turn) {  // until a bot keeps the seat
            game.play(2, "discard 50");
            game.world.pass(16'000);  // seat 4
            game.world.pass(16'000);  // seat 1
            game.world.pass(16'000);  // seat 2
        }
        EXPECT_TRUE(game.world.state().seat(1).away);
    });
}

TEST(Leaks, ABotIsNext) {
    expect_no_leak(Held::by_next, table(0, 0, {1}), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(2, "discard 50");
    });
}

// First of the coup fourré, then of the move: it appears no later than a move thought of once.
TEST(Leaks, ABotThatThinksTwiceIsNoSlower) {
    expect_no_leak(Held::by_next, table(0, 0, {1}), {1}, [](Game& game) {
        game.world.thinking = 320;
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, ABotThatKeepsTheSeatOfAPlayerIsNext) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        for (int round = 0; round < 3; ++round) {  // seat 2 is away after three
            game.play(0, round == 2 ? "play speed-limit on 2" : "discard 25");
            game.world.pass(16'000);
            game.play(2, "discard 50");
            game.play(3, "discard 50");
        }
        EXPECT_TRUE(game.world.state().seat(1).away);
        game.play(0, "discard 25");
        game.world.pass(2'000);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, WhoIsRefusedLearnsNothing) {
    expect_no_leak(Held::by_next, table(30, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        for (const int seat : {0, 2, 3}) {
            game.play(seat, "coup-fourre right-of-way");
            game.play(seat, "decline");
            game.play(seat, "discard 25");
        }
        game.decline_if_asked(1);
        for (const int seat : {0, 2, 3}) game.play(seat, "decline");
        game.play(1, "discard 25");
    });
}

TEST(Leaks, AWindowRunsItsFullLengthWhoeverHoldsWhat) {
    expect_no_leak(Held::by_partner, table(0, 5), {3}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(1'000);
        game.play(1, "discard 25");  // too early, and told so in the same words
        game.play(1, "coup-fourre right-of-way");
        game.world.pass(3'999);
        EXPECT_TRUE(game.world.state().window_open());
        game.world.pass(1);
        EXPECT_FALSE(game.world.state().window_open());
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

TEST(Leaks, AWindowWithABotThatCouldCall) {
    expect_no_leak(Held::by_partner, table(30, 5, {3}), {3}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
        game.world.pass(2'000);
    });
}

TEST(Leaks, AWindowForWhoIsNext) {
    expect_no_leak(Held::by_next, table(30, 5), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(6'000);
        game.decline_if_asked(1);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

TEST(Leaks, WithAnEmptyDrawPile) {
    for (const Held where : {Held::by_next, Held::by_partner}) {
        const int holder = where == Held::by_next ? 1 : 3;
        const auto course = [&](Game& game) {
            const auto& state = game.world.state();
            const auto discard = [&] {
                const int seat = state.public_seat();
                const Hand hand = state.view_for(seat).hand;
                for (int card = 0; card < kCardKinds; ++card) {
                    const Card each = card_at(card);
                    if (!hand.has(each) || each == Card::speed_limit || each == Card::km200 ||
                        each == Card::right_of_way)
                        continue;
                    return game.play(seat, "discard " + std::string(id(each)));
                }
            };
            while (state.position()->board.draw_pile > 0 || state.public_seat() != 0) discard();
            game.play(0, "play speed-limit on 2");
            game.world.pass(3'000);
            if (where == Held::by_next) game.decline_if_asked(1);
            discard();
            discard();
        };
        // Nobody draws it: seat 3 has it otherwise, and so knows more too.
        expect_no_leak(where, table(0, where == Held::by_next ? 0 : 3), {holder, 2}, course,
                       Held::by_other_team);
    }
}

// In a window the next player has not drawn yet: the card may become the caller's.
TEST(Leaks, NoCardIsDrawnInAWindow) {
    Game game(Held::by_partner, table(0, 5));
    game.play(0, "play speed-limit on 2");
    EXPECT_EQ(game.world.state().view_for(1).hand.size(), 6);
    EXPECT_THAT(game.ear(1)->last(), HasSubstr(R"("legal":[])"));
    game.play(3, "coup-fourre right-of-way");
    EXPECT_EQ(game.world.state().public_seat(), 3);
    EXPECT_FALSE(game.world.state().window_open());
    EXPECT_THAT(game.ear(0)->last(), HasSubstr(R"("action":"coup-fourre right-of-way")"));
}

TEST(Leaks, AnAutomaticTableCallsAtOnceForWhoIsNotNext) {
    Game game(Held::by_partner, table(0, 0));
    game.play(0, "play speed-limit on 2");
    EXPECT_EQ(game.world.state().public_seat(), 3);
    EXPECT_THAT(game.ear(1)->last(), HasSubstr(R"("seat":4,"action":"coup-fourre right-of-way")"));
    EXPECT_EQ(game.world.journal.back().seq, game.world.state().seq());
}

TEST(Leaks, TheFoldGivesTheSameNumbersAgain) {
    Game game(Held::by_next, table(0, 0));
    game.play(0, "play speed-limit on 2");
    game.decline_if_asked(1);
    game.play(1, "discard 25");
    const State again = game.world.folded();
    EXPECT_EQ(again.number(1), game.world.state().number(1));
    EXPECT_EQ(again.number(1), again.number(0) + 1);
    EXPECT_EQ(again.number(kWatcher), again.number(0));
    EXPECT_EQ(again.number_after(1, again.seq()), again.number(1));
}

}  // namespace
}  // namespace bornes::tests
