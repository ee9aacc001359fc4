// A view survives writing and reading as JSON. Anything else is refused, and nothing crashes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/bot.h"
#include "protocol/messages_of_games.h"
#include "support/scale.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using protocol::ReadView;
using protocol::view_from_json;
using testing::HasSubstr;
namespace json = boost::json;

View seen_by_seat_to_act(const Position& position) { return view(position, position.board.seat); }

TEST(ViewJson, GivesTheSameViewAgain) {
    for_random_positions(scaled(60), 1, [](const Position& position) {
        const View seen = seen_by_seat_to_act(position);
        const ReadView read = view_from_json(json_of(seen), table_of(position.board.rules));
        ASSERT_TRUE(read.view) << read.doubt;
        ASSERT_EQ(read.doubt, "");
        ASSERT_EQ(text_of_view(*read.view), text_of_view(seen));
        ASSERT_EQ(read.view->board.teams, seen.board.teams);
        ASSERT_EQ(read.view->board.rules.extension, seen.board.rules.extension);
    });
}

TEST(ViewJson, IsEnoughToMoveFrom) {
    const auto bot = make_bot(Level::master, 3);
    int moves = 0;
    for_random_positions(scaled(3), 2, [&](const Position& position) {
        if (++moves % 5 != 0) return;
        const View seen = seen_by_seat_to_act(position);
        const ReadView read = view_from_json(json_of(seen), table_of(position.board.rules));
        ASSERT_TRUE(read.adds_up()) << read.doubt;
        EXPECT_EQ(bot->think(seen, Budget::of_rollouts(64)).action,
                  bot->think(*read.view, Budget::of_rollouts(64)).action);
    });
}

// The table belongs to another game. The view itself says how many players there are, and the
// target.
TEST(ViewJson, IsRightWhereTheTableIsNot) {
    const protocol::Table usual{make_rules(kDefaultEdition, 2).rules, {}};
    for (const int players : {2, 3, 4, 6}) {
        const Rules rules = make_rules(Edition::classic_km, players).rules;
        Random random(1);
        const Position position = deal(rules, shuffled_deck(rules, random), 0);
        const ReadView read = view_from_json(json_of(view(position, 1)), usual);
        ASSERT_TRUE(read.adds_up()) << read.doubt;
        EXPECT_EQ(read.view->board.rules.players, players);
        EXPECT_EQ(read.view->board.rules.teams, rules.teams);
        EXPECT_EQ(read.view->board.rules.target, rules.target);
        EXPECT_EQ(read.view->board.rules.deck, Deck::full);
    }
}

class OddView : public testing::Test {
protected:
    json::object good() const { return json_of(view(start_, 0)); }
    ReadView read(const json::object& odd) const { return view_from_json(odd, table_); }
    // The doubt about the view with one field changed.
    std::string doubt(std::string_view name, const json::value& value) const {
        json::object odd = good();
        odd[name] = value;
        const ReadView result = read(odd);
        EXPECT_FALSE(result.adds_up());
        return result.doubt;
    }

    const Table start_ = table("parker-1988, players 2", "team 1 battle: roll");
    const protocol::Table table_{start_.board.rules, {}};
};

TEST_F(OddView, EveryFieldIsNeeded) {
    ASSERT_TRUE(read(good()).adds_up()) << read(good()).doubt;
    for (const char* name : {"ply", "phase", "seat", "target", "extendedBy", "drawPile", "discard",
                             "hand", "handSizes", "teams", "dealer", "totals", "handNumber"}) {
        json::object odd = good();
        odd.erase(name);
        EXPECT_FALSE(read(odd).view) << name;
        EXPECT_THAT(read(odd).doubt, HasSubstr(name));
        for (const json::value& wrong :
             {json::value(nullptr), json::value("x"), json::value(-7), json::value(1e99),
              json::value(json::array{json::object{}}), json::value(json::object{})}) {
            odd[name] = wrong;
            if (std::string_view(name) != "extendedBy" || !wrong.is_null()) {
                EXPECT_FALSE(read(odd).adds_up()) << name << ' ' << wrong;
            }
        }
    }
}

TEST_F(OddView, UnknownFieldsMeanNothing) {
    json::object more = good();
    more["weather"] = {"rain"};
    EXPECT_TRUE(read(more).adds_up());
}

TEST_F(OddView, NumbersHaveTheirRange) {
    EXPECT_THAT(doubt("seat", 3), HasSubstr("1 to 2"));
    EXPECT_THAT(doubt("target", 705), HasSubstr("multiple of 25"));
    EXPECT_THAT(doubt("target", 1000000), HasSubstr("target"));
    EXPECT_THAT(doubt("drawPile", 107), HasSubstr("drawPile"));
    EXPECT_THAT(doubt("handSizes", {7, 8}), HasSubstr("handSizes"));
    EXPECT_THAT(doubt("totals", {0, 70000}), HasSubstr("totals"));
    EXPECT_THAT(doubt("totals", {0}), HasSubstr("totals"));
    EXPECT_THAT(doubt("phase", "hand-over"), HasSubstr("nobody is to act"));
}

TEST_F(OddView, CardsMustExist) {
    EXPECT_THAT(doubt("discard", {"30"}), HasSubstr("no card"));
    EXPECT_THAT(doubt("discard", json::array(107, "25")), HasSubstr("more cards"));
    EXPECT_THAT(doubt("hand", json::array(8, "25")), HasSubstr("more than seven"));
    // With fewer or more cards than a deck has, the view can be shown but not played on from.
    EXPECT_THAT(doubt("discard", {"25"}), HasSubstr("deck"));
    EXPECT_THAT(doubt("hand", {"25"}), HasSubstr("as many cards as"));
    json::object twice = good();
    twice["hand"] = json::array(7, "extra-tank");
    EXPECT_THAT(read(twice).doubt, HasSubstr("than exist"));
    EXPECT_TRUE(read(twice).view);
}

TEST_F(OddView, PilesHoldWhatBelongsThere) {
    json::object odd = good();
    json::object& team = odd["teams"].as_array()[0].as_object();
    team["battle"] = {"end-of-limit"};
    EXPECT_THAT(read(odd).doubt, HasSubstr("end-of-limit: it does not belong"));
    team["battle"] = json::array();
    team["distance"] = {30};
    EXPECT_THAT(read(odd).doubt, HasSubstr("30 miles"));
    team["distance"] = json::array(8, 100);
    EXPECT_THAT(read(odd).doubt, HasSubstr("past the target"));
    team["distance"] = json::array();
    team["safeties"] = {{{"card", "roll"}}};
    EXPECT_THAT(read(odd).doubt, HasSubstr("roll: it does not belong"));
}

// Playing on from these views would not be safe.
TEST_F(OddView, ChoicesMustBeReal) {
    json::object odd = good();
    odd["phase"] = "extension";
    EXPECT_THAT(read(odd).doubt, HasSubstr("no target to extend"));
    odd["phase"] = "coup-fourre";
    EXPECT_THAT(read(odd).doubt, HasSubstr("attack"));
    odd["attack"] = {{"seat", 2}, {"team", 1}, {"card", "stop"}};
    EXPECT_THAT(read(odd).doubt, HasSubstr("coup fourré"));
}

TEST(HelloJson, NamesTheGame) {
    const auto read = protocol::hello_from_json(
        json::parse(R"({"type":"hello","protocol":1,"rules":"classic-km","players":5,"seat":3,
                        "set":{"teams":"solo","goal":2000},"seed":"abc"})")
            .as_object());
    EXPECT_EQ(read.doubts, "");
    EXPECT_EQ(read.hello.table.rules.edition, Edition::classic_km);
    EXPECT_EQ(read.hello.table.rules.players, 5);
    EXPECT_EQ(read.hello.table.rules.goal, 2000);
    EXPECT_EQ(read.hello.seat, 2);
}

TEST(HelloJson, UnknownValuesKeepTheirDefaults) {
    const auto read = protocol::hello_from_json(
        json::parse(R"({"rules":"parker-2099","players":99,"set":{"weather":"rain"}})")
            .as_object());
    EXPECT_THAT(read.doubts, HasSubstr("parker-2099"));
    EXPECT_THAT(read.doubts, HasSubstr("players"));
    EXPECT_THAT(read.doubts, HasSubstr("weather"));
    EXPECT_EQ(read.hello.table.rules, make_rules(kDefaultEdition, 2).rules);
    const auto five = protocol::hello_from_json(
        json::parse(R"({"rules":"parker-1988","players":5,"seat":1})").as_object());
    EXPECT_EQ(five.hello.table.rules.teams, 5);
}

}  // namespace
}  // namespace bornes::test
