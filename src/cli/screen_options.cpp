#include "screen_options.h"

#include <fmt/format.h>

#include "bornes/utf8.h"
#include "failure.h"
#include "numbers.h"

namespace bornes::cli {

void add_screen_flags(CLI::App& command, ScreenFlags& flags) {
    command.add_flag("--plain", flags.plain,
                     "Lines of text instead of a screen, for screen readers and scripts");
    command.add_flag("--ascii", flags.ascii, "Nothing but ASCII");
    command.add_option("--lang", flags.language, "en or fr; otherwise as the locale says")
        ->type_name("LANG");
    command.add_option("--pace", flags.pace_ms, "Milliseconds between moves of others")
        ->check(whole_number(0, 60000))
        ->type_name("MS")
        ->capture_default_str();
}

terminal::ScreenOptions screen_options(const ScreenFlags& flags) {
    terminal::ScreenOptions options{.language = std::nullopt,
                                    .plain = flags.plain,
                                    .ascii = flags.ascii,
                                    .pace_ms = flags.pace_ms};
    if (flags.language.empty()) return options;
    options.language = words::language_from_id(flags.language);
    if (!options.language)
        throw Failure(fmt::format("--lang {}: en or fr", backquoted(flags.language)));
    return options;
}

}  // namespace bornes::cli
