// `bornes help`, `version`, `man` and `completion`.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "bornes/utf8.h"
#include "commands.h"
#include "did_you_mean.h"
#include "failure.h"
#include "manual.h"
#include "misuse.h"
#include "option_values.h"
#include "output.h"
#include "platform/tty.h"
#include "reference.h"
#include "screen_options.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

void print(std::string text) {
    Output output;
    output.text() = std::move(text);
    output.flush();
}

std::vector<std::string> names_of(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CommandReference& command : commands_of(program)) names.push_back(command.name);
    return names;
}

// An empty name means the program itself.
const CLI::App& command_named(const CLI::App& program, const std::string& name) {
    if (name.empty()) return program;
    for (const CLI::App* command : program.get_subcommands(nullptr))
        if (command->get_name() == name) return *command;
    const std::string what =
        translate(words::phrase::error_no_such_command{.command = backquoted(name)});
    throw Failure(with_hint(did_you_mean(what, name, names_of(program)), "bornes help"));
}

std::string manual_page(const CLI::App& program, const std::string& name) {
    const CommandReference command = reference_of(command_named(program, name));
    return name.empty() ? main_page(command, commands_of(program)) : page_of(command);
}

// Writes the files that a package installs: bornes.1, bornes-play.1 and so on.
void write_pages(const CLI::App& program, const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw system_failure("cannot create the folder " + folder, error);
    std::vector<std::string> names = names_of(program);
    names.emplace_back();
    for (const std::string& name : names) {
        const CommandReference command = reference_of(command_named(program, name));
        write_file((fs::path(folder) / (command.page_name() + ".1")).string(),
                   manual_page(program, name));
    }
}

void add_help(CLI::App& program) {
    CLI::App* command = program.add_subcommand("help");
    auto name = std::make_shared<std::string>();
    auto flags = std::make_shared<LanguageFlags>();
    command->add_option("COMMAND", *name)->check(such_as(names_of(program)))->type_name("");
    add_language_flags(*command, *flags);
    command->footer("Examples:\n  bornes help\n  bornes help play\n  bornes help play --lang de");
    // choose_speech has read the flags.
    command->callback(
        [&program, name, flags] { print(help_text(command_named(program, *name), help_width())); });
}

void add_version(CLI::App& program) {
    CLI::App* command = program.add_subcommand("version");
    command->footer("Examples:\n  bornes version");
    command->callback([] { print("bornes " BORNES_VERSION "\n"); });
}

struct PageOptions {
    std::string command;
    std::string out;
};

void add_man(CLI::App& program) {
    CLI::App* command = program.add_subcommand("man");
    auto options = std::make_shared<PageOptions>();
    auto* name = command->add_option("COMMAND", options->command,
                                     "A command; nothing: the page of bornes itself");
    name->check(such_as(names_of(program)))->type_name("");
    command->add_option("--out", options->out, "Write the pages of all commands into this folder")
        ->type_name("DIR")
        ->excludes(name);
    command->footer(
        "Examples:\n"
        "  bornes man play | man -l -\n"
        "  bornes man --out ~/.local/share/man/man1");
    command->callback([&program, options] {
        if (!options->out.empty()) return write_pages(program, options->out);
        print(manual_page(program, options->command));
    });
}

void add_completion(CLI::App& program) {
    CLI::App* command = program.add_subcommand("completion");
    auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "The shell")
        ->required()
        ->check(one_of({"bash", "zsh", "fish"}))
        ->type_name("");
    command->footer(
        "The Debian package installs these scripts.\n\n"
        "Examples:\n"
        "  bornes completion bash > ~/.local/share/bash-completion/completions/bornes\n"
        "  bornes completion zsh > ~/.zfunc/_bornes\n"
        "  bornes completion fish > ~/.config/fish/completions/bornes.fish");
    command->callback([&program, shell] {
        const auto commands = commands_of(program);
        print(*shell == "bash"  ? bash_completion(commands)
              : *shell == "zsh" ? zsh_completion(commands)
                                : fish_completion(commands));
    });
}

}  // namespace

int help_width() {
    constexpr int widest = 100;  // longer lines are hard to read
    return std::min(platform::columns_of(STDOUT_FILENO), widest);
}

void add_reference_commands(CLI::App& program) {
    add_version(program);
    add_man(program);
    add_completion(program);
    add_help(program);
}

}  // namespace bornes::cli
