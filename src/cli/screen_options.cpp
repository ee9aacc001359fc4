#include "screen_options.h"

#include <fmt/format.h>

#include "bornes/utf8.h"
#include "failure.h"
#include "numbers.h"

namespace bornes::cli {
namespace {

// "de (Deutsch), en (English)"
std::string all_languages() {
    std::string all;
    for (const words::Language each : words::languages())
        all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", each.id(), each.name());
    return all;
}

std::optional<words::Language> language_at(std::string_view option, const std::string& id) {
    if (id.empty()) return std::nullopt;
    const std::optional<words::Language> language = words::language_from_id(id);
    if (language) return language;
    throw Failure(fmt::format("{} {}: there is no such language; choose one of {}", option,
                              backquoted(id), all_languages()));
}

}  // namespace

void add_screen_flags(CLI::App& command, ScreenFlags& flags) {
    command.add_flag("--plain", flags.plain,
                     "Lines of text instead of a screen, for screen readers and scripts");
    command.add_flag("--ascii", flags.ascii, "Nothing but ASCII");
    command
        .add_option("--lang", flags.language,
                    fmt::format("{}; otherwise as the locale says", all_languages()))
        ->type_name("LANG");
    command
        .add_option("--card-lang", flags.card_language,
                    "The second language on cards; the same as --lang for none")
        ->type_name("LANG");
    command.add_option("--pace", flags.pace_ms, "Milliseconds between moves of others")
        ->check(whole_number(0, 60000))
        ->type_name("MS")
        ->capture_default_str();
}

terminal::ScreenOptions screen_options(const ScreenFlags& flags) {
    return {.language = language_at("--lang", flags.language),
            .card_language = language_at("--card-lang", flags.card_language),
            .plain = flags.plain,
            .ascii = flags.ascii,
            .pace_ms = flags.pace_ms};
}

}  // namespace bornes::cli
