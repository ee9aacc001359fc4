#include "game_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "failure.h"
#include "numbers.h"
#include "option_values.h"

namespace bornes::cli {
namespace {

// "deck: full or short; target: a multiple of 25 from 200 to 2000; ..."
std::string settings_and_values() {
    std::vector<std::string> lines;
    for (const Setting& setting : kSettings)
        lines.push_back(fmt::format("{}: {}", setting.name, values_text(setting)));
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

void set(HouseRules& house, const std::string& setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        throw Failure(fmt::format("--set {}: write NAME=VALUE", backquoted(setting)));
    const std::string name = setting.substr(0, equals);
    const Setting* const found = find_setting(name);
    if (found == nullptr)
        throw Failure(fmt::format("--set {}: {} is not one of {}{}", backquoted(setting),
                                  backquoted(name), fmt::join(setting_names(), ", "),
                                  did_you_mean(name, setting_names())));
    if (found->in_house_rules(house))
        throw Failure(
            fmt::format("--set {}: {} is set already", backquoted(setting), backquoted(name)));
    if (const auto fault = set_house_rule(house, name, setting.substr(equals + 1)))
        throw Failure(fmt::format("--set {}: {}", backquoted(setting), fault->why()));
}

// The engine names a setting as records do, `set teams solo`; here it is typed as `--set
// teams=solo`.
std::string as_options(std::string_view sentence) {
    constexpr std::string_view in_records = "`set ";
    constexpr std::string_view here = "`--set ";
    std::string text(sentence);
    const std::size_t at = text.find(in_records);
    if (at == std::string::npos) return text;
    text.replace(at, in_records.size(), here);
    return text.replace(text.find(' ', at + here.size()), 1, "=");
}

}  // namespace

void add_game_options(CLI::App& command, GameOptions& options) {
    command.add_option("--rules", options.edition, "Edition")
        ->check(one_of(ids_of(kEditions)))
        ->type_name("EDITION")
        ->capture_default_str();
    add_table_options(command, options);
}

void add_table_options(CLI::App& command, GameOptions& options) {
    command.add_option("--players", options.players, "Number of players, 2 to 6")
        ->check(whole_number(kMinPlayers, kMaxPlayers))
        ->type_name("N")
        ->capture_default_str();
    command
        .add_option("--set", options.settings,
                    "A house rule, as often as you like. " + settings_and_values())
        ->check(such_as(offered_settings()))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->take_all();
}

GameSetup game_setup(const GameOptions& options) {
    GameSetup setup;
    setup.edition = from_id<Edition>(options.edition).value();  // the option has checked it
    setup.players = options.players;
    for (const std::string& setting : options.settings) set(setup.house, setting);
    const RulesResult made = make_rules(setup.edition, setup.players, setup.house);
    if (!made) throw Failure(as_options(sentence(made.fault)));
    setup.rules = made.rules;
    return setup;
}

}  // namespace bornes::cli
