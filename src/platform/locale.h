// The user's locale: which language it names, and whether text is UTF-8.
#pragma once

#include <string_view>

namespace bornes::platform {

// The name of the locale of messages: $LC_ALL, $LC_MESSAGES or $LANG; empty if none is set.
std::string_view message_locale();

// Sets the characters of the process to those of the user's locale. A locale that is not installed
// on this machine, but whose name says UTF-8, still gives UTF-8: the terminal is what it is. Call
// it once, at the start.
void use_user_locale();
// Whether text may be more than ASCII; asks what `use_user_locale` has set.
bool locale_is_utf8();

}  // namespace bornes::platform
