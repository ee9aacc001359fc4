#include <memory>

#include "commands.h"
#include "failure.h"
#include "screen_options.h"
#include "terminal/model/kept_game.h"
#include "terminal/play.h"

namespace bornes::cli {

void add_replay(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("replay", "Step through a record, forwards and backwards");
    auto file = std::make_shared<std::string>();
    auto flags = std::make_shared<ScreenFlags>();
    command->add_option("FILE", *file, "A game record")->type_name("")->required();
    add_screen_flags(*command, *flags);
    command->footer(
        "Examples:\n"
        "  bornes replay game.bornes\n"
        "  bornes replay --plain --lang fr game.bornes");
    command->callback([file, flags] {
        auto loaded = terminal::load(*file);
        if (const auto* fault = std::get_if<terminal::FileFault>(&loaded))
            throw InputFault(fault->message);
        terminal::replay(screen_options(*flags), std::get<Record>(std::move(loaded)));
    });
}

}  // namespace bornes::cli
