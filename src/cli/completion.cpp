#include <fmt/format.h>

#include "manual.h"

namespace bornes::cli {
namespace {

// Quotes the text for a shell, with single quotes.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'')
            out += "'\\''";
        else
            out += c;
    }
    return out + "'";
}

std::string list(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

std::vector<std::string> names_of(const std::vector<CommandReference>& commands) {
    std::vector<std::string> names;
    for (const CommandReference& command : commands) names.push_back(command.name);
    return names;
}

std::string compgen(Completes kind) {
    switch (kind) {
        case Completes::files: return "files=1";
        case Completes::folders: return "folders=1";
        case Completes::nothing: break;
    }
    return ":";
}

std::string bash_value(const OptionReference& option) {
    return option.values.empty() ? compgen(completes(option))
                                 : fmt::format("offered={}", in_quotes(list(option.values)));
}

// The branch of a command in the case statement of the script.
std::string bash_command(const CommandReference& command) {
    std::string out = fmt::format("    {})\n      case $option in\n", command.name);
    std::vector<std::string> names;
    for (const OptionReference& option : command.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
        if (option.type.empty()) continue;
        out += fmt::format("        {}) {}; return ;;\n", fmt::join(option.names, "|"),
                           bash_value(option));
    }
    out += fmt::format("      esac\n      options={}\n", in_quotes(list(names)));
    for (const OptionReference& argument : command.arguments)
        out += fmt::format("      {}\n", bash_value(argument));
    return out + "      ;;\n";
}

// Escapes what zsh's _arguments treats as syntax: colons and brackets.
std::string zsh_text(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

std::string zsh_action(const OptionReference& option) {
    if (!option.values.empty()) return fmt::format("({})", list(option.values));
    switch (completes(option)) {
        case Completes::files: return "_files";
        case Completes::folders: return "_files -/";
        case Completes::nothing: break;
    }
    return " ";
}

std::string zsh_option(const OptionReference& option) {
    std::string out;
    for (const std::string& name : option.names) {
        const std::string others =
            option.repeatable ? "*" : fmt::format("({})", list(option.names));
        const std::string value =
            option.type.empty() ? ""
                                : fmt::format(":{}:{}", zsh_text(option.type), zsh_action(option));
        out += fmt::format(
            " \\\n            {}",
            in_quotes(fmt::format("{}{}[{}]{}", others, name, zsh_text(option.brief), value)));
    }
    return out;
}

std::string zsh_command(const CommandReference& command) {
    std::string out = fmt::format("        {})\n          _arguments", command.name);
    for (const OptionReference& option : command.options) out += zsh_option(option);
    int number = 0;
    for (const OptionReference& argument : command.arguments) {
        const std::string place = argument.repeatable ? "*" : std::to_string(++number);
        out += fmt::format(" \\\n            {}",
                           in_quotes(fmt::format("{}:{}:{}", place, zsh_text(argument.type),
                                                 zsh_action(argument))));
    }
    return out + "\n          ;;\n";
}

std::string fish_value(const OptionReference& option) {
    if (!option.values.empty()) return fmt::format(" -x -a {}", in_quotes(list(option.values)));
    switch (completes(option)) {
        case Completes::files: return " -r -F";
        case Completes::folders: return " -x -a '(__fish_complete_directories)'";
        case Completes::nothing: break;
    }
    return " -x";
}

std::string fish_command(const CommandReference& command) {
    const std::string within =
        fmt::format("complete -c bornes -n {}",
                    in_quotes(fmt::format("__fish_seen_subcommand_from {}", command.name)));
    std::string out = fmt::format("complete -c bornes -n __fish_use_subcommand -a {} -d {}\n",
                                  command.name, in_quotes(command.about));
    for (const OptionReference& option : command.options) {
        out += within;
        for (const std::string& name : option.names)
            out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        if (!option.type.empty()) out += fish_value(option);
        out += fmt::format(" -d {}\n", in_quotes(option.brief));
    }
    for (const OptionReference& argument : command.arguments) {
        if (!argument.values.empty())
            out += fmt::format("{} -a {}\n", within, in_quotes(list(argument.values)));
        else if (completes(argument) != Completes::nothing)
            out += within + " -F\n";
    }
    return out;
}

// Reads the words from the line itself, because bash also splits words at = and :, which NAME=VALUE
// and links contain. So the answers must not repeat what stands before the last of these signs.
constexpr std::string_view kBashEnd = R"(  esac
}

_bornes() {
  local line=${COMP_LINE:0:COMP_POINT} cur command='' option='' options='' offered='' files='' folders=''
  local -a words
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  cur=${words[-1]}
  ((${#words[@]} > 2)) && command=${words[1]} && option=${words[-2]}
  local before=''
  if [[ $cur == --*=* ]]; then
    option=${cur%%=*}
    before=$option=
    cur=${cur#*=}
  fi
  _bornes_offers
  [[ $cur == -* ]] && offered=$options
  local IFS=$'\n'
  COMPREPLY=()
  if [[ -n $offered ]]; then
    COMPREPLY=($(IFS=' ' && compgen -W "$offered" -- "$cur"))
  elif [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$cur"))
  elif [[ -n $folders ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -d -- "$cur"))
  fi
  local whole=$before$cur signs=$COMP_WORDBREAKS kept
  [[ $signs == *=* ]] || whole=${whole//=/_}
  [[ $signs == *:* ]] || whole=${whole//:/_}
  kept=${whole%"${whole##*[=:]}"}
  local i
  for i in "${!COMPREPLY[@]}"; do
    COMPREPLY[i]=$before${COMPREPLY[i]}
    COMPREPLY[i]=${COMPREPLY[i]:${#kept}}
  done
}
complete -F _bornes bornes
)";

}  // namespace

Completes completes(const OptionReference& option) {
    if (option.type.find("FILE") != std::string::npos || option.type == "PATH")
        return Completes::files;
    return option.type == "DIR" ? Completes::folders : Completes::nothing;
}

std::string bash_completion(const std::vector<CommandReference>& commands) {
    std::string out =
        "# bash completion for bornes, written by `bornes completion bash`\n\n"
        "_bornes_offers() {\n  case $command in\n";
    out += fmt::format("    '') offered={}; options='-h --help -V --version' ;;\n",
                       in_quotes(list(names_of(commands))));
    for (const CommandReference& command : commands) out += bash_command(command);
    return out.append(kBashEnd);
}

std::string zsh_completion(const std::vector<CommandReference>& commands) {
    std::string out =
        "#compdef bornes\n"
        "# zsh completion for bornes, written by `bornes completion zsh`\n\n"
        "_bornes() {\n"
        "  local context state state_descr line\n"
        "  typeset -A opt_args\n"
        "  _arguments -C '(-h --help)'{-h,--help}'[Print help]' "
        "'(-V --version)'{-V,--version}'[Print the version]' "
        "'1: :->command' '*:: :->argument'\n"
        "  case $state in\n"
        "    command)\n"
        "      local -a commands=(\n";
    for (const CommandReference& command : commands)
        out += fmt::format("        {}\n", in_quotes(command.name + ":" + zsh_text(command.about)));
    out +=
        "      )\n"
        "      _describe command commands\n"
        "      ;;\n"
        "    argument)\n"
        "      case $line[1] in\n";
    for (const CommandReference& command : commands) out += zsh_command(command);
    return out +
           "      esac\n"
           "      ;;\n"
           "  esac\n"
           "}\n\n"
           "if [[ $funcstack[1] == _bornes ]]; then _bornes \"$@\"; else compdef _bornes bornes; "
           "fi\n";
}

std::string fish_completion(const std::vector<CommandReference>& commands) {
    std::string out =
        "# fish completion for bornes, written by `bornes completion fish`\n\n"
        "complete -c bornes -f\n"
        "complete -c bornes -s h -l help -d 'Print help'\n"
        "complete -c bornes -n __fish_use_subcommand -s V -l version -d 'Print the version'\n";
    for (const CommandReference& command : commands) out += fish_command(command);
    return out;
}

}  // namespace bornes::cli
