// A description of a command and its options, read from CLI11. Help, man pages and completion are
// generated from it, so that they cannot disagree.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace bornes::cli {

struct OptionReference {
    std::vector<std::string> names;   // "-h", "--help"; empty for an argument
    std::string type;                 // "FILE"; empty for a flag
    std::string about;                // one or more sentences, with values and default
    std::string brief;                // its beginning, for completion
    std::string variable;             // of the environment; empty: none
    std::string key;                  // in the file of --config; empty: none
    std::vector<std::string> values;  // that completion offers
    bool required = false;
    bool repeatable = false;

    bool is_argument() const { return names.empty(); }
    // "-h, --help", "--seed S", "FILE"
    std::string heading() const;
};

struct CommandReference {
    std::string name;   // "play"; empty for the program itself
    std::string about;  // one line, without a full stop
    std::string group;  // the title of the list that it is in
    std::vector<OptionReference> arguments;
    std::vector<OptionReference> options;
    std::vector<std::string> paragraphs;
    std::vector<std::string> examples;  // lines of a shell

    // "bornes play [OPTION]... [FILE|URL]"
    std::string usage() const;
    // "bornes-play"
    std::string page_name() const { return name.empty() ? "bornes" : "bornes-" + name; }
};

CommandReference reference_of(const CLI::App& app);
// All commands, in the order of the help.
std::vector<CommandReference> commands_of(const CLI::App& program);

// The help of a command, or of the program with the list of its commands. Lines have at most
// `width` columns, unless a single word is longer.
std::string help_text(const CLI::App& app, int width);

}  // namespace bornes::cli
