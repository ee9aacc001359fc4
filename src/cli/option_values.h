// The values of an option. Checks, help, man pages and completion read them from the option itself.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

// "`text` is not one of LIST"
std::string not_one_of(std::string_view text, const std::string& list);

// The option takes these values and no others. Help lists them after the description.
CLI::Validator one_of(std::vector<std::string> values);
// The option takes these values among others. Completion offers them; help does not list them.
CLI::Validator such_as(std::vector<std::string> values);
// The option checks its values elsewhere. Its description tells them by this text: {list}.
CLI::Validator explained(std::string list);

// The ids of values of an enum: "novice", "casual" and so on.
template <class Values>
std::vector<std::string> ids_of(const Values& values) {
    std::vector<std::string> ids;
    for (const auto value : values) ids.emplace_back(id(value));
    return ids;
}

// What `one_of` lists; empty without it.
std::vector<std::string> listed_values(const CLI::Option& option);
// What `one_of` or `such_as` offers; empty without either.
std::vector<std::string> offered_values(const CLI::Option& option);
// What `explained` says; empty without it.
std::string explained_values(const CLI::Option& option);
// The name of what the option takes, without the values: "LEVEL". Empty for a flag.
std::string type_of(const CLI::Option& option);

}  // namespace bornes::cli
