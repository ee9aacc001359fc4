#include <memory>

#include "commands.h"
#include "failure.h"
#include "game_options.h"
#include "platform/signals.h"
#include "screen_options.h"
#include "terminal/keep.h"

namespace bornes::cli {
namespace {

struct Options {
    GameOptions game;
    std::vector<std::string> names;
    LanguageFlags language;
    bool fresh = false;
};

terminal::NewPad new_pad(Options options, bool players_given) {
    if (!players_given && options.names.size() >= kMinPlayers)
        options.game.players = static_cast<int>(options.names.size());
    const GameSetup setup = game_setup(options.game);
    if (options.names.size() > static_cast<std::size_t>(setup.players))
        throw Failure(translate(words::phrase::error_too_many_names{
            .figure = static_cast<int>(options.names.size()), .players = setup.players}));
    const bool ask = !players_given && options.names.empty();
    return {setup.edition, setup.house, ask ? 0 : setup.players, std::move(options.names)};
}

}  // namespace

void add_keep(CLI::App& program) {
    CLI::App* command = program.add_subcommand("keep");
    auto options = std::make_shared<Options>();
    default_by_language(add_game_options(*command, options->game));
    command->add_option("--names", options->names)->delimiter(',')->type_name("NAME,...");
    command->add_flag("--new", options->fresh);
    add_language_flags(*command, options->language);
    command->footer(
        "Examples:\n"
        "  bornes keep --names Ann,Bob,Cid,Eve\n"
        "  bornes keep\n"
        "  bornes keep --new --rules classic-km --players 2");
    command->callback([options, command] {
        const bool goes_on = !options->fresh && terminal::keeps_a_game();
        for (const char* option : {"--rules", "--players", "--set", "--names"})
            if (goes_on && command->count(option) > 0)
                throw Failure(translate(words::phrase::error_pad_goes_on{.option = option}));
        const platform::SignalWatch watch;
        terminal::keep({.screen = {.language = speech_of(options->language).language,
                                   .card_language = {},
                                   .plain = true,
                                   .ascii = options->language.ascii},
                        .fresh = options->fresh,
                        .game = new_pad(*options, command->count("--players") > 0)});
    });
}

}  // namespace bornes::cli
