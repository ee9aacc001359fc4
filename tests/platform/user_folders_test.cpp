#include "platform/user_folders.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <optional>
#include <string>

namespace bornes::platform {
namespace {

// An environment variable, which gets its old value back after the test.
class Variable {
public:
    explicit Variable(const char* name) : name_(name) {
        if (const char* value = getenv(name)) before_ = value;
    }
    ~Variable() { set(before_ ? before_->c_str() : nullptr); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    void set(const char* value) const {
        if (value != nullptr)
            setenv(name_, value, 1);
        else
            unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> before_;
};

TEST(UserFolders, FollowTheSpecification) {
    const Variable home("HOME");
    const Variable data("XDG_DATA_HOME");
    const Variable state("XDG_STATE_HOME");
    home.set("/people/ann");
    data.set("/data");
    state.set("/state");
    EXPECT_EQ(data_folder(), "/data/bornes");
    EXPECT_EQ(state_folder(), "/state/bornes");
    for (const char* ignored : {"", "relative", static_cast<const char*>(nullptr)}) {
        data.set(ignored);
        state.set(ignored);
        EXPECT_EQ(data_folder(), "/people/ann/.local/share/bornes");
        EXPECT_EQ(state_folder(), "/people/ann/.local/state/bornes");
    }
    for (const char* ignored : {"", "relative", static_cast<const char*>(nullptr)}) {
        home.set(ignored);
        EXPECT_EQ(data_folder(), "bornes");
        EXPECT_EQ(state_folder(), ".bornes");
    }
}

}  // namespace
}  // namespace bornes::platform
