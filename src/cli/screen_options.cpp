#include "screen_options.h"

#include <fmt/format.h>

#include "failure.h"
#include "numbers.h"
#include "option_values.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

// "de (Deutsch), en (English)"
std::string all_languages() {
    std::string all;
    for (const words::Language each : words::languages())
        all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", each.id(), each.name());
    return all;
}

CLI::Validator language() {
    std::vector<std::string> ids;
    for (const words::Language each : words::languages()) ids.emplace_back(each.id());
    CLI::Validator offered = such_as(std::move(ids));
    return offered.operation([](std::string& id) -> std::string {
        if (words::language_from_id(id)) return {};
        return not_one_of(id, all_languages());
    });
}

terminal::ScreenOptions options_of(const LanguageFlags& flags) {
    terminal::ScreenOptions options;
    options.language = words::language_from_id(flags.language);  // no value: the locale decides
    options.ascii = flags.ascii;
    return options;
}

}  // namespace

void add_language_flags(CLI::App& command, LanguageFlags& flags) {
    command.add_option("--lang", flags.language)
        ->check(language())
        ->check(explained(all_languages()))
        ->type_name("LANG");
    command.add_flag("--ascii", flags.ascii);
}

words::Speech speech_of(const LanguageFlags& flags) {
    return terminal::speech_of(options_of(flags));
}

std::string as_shown(const LanguageFlags& flags, std::string text) {
    if (!terminal::only_ascii(options_of(flags))) return text;
    return terminal::ascii_lines(text);
}

void add_screen_flags(CLI::App& command, ScreenFlags& flags) {
    command.add_flag("--plain", flags.plain);
    add_language_flags(command, flags);
    command.add_option("--card-lang", flags.card_language)->check(language())->type_name("LANG");
    command.add_option("--pace", flags.pace_ms)
        ->check(whole_number(0, 60000))
        ->type_name("MS")
        ->capture_default_str();
}

void refuse_screen_options_in_lines(const CLI::App& command, const ScreenFlags& flags) {
    if (!flags.plain) return;
    if (command.count("--pace") > 0) throw Failure(translate(words::Word::error_pace_in_lines));
    if (command.count("--card-lang") > 0)
        throw Failure(translate(words::Word::error_card_lang_in_lines));
}

terminal::ScreenOptions screen_options(const ScreenFlags& flags) {
    terminal::ScreenOptions options = options_of(flags);
    options.card_language = words::language_from_id(flags.card_language);
    options.plain = flags.plain;
    options.pace_ms = flags.pace_ms;
    return options;
}

}  // namespace bornes::cli
