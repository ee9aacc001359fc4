#include "reference.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "option_values.h"
#include "settings_sources.h"
#include "speech.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;

std::string about_option(const CLI::Option& option) {
    std::string about = option.get_description();
    if (const auto values = listed_values(option); !values.empty())
        about = for_screen(translate(phrase::manual_values{
            .about = about, .list = fmt::format("{}", fmt::join(values, ", "))}));
    if (const std::string& usual = option.get_default_str(); !usual.empty())
        about = for_screen(translate(phrase::manual_default{.about = about, .value = usual}));
    return about;
}

// The text up to its first full stop, colon, semicolon or bracket.
std::string brief_of(const std::string& about) {
    std::size_t end = about.size();
    for (const std::string_view sign : {". ", ": ", "; ", " ("})
        end = std::min(end, about.find(sign));
    return about.substr(0, end);
}

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    return names;
}

OptionReference reference_of(const CLI::App& app, const CLI::Option& option) {
    OptionReference made{.names = names_of(option),
                         .type = type_of(option),
                         .about = about_option(option),
                         .brief = brief_of(option.get_description()),
                         .variable = variable_of(app, option),
                         .key = key_of(app, option),
                         .values = offered_values(option),
                         .required = option.get_required(),
                         .repeatable = option.get_items_expected_max() > 1};
    if (made.is_argument() && made.type.empty()) made.type = option.get_single_name();
    return made;
}

// Splits a footer: indented lines are examples, all others belong to paragraphs.
void read_footer(const std::string& footer, CommandReference& command) {
    std::istringstream lines(footer);
    bool flows = false;
    for (std::string line; std::getline(lines, line);) {
        const bool example = line.starts_with("  ");
        const bool title = line == "Examples:";
        if (example) command.examples.push_back(line.substr(2));
        if (example || title || line.empty()) {
            flows = false;
            continue;
        }
        if (flows)
            command.paragraphs.back().append(" ").append(line);
        else
            command.paragraphs.push_back(line);
        flows = true;
    }
}

}  // namespace

std::string OptionReference::heading() const {
    if (is_argument()) return type;
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    return type.empty() ? all : all + " " + type;
}

std::string CommandReference::usage() const {
    std::string text = name.empty() ? "bornes COMMAND" : "bornes " + name;
    if (options.size() > 1) text += " [OPTION]...";
    for (const OptionReference& option : options)
        if (option.required) text += " " + option.heading();
    for (const OptionReference& argument : arguments) {
        const std::string more = argument.repeatable ? "..." : "";
        text += argument.required ? fmt::format(" {}{}", argument.type, more)
                                  : fmt::format(" [{}]{}", argument.type, more);
    }
    return text;
}

CommandReference reference_of(const CLI::App& app) {
    CommandReference made;
    if (app.get_parent() != nullptr) made.name = app.get_name();
    made.about = app.get_description();
    made.group = app.get_group();
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;  // hidden
        OptionReference each = reference_of(app, *option);
        (each.is_argument() ? made.arguments : made.options).push_back(std::move(each));
    }
    read_footer(app.get_footer(), made);
    return made;
}

std::vector<CommandReference> commands_of(const CLI::App& program) {
    std::vector<CommandReference> commands;
    for (const CLI::App* command : program.get_subcommands(nullptr))
        commands.push_back(reference_of(*command));
    return commands;
}

}  // namespace bornes::cli
