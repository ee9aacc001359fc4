#include "misuse.h"

#include <algorithm>

#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "option_values.h"
#include "reference.h"
#include "speech.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;

constexpr std::size_t kLongest = 400;

std::vector<std::string> option_names(const CommandReference& command) {
    std::vector<std::string> names;
    for (const OptionReference& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

bool looks_like_option(const std::string& text) { return text.size() > 1 && text[0] == '-'; }

// A sentence about the first argument that the command does not take. Unknown options go first.
std::string unexpected(const CLI::App& command, const std::vector<std::string>& extras) {
    const CommandReference reference = reference_of(command);
    const auto option = std::find_if(extras.begin(), extras.end(), looks_like_option);
    if (option == extras.end())
        return translate(phrase::error_no_argument{.argument = backquoted(extras.front()),
                                                   .command = reference.name});
    const std::string name = option->substr(0, option->find('='));
    return did_you_mean(
        translate(phrase::error_no_option{.command = reference.name, .option = backquoted(name)}),
        name, option_names(reference));
}

// The option's name in our messages. CLI11's messages start with its own name for it.
std::string heading_of(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option == nullptr || option->nonpositional()) return name;
    const std::string type = type_of(*option);
    return type.empty() ? name : type;
}

// The names before and after a word in a message of CLI11: "--a excludes --b".
std::pair<std::string, std::string> around(const CLI::App& command, const std::string& text,
                                           std::string_view word) {
    const std::size_t at = text.find(word);
    return {heading_of(command, text.substr(0, at)),
            heading_of(command, text.substr(at + word.size()))};
}

std::string wrong_number(const CLI::App& command, const std::string& text) {
    const std::string name = text.substr(0, text.find(':'));
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option == nullptr) return text;
    const std::string type = type_of(*option);
    if (type.empty()) return translate(phrase::error_no_value{.option = name});
    const bool too_many = text.find("At Most") != std::string::npos;
    if (too_many) return translate(phrase::error_given_twice{.option = heading_of(command, name)});
    return translate(phrase::error_needs_value{.option = name, .value = type});
}

std::string in_our_words(const CLI::App& command, const CLI::ParseError& error) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
        const auto [one, other] = around(command, text, " excludes ");
        return translate(phrase::error_not_together{.first = one, .second = other});
    }
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) {
        const auto [one, other] = around(command, text, " requires ");
        return translate(phrase::error_not_without{.first = one, .second = other});
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return translate(
            phrase::error_missing{.name = around(command, text, " is required").first});
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return wrong_number(command, text);
    return text;
}

// The first command that has the option, or an empty text.
std::string command_with(const CLI::App& program, const std::string& option) {
    for (const CommandReference& command : commands_of(program)) {
        const std::vector<std::string> names = option_names(command);
        if (std::find(names.begin(), names.end(), option) != names.end()) return command.name;
    }
    return {};
}

std::string unknown_command(const CLI::App& program) {
    const auto extras = program.remaining();
    if (extras.empty()) return translate(words::Word::error_which_command);
    if (const std::string command = command_with(program, extras[0]); !command.empty())
        return translate(phrase::error_after_command{.command = command, .option = extras[0]});
    std::vector<std::string> names = option_names(reference_of(program));
    for (const CommandReference& command : commands_of(program)) names.push_back(command.name);
    const std::string word = backquoted(extras[0]);
    return did_you_mean(looks_like_option(extras[0])
                            ? translate(phrase::error_no_such_option{.option = word})
                            : translate(phrase::error_no_such_command{.command = word}),
                        extras[0], names);
}

}  // namespace

std::string with_hint(const std::string& what, const std::string& command) {
    return what + "\n" + translate(phrase::error_try{.command = command});
}

Failure misuse(const CLI::App& program, const CLI::ParseError& error) {
    const auto chosen = program.get_subcommands();
    const bool before_command =
        !program.remaining().empty() && !chosen.empty() && chosen[0]->remaining().empty();
    if (chosen.empty() || before_command)
        return Failure(with_hint(unknown_command(program), "bornes --help"));
    const CLI::App& command = *chosen[0];
    const auto extras = command.remaining();
    const std::string what =
        extras.empty() ? in_our_words(command, error) : unexpected(command, extras);
    return Failure(
        with_hint(printable(what, kLongest), "bornes " + command.get_name() + " --help"));
}

}  // namespace bornes::cli
