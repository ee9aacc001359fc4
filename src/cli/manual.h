// Writes manual pages (roff) and completion scripts for shells from the references of the commands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reference.h"

namespace bornes::cli {

// bornes(1): all commands, files, environment, exit status.
std::string main_page(const CommandReference& program,
                      const std::vector<CommandReference>& commands);
// bornes-COMMAND(1)
std::string page_of(const CommandReference& command);

std::string bash_completion(const std::vector<CommandReference>& commands);
std::string zsh_completion(const std::vector<CommandReference>& commands);
std::string fish_completion(const std::vector<CommandReference>& commands);

// How to complete a value that has no list of values.
enum class Completes : std::uint8_t { nothing, files, folders };
Completes completes(const OptionReference& option);

}  // namespace bornes::cli
