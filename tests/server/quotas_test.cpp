// How many tables may be stored, how the lobby shows them, and which guests are forgotten.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/databases.h"
#include "journal/mailbox.h"
#include "server/archive.h"
#include "server/guests.h"
#include "server/limits.h"
#include "server/lobby.h"

namespace bornes::server {
namespace {

using journal::ListedTable;
using journal::Store;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Quotas : public ::testing::Test {
protected:
    template <typename Answer, typename Ask>
    Answer wait_for(Ask ask) {
        std::optional<Answer> got;
        ask([&got](Answer answer) { got = std::move(answer); });
        mailbox_.run_until([&got] { return got.has_value(); });
        return std::move(*got);
    }
    std::string refusal(const char* guest, const char* address, bool listed,
                        const TableQuota& quota) {
        tables::Options options;
        options.listed = listed;
        const auto made = wait_for<Archive::Made>(
            [&](auto done) { archive_.create({guest}, address, options, quota, done); });
        EXPECT_EQ(made.id.empty(), !made.why.empty());
        return made.why;
    }

    tests::TemporaryFolder folder_;
    tests::Mailbox mailbox_;
    const std::string url_ = "sqlite:" + folder_.file("db");
    journal::Journal journal_{url_, mailbox_.post(), [](bool, const std::string&) {}};
    DatabaseClock clock_;
    Archive archive_{journal_, clock_};
    Guests guests_{journal_, clock_};
};

TEST_F(Quotas, TablesPerGuestAreLimited) {
    const TableQuota quota{2, 100, 100};
    EXPECT_THAT(refusal("ann", "here", false, quota), IsEmpty());
    EXPECT_THAT(refusal("ann", "there", false, quota), IsEmpty());
    EXPECT_THAT(refusal("ann", "elsewhere", false, quota), HasSubstr("2 tables"));
    EXPECT_THAT(refusal("bob", "here", false, quota), IsEmpty());
}

TEST_F(Quotas, StoredTablesPerAddressAreLimited) {
    const TableQuota quota{100, 2, 100};
    EXPECT_THAT(refusal("ann", "here", false, quota), IsEmpty());
    EXPECT_THAT(refusal("bob", "here", false, quota), IsEmpty());
    EXPECT_THAT(refusal("cat", "here", false, quota), HasSubstr("2 tables"));
    EXPECT_THAT(refusal("cat", "there", false, quota), IsEmpty());
}

TEST_F(Quotas, WaitingTablesPerAddressAreLimited) {
    const TableQuota quota{100, 100, 1};
    EXPECT_THAT(refusal("ann", "here", true, quota), IsEmpty());
    EXPECT_THAT(refusal("ann", "here", true, quota), HasSubstr("1 public tables"));
    EXPECT_THAT(refusal("ann", "here", false, quota), IsEmpty());
    EXPECT_THAT(refusal("bob", "there", true, quota), IsEmpty());
}

TEST(LobbyOrder, AFewAddressesCannotFlushTheOthersOut) {
    std::vector<ListedTable> tables;
    for (int i = 0; i < 200; ++i)
        tables.push_back({fmt::format("flood {}", i), fmt::format("flooder {}", i % 10)});
    tables.push_back({"old and quiet", "elsewhere"});
    const auto shown = in_fair_order(tables, {{"full", "far"}});
    ASSERT_EQ(shown.size(), 100U);
    EXPECT_EQ(shown[30].summary, "old and quiet");
    const ListedTable first{"a", "x", {0, 2}, 5};
    const ListedTable second{"b", "x"};
    const ListedTable full{"full", "far"};
    EXPECT_THAT(in_fair_order({first, second}, {full}),
                ::testing::ElementsAre(first, second, full));
}

TEST_F(Quotas, UnseenGuestsExpireUnlessTheyHaveASeat) {
    constexpr Millis kDay = journal::kSeenAgainAfter;
    const Millis now = clock_.now();
    Store store(url_);
    store.put_guest({"gone", "Gone"}, now - 40 * kDay);
    store.put_guest({"seated", "Seated"}, now - 40 * kDay);
    store.put_guest({"back", "Back"}, now - 20 * kDay);
    guests_.see({{"seated"}});
    // A guest who comes back is marked as seen, once per day.
    EXPECT_TRUE(wait_for<bool>([&](auto done) {
        guests_.find({"back"}, "here", [done](auto guest, bool) { done(guest.has_value()); });
    }));
    guests_.expire(now - 10 * kDay);
    wait_for<bool>([&](auto done) { journal_.write([](Store&) {}, done); });
    EXPECT_FALSE(store.guest("gone"));
    EXPECT_TRUE(store.guest("seated"));
    EXPECT_TRUE(store.guest("back"));
}

TEST(Limits, AreThoseOfTheSettings) {
    LimitSettings settings;
    settings.commands = 1;
    settings.commands_burst = 2;
    settings.address_commands = 1;
    settings.address_commands_burst = 3;
    Limits limits(true, settings);
    EXPECT_TRUE(limits.command("here", "ann", 0));
    EXPECT_TRUE(limits.command("there", "ann", 0));
    EXPECT_FALSE(limits.command("elsewhere", "ann", 0)) << "a guest has one bucket everywhere";
    EXPECT_TRUE(limits.command("here", "bob", 0));
    EXPECT_TRUE(limits.command("here", "cat", 0));
    EXPECT_FALSE(limits.command("here", "dan", 0)) << "an address has one for all its guests";
    EXPECT_TRUE(limits.command("here", "eve", 1000));
}

TEST(Limits, HaveTheNamesOfTheirOptions) {
    LimitSettings settings;
    int number = 0;
    for (const LimitOption& option : kLimitOptions) settings.*(option.value) = ++number;
    EXPECT_EQ(number, static_cast<int>(sizeof(LimitSettings) / sizeof(int))) << "one is missing";
    EXPECT_EQ(settings.connections, 1);
    EXPECT_EQ(settings.table_changes, number);
}

}  // namespace
}  // namespace bornes::server
