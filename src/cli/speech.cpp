#include "speech.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "terminal/screen/output.h"
#include "terminal/telling/text.h"
#include "words/faults.h"

namespace bornes::cli {
namespace {

using words::Word;

struct Chosen {
    bool to_players = false;
    bool ascii = false;
    words::Voice voice{words::Language(), kDefaultEdition};
};

Chosen& chosen() {
    static Chosen speech;
    return speech;
}

const CLI::App* command_in(const CLI::App& program, std::string_view word) {
    for (const CLI::App* each : program.get_subcommands({}))
        if (each->get_name() == word) return each;
    return nullptr;
}

// The command that the arguments are about, or null if no word is a command. For `bornes help play`
// it is `play`, so that the help is in the language of that command.
const CLI::App* command_of(const CLI::App& program, std::span<const std::string_view> arguments) {
    const CLI::App* command = nullptr;
    for (const std::string_view word : arguments)
        if (command == nullptr || command->get_name() == "help")
            if (const CLI::App* const found = command_in(program, word)) command = found;
    return command;
}

// The language of "--lang de" or "--lang=de". The option itself refuses an unknown language later.
std::optional<words::Language> language_in(std::span<const std::string_view> arguments) {
    constexpr std::string_view option = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        std::string_view value;
        if (arguments[i] == option && i + 1 < arguments.size())
            value = arguments[i + 1];
        else if (arguments[i].starts_with(option) && arguments[i].substr(option.size(), 1) == "=")
            value = arguments[i].substr(option.size() + 1);
        if (const auto language = words::language_from_id(value)) return language;
    }
    return std::nullopt;
}

}  // namespace

void choose_speech(const CLI::App& program, std::span<char* const> arguments) {
    const std::vector<std::string_view> words(arguments.begin() + 1, arguments.end());
    const CLI::App* command = command_of(program, words);
    Chosen& speech = chosen();
    speech.to_players = command == nullptr || command->get_option_no_throw("--lang") != nullptr;
    if (!speech.to_players) return;
    terminal::ScreenOptions options;
    options.language = language_in(words);
    options.ascii = std::find(words.begin(), words.end(), "--ascii") != words.end();
    speech.ascii = terminal::only_ascii(options);
    speech.voice = {terminal::speech_of(options), kDefaultEdition};
}

const words::Voice& voice_of_command() { return chosen().voice; }

std::string translate(const RecordFault& fault, std::string_view file) {
    return chosen().to_players ? words::describe(voice_of_command(), fault, file)
                               : to_text(fault, file);
}

std::string translate(std::error_code why) { return words::describe(voice_of_command(), why); }

std::string for_screen(std::string text) {
    return chosen().ascii ? terminal::ascii_lines(text) : text;
}

}  // namespace bornes::cli
