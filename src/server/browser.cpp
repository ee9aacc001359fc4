#include "server/browser.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace bornes::server {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

}  // namespace

void open_browser(const std::string& address) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return;
    // Through a shell that does not wait: no child is left behind, and what the browser prints is
    // not ours to show.
    std::string shell = "sh";
    std::string option = "-c";
    std::string script = R"(xdg-open "$0" >/dev/null 2>&1 </dev/null &)";
    std::string url = address;
    const std::array<char*, 5> words{shell.data(), option.data(), script.data(), url.data(),
                                     nullptr};
    pid_t child = 0;
    if (::posix_spawnp(&child, "sh", nullptr, nullptr, words.data(), environ) == 0)
        ::waitpid(child, nullptr, 0);
}

}  // namespace bornes::server
