#include <memory>

#include "commands.h"
#include "screen_options.h"
#include "terminal/learn.h"

namespace bornes::cli {

void add_learn(CLI::App& program) {
    CLI::App* command = program.add_subcommand("learn");
    auto flags = std::make_shared<ScreenFlags>();
    auto again = std::make_shared<bool>(false);
    command->add_flag("--again", *again);
    add_screen_flags(*command, *flags);
    command->footer(
        "Examples:\n"
        "  bornes learn\n"
        "  bornes learn --plain --lang fr\n"
        "  bornes learn --again");
    command->callback([flags, again, command] {
        refuse_screen_options_in_lines(*command, *flags);
        terminal::learn({screen_options(*flags), *again});
    });
}

}  // namespace bornes::cli
