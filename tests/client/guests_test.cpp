// Only the user can read the tokens. There is one per server and name.
#include "client/guests.h"

#include <gtest/gtest.h>

#include "support/temporary_folder.h"

namespace bornes::client {
namespace {

namespace fs = std::filesystem;

TEST(Guests, OneForEachServerAndName) {
    const tests::TemporaryFolder folder;
    const fs::path file = folder.path() / "state" / "guests";
    EXPECT_FALSE(find_guest(file, "http://a", ""));
    EXPECT_EQ(keep_guest(file, "http://a", {"Ann Lee", "t1"}), "");
    EXPECT_EQ(keep_guest(file, "http://a", {"Bob", "t2"}), "");
    EXPECT_EQ(keep_guest(file, "http://b", {"Ann Lee", "t3"}), "");
    EXPECT_EQ(find_guest(file, "http://a", "Ann Lee")->token, "t1");
    EXPECT_EQ(find_guest(file, "http://a", "")->name, "Bob");  // the last used
    EXPECT_EQ(find_guest(file, "http://b", "")->token, "t3");
    EXPECT_FALSE(find_guest(file, "http://a", "Cid"));
    EXPECT_EQ(keep_guest(file, "http://a", {"Ann Lee", "t4"}), "");
    EXPECT_EQ(find_guest(file, "http://a", "")->token, "t4");
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_NE(keep_guest(file / "below", "http://a", {"Ann", "t"}), "");
}

}  // namespace
}  // namespace bornes::client
