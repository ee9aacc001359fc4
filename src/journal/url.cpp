#include "journal/url.h"

#include <cstdlib>
#include <filesystem>

namespace bornes::journal {

Url parse_url(std::string_view text) {
    if (text.starts_with("postgresql://") || text.starts_with("postgres://"))
        return {Url::Kind::postgresql, std::string(text)};
    if (text.starts_with("sqlite:")) text.remove_prefix(7);
    return {Url::Kind::sqlite, std::string(text)};
}

std::string default_database() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder = ".";
    if (data != nullptr && *data != '\0')
        folder = data;
    else if (home != nullptr && *home != '\0')
        folder = std::filesystem::path(home) / ".local/share";
    return (folder / "bornes" / "tables.sqlite").string();
}

}  // namespace bornes::journal
