#include "descriptions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "option_values.h"
#include "speech.h"

namespace bornes::cli {
namespace {

constexpr std::string_view kArea = "manual.";

// Returns the text of a key. If the screen shows only ASCII, converts it here, before lines are
// broken, because some signs get longer.
std::optional<std::string> said(const std::string& key, const std::string& list = {}) {
    const std::array<words::Slot, 1> slots{{{"list", list}}};
    auto text = voice_of_command().say(std::string(kArea) + key, slots);
    return text ? std::optional(for_screen(std::move(*text))) : std::nullopt;
}

// "no-hints" for --no-hints, "file-url" for FILE|URL
std::string name_in_key(const CLI::Option& option) {
    std::string name = option.get_single_name();
    std::replace(name.begin(), name.end(), '|', '-');
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

void describe(CLI::Option& option, const std::string& command) {
    if (!option.get_description().empty()) return;
    const std::string name = name_in_key(option);
    const std::string list = explained_values(option);
    auto text = said(command + "." + name, list);
    if (!text) text = said("option." + name, list);
    option.description(text.value_or(""));
}

void describe(CLI::App& app, const std::string& name) {
    app.description(said("command." + name).value_or(""));
    if (const auto more = said("more." + name)) app.footer(*more + "\n\n" + app.get_footer());
    if (const auto title = said("group." + app.get_group())) app.group(*title);
    for (CLI::Option* option : app.get_options({})) describe(*option, name);
}

}  // namespace

void describe_in_words(CLI::App& program) {
    describe(program, program.get_name());
    for (CLI::App* command : program.get_subcommands({})) describe(*command, command->get_name());
}

}  // namespace bornes::cli
