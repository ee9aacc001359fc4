#include "misuse.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "option_values.h"
#include "reference.h"

namespace bornes::cli {
namespace {

constexpr std::size_t kLongest = 400;

std::vector<std::string> option_names(const CommandReference& command) {
    std::vector<std::string> names;
    for (const OptionReference& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

bool looks_like_option(const std::string& text) { return text.size() > 1 && text[0] == '-'; }

// What the command does not take; an option that does not exist before everything else.
std::string unexpected(const CLI::App& command, const std::vector<std::string>& extras) {
    const CommandReference reference = reference_of(command);
    const auto option = std::find_if(extras.begin(), extras.end(), looks_like_option);
    if (option == extras.end())
        return fmt::format("`bornes {}` takes no argument {} here", reference.name,
                           backquoted(extras.front()));
    const std::string name = option->substr(0, option->find('='));
    return fmt::format("`bornes {}` has no option {}{}", reference.name, backquoted(name),
                       did_you_mean(name, option_names(reference)));
}

// CLI11 tells of an option by its name: what it is called here.
std::string heading_of(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option == nullptr || option->nonpositional()) return name;
    const std::string type = type_of(*option);
    return type.empty() ? name : type;
}

// The two names around a word of CLI11: "--a excludes --b".
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
    if (type.empty()) return fmt::format("{} takes no value", name);
    const bool too_many = text.find("At Most") != std::string::npos;
    if (too_many) return fmt::format("{} is given more than once", heading_of(command, name));
    return fmt::format("{} needs a value: {} {}", name, name, type);
}

std::string in_our_words(const CLI::App& command, const CLI::ParseError& error) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
        const auto [one, other] = around(command, text, " excludes ");
        return fmt::format("{} and {} do not go together", one, other);
    }
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) {
        const auto [one, other] = around(command, text, " requires ");
        return fmt::format("{} means nothing without {}", one, other);
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return fmt::format("{} is missing", around(command, text, " is required").first);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return wrong_number(command, text);
    return text;
}

// The first command that has the option; empty if none has.
std::string command_with(const CLI::App& program, const std::string& option) {
    for (const CommandReference& command : commands_of(program)) {
        const std::vector<std::string> names = option_names(command);
        if (std::find(names.begin(), names.end(), option) != names.end()) return command.name;
    }
    return {};
}

std::string unknown_command(const CLI::App& program) {
    const auto extras = program.remaining();
    if (extras.empty())
        return "which command? `bornes play` plays, `bornes learn` teaches the game";
    if (const std::string command = command_with(program, extras[0]); !command.empty())
        return fmt::format("{} stands after the command: `bornes {} {}`", backquoted(extras[0]),
                           command, extras[0]);
    std::vector<std::string> names = option_names(reference_of(program));
    for (const CommandReference& command : commands_of(program)) names.push_back(command.name);
    return fmt::format("there is no {} {}{}", looks_like_option(extras[0]) ? "option" : "command",
                       backquoted(extras[0]), did_you_mean(extras[0], names));
}

}  // namespace

Failure misuse(const CLI::App& program, const CLI::ParseError& error) {
    const auto chosen = program.get_subcommands();
    const bool before_command =
        !program.remaining().empty() && !chosen.empty() && chosen[0]->remaining().empty();
    if (chosen.empty() || before_command)
        return Failure(fmt::format("{}\nTry `bornes --help`.", unknown_command(program)));
    const CLI::App& command = *chosen[0];
    const auto extras = command.remaining();
    const std::string what =
        extras.empty() ? in_our_words(command, error) : unexpected(command, extras);
    return Failure(
        fmt::format("{}\nTry `bornes {} --help`.", printable(what, kLongest), command.get_name()));
}

}  // namespace bornes::cli
