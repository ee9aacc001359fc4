#include "game_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "failure.h"
#include "numbers.h"
#include "option_values.h"
#include "speech.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;

// "deck: full, short; target: 200, 225, ..., 2000; ...", which is the same in every language.
std::string settings_and_values() {
    std::vector<std::string> lines;
    for (const Setting& setting : kSettings) {
        std::vector<std::string> values(setting.words.begin(), setting.words.end());
        if (setting.is_number())
            values.push_back(fmt::format("{}, {}, ..., {}", setting.least,
                                         setting.least + setting.multiple, setting.most));
        lines.push_back(fmt::format("{}: {}", setting.name, fmt::join(values, ", ")));
    }
    return fmt::format("{}", fmt::join(lines, "; "));
}

// "deck=full" and so on, with the values that menus offer.
std::vector<std::string> offered_settings() {
    std::vector<std::string> offered;
    for (const Setting& setting : kSettings)
        for (const std::string& value : menu_texts(setting))
            offered.push_back(fmt::format("{}={}", setting.name, value));
    return offered;
}

std::vector<std::string> setting_names() {
    std::vector<std::string> names;
    for (const Setting& setting : kSettings) names.emplace_back(setting.name);
    return names;
}

// "`goal` must be a number from 500 to 50000, or race"
std::string values_of(const Setting& setting) {
    const std::string name = backquoted(setting.name);
    if (!setting.is_number())
        return translate(phrase::error_setting_words{
            .list = fmt::format("{}", fmt::join(setting.words, ", ")), .name = name});
    const std::string low = std::to_string(setting.least);
    const std::string high = std::to_string(setting.most);
    const std::string step = std::to_string(setting.multiple);
    if (setting.words.empty())
        return translate(
            phrase::error_setting_number{.high = high, .low = low, .name = name, .step = step});
    return translate(phrase::error_setting_number_or{
        .high = high, .low = low, .name = name, .step = step, .word = setting.words.front()});
}

void set(HouseRules& house, const std::string& setting) {
    const std::string where = fmt::format("--set {}: ", backquoted(setting));
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) throw Failure(where + translate(words::Word::error_set_form));
    const std::string name = setting.substr(0, equals);
    const Setting* const found = find_setting(name);
    if (found == nullptr)
        throw Failure(
            where +
            did_you_mean(not_one_of(name, fmt::format("{}", fmt::join(setting_names(), ", "))),
                         name, setting_names()));
    if (found->in_house_rules(house))
        throw Failure(where +
                      translate(phrase::replay_fault_setting_given{.first = backquoted(name)}));
    if (set_house_rule(house, name, setting.substr(equals + 1)))
        throw Failure(where + values_of(*found));
}

// The sentence about a fault of the rules. It names the option to change, where the words of the
// menus do not.
std::string sentence_about(RulesFault fault) {
    const auto with_option = voice_of_command().say(fmt::format("error.rules.{}", id(fault)));
    return with_option.value_or(translate(words::sentence_of(fault)));
}

}  // namespace

CLI::Option& add_game_options(CLI::App& command, GameOptions& options) {
    CLI::Option* const edition = command.add_option("--rules", options.edition)
                                     ->check(one_of(ids_of(kEditions)))
                                     ->type_name("EDITION")
                                     ->default_str(std::string(id(kDefaultEdition)));
    add_table_options(command, options);
    return *edition;
}

void default_by_language(CLI::Option& edition) {
    std::string text{id(kDefaultEdition)};
    for (const words::Language language : words::languages())
        if (language.edition() != kDefaultEdition)
            text += fmt::format("; {}: {}", language.id(), id(language.edition()));
    edition.default_str(text);
}

void add_table_options(CLI::App& command, GameOptions& options) {
    command.add_option("--players", options.players)
        ->check(whole_number(kMinPlayers, kMaxPlayers))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--set", options.settings)
        ->check(such_as(offered_settings()))
        ->check(explained(settings_and_values()))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->take_all();
}

GameSetup game_setup(const GameOptions& options) {
    GameSetup setup;
    setup.edition = options.edition.empty()
                        ? voice_of_command().language().edition()
                        : from_id<Edition>(options.edition).value();  // CLI11 has checked the id
    setup.players = options.players;
    for (const std::string& setting : options.settings) set(setup.house, setting);
    const RulesResult made = make_rules(setup.edition, setup.players, setup.house);
    if (!made) throw Failure(sentence_about(made.fault));
    setup.rules = made.rules;
    return setup;
}

}  // namespace bornes::cli
