// The language of the user's locale, and whether its text is UTF-8.
#pragma once

#include <string_view>

namespace bornes::platform {

// The name of the locale for messages: $LC_ALL, $LC_MESSAGES or $LANG. Empty if none is set.
std::string_view message_locale();

// Sets the character encoding of the process to that of the user's locale. If the locale is not
// installed but its name says UTF-8, the encoding is UTF-8, because the terminal uses it anyway.
// Call this once, at the start.
void use_user_locale();
// Whether text may contain more than ASCII, according to the locale that `use_user_locale` set.
bool locale_is_utf8();

}  // namespace bornes::platform
