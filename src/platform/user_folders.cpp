#include "platform/user_folders.h"

#include <cstdlib>

namespace bornes::platform {
namespace {

namespace fs = std::filesystem;

struct Kind {
    const char* variable;
    const char* below_home;
    const char* without_home;  // relative to the working directory
};

fs::path folder_of(const Kind& kind) {
    // The XDG specification ignores relative paths.
    const char* chosen = std::getenv(kind.variable);
    if (chosen != nullptr && *chosen == '/') return fs::path(chosen) / "bornes";
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home == '/') return fs::path(home) / kind.below_home / "bornes";
    return kind.without_home;
}

}  // namespace

fs::path data_folder() { return folder_of({"XDG_DATA_HOME", ".local/share", "bornes"}); }
fs::path state_folder() { return folder_of({"XDG_STATE_HOME", ".local/state", ".bornes"}); }

}  // namespace bornes::platform
