// What the journal knows of tables and guests, as the server asks for it.
#include "server/lobby.h"

#include <gtest/gtest.h>

#include "journal/databases.h"
#include "journal/mailbox.h"
#include "server/archive.h"
#include "server/guests.h"
#include "server/seat_codes.h"

namespace bornes::server {
namespace {

class ServerRooms : public ::testing::Test {
protected:
    template <typename Answer>
    Answer wait_for(const std::function<void(std::function<void(Answer)>)>& ask) {
        std::optional<Answer> got;
        ask([&got](Answer answer) { got = std::move(answer); });
        mailbox_.run_until([&got] { return got.has_value(); });
        return std::move(*got);
    }
    std::string new_table(bool listed) {
        tables::Options options;
        options.listed = listed;
        return wait_for<Archive::Made>([&](auto done) {
                   archive_.create({"ann"}, "here", options, std::nullopt, done);
               })
            .id;
    }
    // Seats a connected player at the table.
    void come_to(const std::string& table) {
        EXPECT_TRUE(wait_for<bool>([&](auto done) {
            const Millis now = clock_.now();
            journal_.write(
                [table, now](journal::Store& store) { store.mark_present(table, 0, now, now); },
                done);
        }));
    }
    std::string listed() {
        Lobby fresh(journal_, clock_);
        return *wait_for<Lobby::Json>([&](auto done) { fresh.list(done); });
    }

    tests::TemporaryFolder folder_;
    tests::Mailbox mailbox_;
    journal::Journal journal_{"sqlite:" + folder_.file("db"), mailbox_.post(),
                              [](bool, const std::string&) {}};
    DatabaseClock clock_;
    Archive archive_{journal_, clock_};
    Guests guests_{journal_, clock_};
    SeatCodes codes_{journal_, clock_};
};

TEST_F(ServerRooms, TheLobbyListsPublicTablesAtWhichSomebodyIs) {
    EXPECT_NE(listed().find(R"("tables":[])"), std::string::npos);
    const std::string hidden = new_table(false);
    const std::string shown = new_table(true);
    const std::string deserted = new_table(true);
    come_to(hidden);
    come_to(shown);
    const std::string json = listed();
    EXPECT_EQ(json.find(hidden), std::string::npos);
    EXPECT_EQ(json.find(deserted), std::string::npos);
    EXPECT_NE(json.find(shown), std::string::npos);
    EXPECT_NE(json.find(R"("here":[1],"since":)"), std::string::npos) << json;
}

TEST_F(ServerRooms, AFullTableComesAfterOneWithRoom) {
    const std::string first = new_table(true);
    const std::string second = new_table(true);
    come_to(first);
    come_to(second);
    EXPECT_TRUE(wait_for<bool>([&](auto done) {
        journal_.write(
            [&](journal::Store& store) {
                store.summarise(second, store.table(second)->summary, false, true);
            },
            done);
    }));
    const std::string json = listed();
    ASSERT_NE(json.find(second), std::string::npos);
    EXPECT_LT(json.find(first), json.find(second));
}

TEST_F(ServerRooms, ASeatCodeIsTypedInAnyWayAndWorksAtItsTableOnce) {
    const auto make = [&] {
        return wait_for<std::string>([&](auto done) {
            codes_.make("t1", {2, {"ann"}}, [done](std::string code, Millis) { done(code); });
        });
    };
    const auto use = [&](const std::string& table, const std::string& typed) {
        return wait_for<std::optional<tables::SeatMove>>([&](auto done) {
            codes_.use(table, typed, [done](auto move, bool available) {
                EXPECT_TRUE(available);
                done(move);
            });
        });
    };
    std::string code = make();
    ASSERT_EQ(code.size(), 11U);
    EXPECT_NE(code, make()) << "and the second one voids the first";
    EXPECT_FALSE(use("t1", code));
    code = make();
    EXPECT_FALSE(use("t2", code));
    std::string typed = " ";
    for (const char c : code) typed += static_cast<char>(std::tolower(c));
    const auto move = use("t1", typed + " ");
    ASSERT_TRUE(move);
    EXPECT_EQ(move->seat, 2);
    EXPECT_EQ(move->from.text, "ann");
    EXPECT_FALSE(use("t1", code));
    EXPECT_EQ(plain_seat_code("o0-iL 1z"), "00111Z");
}

TEST_F(ServerRooms, AGuestIsKnownByTheHashOfTheToken) {
    using Answer = std::pair<std::optional<journal::GuestRow>, bool>;
    const auto find = [&] {
        return wait_for<Answer>([&](auto done) {
            guests_.find({"hash"}, "here", [done](auto guest, bool available) {
                done({guest, available});
            });
        });
    };
    EXPECT_EQ(find(), Answer(std::nullopt, true));
    EXPECT_TRUE(wait_for<bool>([&](auto done) { guests_.put({"hash"}, "Ann", done); }));
    const Answer found = find();
    ASSERT_TRUE(found.first);
    EXPECT_EQ(found.first->name, "Ann");
    EXPECT_NEAR(static_cast<double>(found.first->seen), static_cast<double>(clock_.now()), 60e3);
}

}  // namespace
}  // namespace bornes::server
