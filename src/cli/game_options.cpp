#include "game_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "failure.h"
#include "numbers.h"

namespace bornes::cli {
namespace {

std::string setting_names() {
    std::vector<std::string_view> names;
    for (const Setting& setting : kSettings) names.push_back(setting.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

Edition edition_of(const GameOptions& options) {
    const auto edition = from_id<Edition>(options.edition);
    if (edition) return *edition;
    throw Failure(
        fmt::format("there is no edition {}: {}", backquoted(options.edition), edition_ids()));
}

void set(HouseRules& house, const std::string& setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        throw Failure(fmt::format("--set {}: write NAME=VALUE", backquoted(setting)));
    const std::string name = setting.substr(0, equals);
    const Setting* const found = find_setting(name);
    if (found == nullptr)
        throw Failure(fmt::format("--set {}: there is no house rule {}: {}", backquoted(setting),
                                  backquoted(name), setting_names()));
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

std::string edition_ids() {
    std::string text;
    for (const Edition edition : kEditions)
        text.append(text.empty() ? "" : ", ").append(id(edition));
    return text;
}

void add_game_options(CLI::App& command, GameOptions& options) {
    command.add_option("--rules", options.edition, "Edition: " + edition_ids())
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
                    "A house rule, as often as you like: " + setting_names())
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->take_all();
}

GameSetup game_setup(const GameOptions& options) {
    GameSetup setup;
    setup.edition = edition_of(options);
    setup.players = options.players;
    for (const std::string& setting : options.settings) set(setup.house, setting);
    const RulesResult made = make_rules(setup.edition, setup.players, setup.house);
    if (!made) throw Failure(as_options(sentence(made.fault)));
    setup.rules = made.rules;
    return setup;
}

}  // namespace bornes::cli
