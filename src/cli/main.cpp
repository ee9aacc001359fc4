#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "commands.h"
#include "descriptions.h"
#include "failure.h"
#include "misuse.h"
#include "output.h"
#include "platform/locale.h"
#include "platform/signals.h"
#include "reference.h"
#include "speech.h"

namespace bornes::cli {
namespace {

void describe(CLI::App& program) {
    program.name("bornes");
    program.set_help_flag("-h,--help");
    program.set_version_flag("-V,--version", "bornes " BORNES_VERSION, "");
    program.require_subcommand(1);
    program.formatter_fn([](const CLI::App* app, const std::string&, CLI::AppFormatMode) {
        return help_text(*app, help_width());
    });
}

// Adds a group of commands to the list of help. Its title is the word "manual.group.ID".
void add_group(CLI::App& program, const std::string& id,
               std::initializer_list<void (*)(CLI::App&)> commands) {
    const std::size_t before = program.get_subcommands({}).size();
    for (const auto add : commands) add(program);
    const auto all = program.get_subcommands({});
    for (std::size_t i = before; i < all.size(); ++i) all[i]->group(id);
}

void add_commands(CLI::App& program) {
    add_group(program, "play", {add_play, add_learn, add_puzzle, add_keep, add_rules});
    add_group(program, "records",
              {add_replay, add_review, add_score, add_stats, add_verify, add_referee});
    add_group(program, "others", {add_serve, add_admin, add_load});
    add_group(program, "engine",
              {add_arena, add_bot, add_random, add_puzzles, add_bench, add_tune});
    add_group(program, "this", {add_reference_commands});
}

// Whether the first word is not a command. If so, the caller must not parse the words after it:
// with `--help` among them, CLI11 would print the help of the program.
bool is_unknown(const CLI::App& program, int argc, char** argv) {
    if (argc < 2 || *argv[1] == '-') return false;
    const auto named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
    return program.get_subcommands(named).empty();
}

int run(int argc, char** argv) {
    CLI::App program;
    describe(program);
    add_commands(program);
    choose_speech(program, {argv, static_cast<std::size_t>(argc)});
    describe_in_words(program);
    const bool at_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    try {
        if (argc == 1 && at_terminal)
            program.parse("play");
        else
            program.parse(is_unknown(program, argc, argv) ? 2 : argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {  // --help, --version
            program.exit(error);
            if (!std::cout.flush())
                throw system_failure<words::phrase::error_cannot_write>(
                    translate(words::Word::error_standard_output));
            return 0;
        }
        throw misuse(program, error);
    }
    return 0;
}

// Opens /dev/null for each standard stream that is closed. Otherwise a file that is opened later
// gets its number, and takes what is meant for standard output. The mode is the wrong one on
// purpose, so that reading and writing still fail.
void occupy_standard_streams() {
    for (const auto& [stream, wrong_way] :
         {std::pair{STDIN_FILENO, O_WRONLY}, std::pair{STDOUT_FILENO, O_RDONLY},
          std::pair{STDERR_FILENO, O_RDONLY}})
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", wrong_way);
}

}  // namespace
}  // namespace bornes::cli

int main(int argc, char** argv) {
    using namespace bornes::cli;
    try {
        occupy_standard_streams();
        bornes::platform::ignore_file_size_limits();
        bornes::platform::use_user_locale();
        return run(argc, argv);
    } catch (const OutputClosed&) {
        return OutputClosed::kExit;
    } catch (const FailureInLog&) {
        return kExitFailure;
    } catch (const std::exception& error) {
        tell(for_screen(complaint(error)));
    }
    return kExitFailure;
}
