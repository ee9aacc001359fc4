// Replaces a file as a whole, and leaves nothing else in its folder.
#include "platform/replace_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>
#include <set>

#include "support/temporary_folder.h"

namespace bornes::platform {
namespace {

namespace fs = std::filesystem;
using Readers = Replacing::Readers;

class ReplaceFile : public testing::Test {
protected:
    std::string content() const {
        std::ifstream in(file_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    unsigned mode() const { return static_cast<unsigned>(fs::status(file_).permissions()); }
    std::set<std::string> names() const {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            names.insert(entry.path().filename());
        return names;
    }

    const tests::TemporaryFolder folder_;
    const std::string file_ = folder_.file("file");
};

TEST_F(ReplaceFile, WritesAllBytes) {
    const std::string large(std::size_t{1} << 20, 'x');
    EXPECT_FALSE(replace_file(file_, large));
    EXPECT_EQ(content(), large);
    EXPECT_FALSE(replace_file(file_, "short", {.synced = true}));
    EXPECT_EQ(content(), "short");
    EXPECT_EQ(names(), std::set<std::string>{"file"});
}

TEST_F(ReplaceFile, KeepsThePermissions) {
    const mode_t before = umask(022);
    EXPECT_FALSE(replace_file(file_, "one"));
    umask(before);
    EXPECT_EQ(mode(), 0644U);
    fs::permissions(file_, fs::perms{0640});
    EXPECT_FALSE(replace_file(file_, "two"));
    EXPECT_EQ(mode(), 0640U);
    EXPECT_FALSE(replace_file(file_, "three", {.readers = Readers::owner_only}));
    EXPECT_EQ(mode(), 0600U);
}

TEST_F(ReplaceFile, SaysWhatIsWrong) {
    const auto fault = replace_file(folder_.file("none/file"), "bytes");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->what, "cannot create");
    EXPECT_EQ(fault->path, folder_.file("none/file"));
    EXPECT_EQ(fault->why, std::errc::no_such_file_or_directory);
}

// A file cannot replace a folder: the rename fails, and the temporary file is removed.
TEST_F(ReplaceFile, LeavesNoDraft) {
    fs::create_directories(folder_.path() / "file");
    const auto fault = replace_file(file_, "bytes");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->why, std::errc::is_a_directory);
    EXPECT_EQ(names(), std::set<std::string>{"file"});
}

TEST_F(ReplaceFile, CanBeInTheWorkingDirectory) {
    const fs::path before = fs::current_path();
    fs::current_path(folder_.path());
    EXPECT_FALSE(create_folder_of("file"));
    EXPECT_FALSE(replace_file("file", "bytes", {.synced = true}));
    fs::current_path(before);
    EXPECT_EQ(content(), "bytes");
}

TEST_F(ReplaceFile, CreatesTheFoldersAboveIt) {
    EXPECT_FALSE(create_folder_of(folder_.path() / "a/b/file"));
    EXPECT_TRUE(fs::is_directory(folder_.path() / "a/b"));
    EXPECT_FALSE(replace_file(file_, ""));
    EXPECT_EQ(create_folder_of(file_ + "/below/file"), std::errc::not_a_directory);
}

TEST(WriteAll, FailsWithAReason) {
    EXPECT_FALSE(write_all(-1, "bytes"));
    EXPECT_EQ(errno, EBADF);
    EXPECT_TRUE(write_all(-1, ""));
}

}  // namespace
}  // namespace bornes::platform
