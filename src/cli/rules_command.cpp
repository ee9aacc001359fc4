#include <memory>

#include "commands.h"
#include "game_options.h"
#include "option_values.h"
#include "output.h"
#include "rules_page.h"
#include "screen_options.h"

namespace bornes::cli {
namespace {

struct Options {
    GameOptions game;
    LanguageFlags language;
    bool compare = false;
};

void print_rules(const Options& options) {
    Output output;
    if (options.compare) {
        output.text() =
            as_shown(options.language, rules_comparison(speech_of(options.language).language));
    } else {
        const GameSetup setup = game_setup(options.game);
        output.text() =
            as_shown(options.language,
                     rules_page(setup.rules, setup.house, speech_of(options.language).language));
    }
    output.flush();
}

}  // namespace

void add_rules(CLI::App& program) {
    CLI::App* command = program.add_subcommand("rules");
    auto options = std::make_shared<Options>();
    auto* edition = command->add_option("EDITION", options->game.edition)
                        ->check(one_of(ids_of(kEditions)))
                        ->type_name("");
    default_by_language(*edition);
    add_table_options(*command, options->game);
    add_language_flags(*command, options->language);
    command->add_flag("--compare", options->compare)
        ->excludes(edition)
        ->excludes("--players")
        ->excludes("--set");
    command->footer(
        "Examples:\n"
        "  bornes rules\n"
        "  bornes rules classic-km --players 6\n"
        "  bornes rules classic-km --lang de\n"
        "  bornes rules parker-1962 --set goal=2000 --set attack=any\n"
        "  bornes rules --compare --lang fr");
    command->callback([options] { print_rules(*options); });
}

}  // namespace bornes::cli
