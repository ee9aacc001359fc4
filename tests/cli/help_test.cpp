// What the program says about itself: help, manual pages, completion. All of it is made from the
// same options.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The commands that the help lists, in groups, before the options.
std::vector<std::string> commands() {
    std::vector<std::string> names;
    for (const std::string& line : lines_of(Workshop().bornes("--help").out)) {
        if (line == "Options:") break;
        if (line.starts_with("  ") && line[2] != ' ')
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return names;
}

TEST(Help, ListsFirstWhatANewPlayerWants) {
    const std::string help = Workshop().bornes("--help").out;
    EXPECT_THAT(help, HasSubstr("\nPlay:\n  play "));
    EXPECT_LT(help.find("  learn "), help.find("\nGames on record:\n"));
    EXPECT_LT(help.find("\nGames on record:\n"), help.find("  tune "));
}

TEST(Help, ListsEveryCommand) {
    EXPECT_THAT(commands(),
                testing::IsSupersetOf({"play", "replay", "referee", "score", "rules", "random",
                                       "arena", "bot", "serve", "admin", "verify", "load", "bench",
                                       "tune", "version", "man", "completion", "help"}));
}

TEST(Help, OfEveryCommandHasAnExampleAndFitsTheWindow) {
    const Workshop workshop;
    for (const std::string& command : commands())
        for (const int columns : {60, 80, 100}) {
            const std::string setting = "COLUMNS=" + std::to_string(columns) + " bornes ";
            const Outcome run = workshop.shell(setting + command + " --help");
            EXPECT_EQ(run.exit, 0) << command;
            EXPECT_THAT(run.out, HasSubstr("\nExamples:\n  bornes "));
            EXPECT_THAT(run.out, HasSubstr("bornes " + command));
            EXPECT_EQ(run.out, workshop.shell(setting + "help " + command).out);
            for (const std::string& line : lines_of(run.out))
                EXPECT_LE(code_points(line), static_cast<std::size_t>(columns)) << line;
        }
}

TEST(Help, NamesTheValuesOfOptions) {
    const std::string help = Workshop().shell("COLUMNS=1000 bornes play --help").out;
    std::string flowing;
    for (const std::string& line : lines_of(help))
        flowing.append(line.substr(std::min(line.size(), line.find_first_not_of(' ')))).append(" ");
    EXPECT_THAT(flowing, HasSubstr("novice, casual, strong, master [default: casual]"));
    EXPECT_THAT(flowing, HasSubstr("0, 15, 30, 60, 120"));
    EXPECT_THAT(flowing, HasSubstr("deck: full, short; target: 200, 225, ..., 2000; "));
    for (const Setting& setting : kSettings)
        EXPECT_THAT(flowing, HasSubstr(" " + std::string(setting.name) + ": "));
}

TEST(Manual, EveryCommandHasAPageThatIsSoundRoff) {
    const Workshop workshop;
    EXPECT_EQ(workshop.bornes("man --out pages").exit, 0);
    for (const std::string& command : commands())
        EXPECT_THAT(workshop.files(), HasSubstr("pages/bornes-" + command + ".1\n"));
    EXPECT_THAT(workshop.files(), HasSubstr("pages/bornes.1\n"));
    EXPECT_EQ(workshop.shell("bornes man play | cmp - pages/bornes-play.1").exit, 0);
    // Manual pages have no date: they belong to the program that wrote them.
    if (workshop.shell("command -v mandoc").exit == 0) {
        EXPECT_EQ(
            workshop.shell("mandoc -T lint -W warning pages/*.1 | grep -v 'missing date'").out, "");
    }
    EXPECT_THAT(workshop.read("pages/bornes-play.1"), HasSubstr("\n.B \\-\\-level LEVEL\n"));
    EXPECT_THAT(workshop.read("pages/bornes.1"), HasSubstr("\n.SH ENVIRONMENT\n"));
}

// The words that bash offers for a line.
std::string in_bash(const std::string& line) {
    return Workshop()
        .shell(
            "bornes completion bash >script; bash -c '. ./script; COMP_LINE=$1; "
            "COMP_POINT=${#1}; _bornes; printf \"%s\\n\" \"${COMPREPLY[@]}\"' - '" +
            line + "'")
        .out;
}

TEST(Completion, InBash) {
    EXPECT_EQ(in_bash("bornes pl"), "play\n");
    EXPECT_EQ(in_bash("bornes play --lev"), "--level\n");
    EXPECT_EQ(in_bash("bornes play --level m"), "master\n");
    EXPECT_EQ(in_bash("bornes play --level=m"), "master\n");
    EXPECT_EQ(in_bash("bornes play --set dec"), "deck=full\ndeck=short\n");
    EXPECT_EQ(in_bash("bornes play --set deck=s"), "short\n");
    EXPECT_EQ(in_bash("bornes rules cl"), "classic-km\n");
    EXPECT_EQ(in_bash("bornes completion z"), "zsh\n");
    EXPECT_EQ(in_bash("bornes play --rules x"), "\n");
}

TEST(Completion, InBashOfFiles) {
    const Outcome run = Workshop().shell(
        "bornes completion bash >script; touch game.bornes; bash -c '. ./script; "
        "COMP_LINE=\"bornes replay ga\"; COMP_POINT=${#COMP_LINE}; _bornes; echo "
        "\"${COMPREPLY[@]}\"'");
    EXPECT_EQ(run.out, "game.bornes\n") << run.err;
}

TEST(Completion, InFish) {
    const Workshop workshop;
    if (workshop.shell("command -v fish").exit != 0) GTEST_SKIP() << "there is no fish";
    const auto offered = [&](const std::string& line) {
        return workshop
            .shell(
                "bornes completion fish >script; HOME=$PWD fish --no-config -c 'source script; "
                "complete -C \"" +
                line + "\"' | cut -f 1")
            .out;
    };
    EXPECT_EQ(offered("bornes pl"), "play\n");
    EXPECT_EQ(offered("bornes play --level m"), "master\n");
    EXPECT_EQ(offered("bornes play --lev"), "--level\n");
    EXPECT_EQ(offered("bornes play --set deck=s"), "deck=short\n");
    EXPECT_EQ(offered("bornes rules cl"), "classic-km\n");
}

// zsh completes only at a prompt, so the test makes one in a terminal of zsh.
TEST(Completion, InZsh) {
    const Workshop workshop;
    if (workshop.shell("command -v zsh").exit != 0) GTEST_SKIP() << "there is no zsh";
    EXPECT_EQ(workshop.shell("bornes completion zsh >_bornes; zsh -n _bornes").err, "");
    workshop.write("complete.zsh", R"zsh(
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1=; fpath=($PWD \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w shell "bornes() { print -r -- \"GOT<\$*>\" }; print re''ady"
zpty -m -r shell seen '*ready*'
zpty -n -w shell "bornes $1"$'\t\n'
zpty -m -r shell seen '*GOT<*>*'
print -r -- "${seen#*GOT}"
)zsh");
    const auto completed = [&](const std::string& typed) {
        return workshop.shell("HOME=$PWD timeout 30 zsh -f complete.zsh '" + typed + "'").out;
    };
    EXPECT_THAT(completed("ref"), HasSubstr("<referee>"));
    EXPECT_THAT(completed("play --leve"), HasSubstr("<play --level>"));
    EXPECT_THAT(completed("play --level ma"), HasSubstr("<play --level master>"));
    EXPECT_THAT(completed("rules cl"), HasSubstr("<rules classic-km>"));
    EXPECT_THAT(completed("admin clo"), HasSubstr("<admin close>"));
}

}  // namespace
}  // namespace bornes::test
