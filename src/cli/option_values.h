// The values of an option. Checks, help, man pages and completion read them from the option itself.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

// "`text` is not one of LIST"
std::string not_one_of(std::string_view text, const std::string& list);

// Restricts the option to these values. Help lists them after the description.
CLI::Validator one_of(std::vector<std::string> values);
// Names some of the values that the option takes. Completion offers them; help does not list them.
CLI::Validator such_as(std::vector<std::string> values);
// For an option that checks its values elsewhere: this text replaces {list} in its description.
CLI::Validator explained(std::string list);

// The ids of values of an enum: "novice", "casual" and so on.
template <class Values>
std::vector<std::string> ids_of(const Values& values) {
    std::vector<std::string> ids;
    for (const auto value : values) ids.emplace_back(id(value));
    return ids;
}

// The values of `one_of`, or none.
std::vector<std::string> listed_values(const CLI::Option& option);
// The values of `one_of` or `such_as`, or none.
std::vector<std::string> offered_values(const CLI::Option& option);
// The text of `explained`, or an empty one.
std::string explained_values(const CLI::Option& option);
// The placeholder of the option's value, such as "LEVEL". Empty for a flag.
std::string type_of(const CLI::Option& option);

}  // namespace bornes::cli
