#include "platform/locale.h"

#include <langinfo.h>

#include <algorithm>
#include <cctype>
#include <clocale>
#include <cstdlib>
#include <initializer_list>
#include <string>

namespace bornes::platform {
namespace {

std::string_view first_set(std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return {};
}

// True for names such as "fr_CA.UTF-8" and "fr_CA.utf8".
bool names_utf8(std::string_view locale) {
    const std::size_t dot = locale.find('.');
    if (dot == std::string_view::npos) return false;
    std::string codes(locale.substr(dot + 1, locale.find('@') - dot - 1));
    std::erase(codes, '-');
    std::transform(codes.begin(), codes.end(), codes.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return codes == "utf8";
}

}  // namespace

std::string_view message_locale() { return first_set({"LC_ALL", "LC_MESSAGES", "LANG"}); }

void use_user_locale() {
    std::setlocale(LC_CTYPE, "");  // not LC_NUMERIC: numbers are written the same everywhere
    if (!locale_is_utf8() && names_utf8(first_set({"LC_ALL", "LC_CTYPE", "LANG"})))
        std::setlocale(LC_CTYPE, "C.UTF-8");  // always present on Debian
}

bool locale_is_utf8() { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; }

}  // namespace bornes::platform
