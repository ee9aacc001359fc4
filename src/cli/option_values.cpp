#include "option_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "bornes/utf8.h"
#include "did_you_mean.h"
#include "speech.h"

namespace bornes::cli {
namespace {

constexpr const char* kOneOf = "one of";
constexpr const char* kSuchAs = "such as";
constexpr const char* kExplained = "explained";
// Separates the values in the description of a validator. No value contains it.
constexpr char kBetween = '\n';

// Stores the values in the description of a validator: CLI11 has no other place for them.
std::string description_of(const CLI::Option& option, const char* validator) {
    try {
        auto& searched = const_cast<CLI::Option&>(option);  // CLI11's look-up is not const
        return searched.get_validator(validator)->get_description();
    } catch (const CLI::OptionNotFound&) {
        return {};
    }
}

std::vector<std::string> split(const std::string& joined) {
    std::vector<std::string> values;
    std::istringstream lines(joined);
    for (std::string value; std::getline(lines, value, kBetween);) values.push_back(value);
    return values;
}

std::string joined(const std::vector<std::string>& values) {
    return fmt::format("{}", fmt::join(values, std::string(1, kBetween)));
}

}  // namespace

std::string not_one_of(std::string_view text, const std::string& list) {
    return translate(words::phrase::error_not_one_of{.list = list, .value = backquoted(text)});
}

CLI::Validator one_of(std::vector<std::string> values) {
    std::string description = joined(values);
    const auto check = [values = std::move(values)](const std::string& text) -> std::string {
        if (std::find(values.begin(), values.end(), text) != values.end()) return {};
        return did_you_mean(not_one_of(text, fmt::format("{}", fmt::join(values, ", "))), text,
                            values);
    };
    return {check, std::move(description), kOneOf};
}

CLI::Validator such_as(std::vector<std::string> values) {
    return {[](const std::string&) { return std::string(); }, joined(values), kSuchAs};
}

CLI::Validator explained(std::string list) {
    return {[](const std::string&) { return std::string(); }, std::move(list), kExplained};
}

std::vector<std::string> listed_values(const CLI::Option& option) {
    return split(description_of(option, kOneOf));
}

std::vector<std::string> offered_values(const CLI::Option& option) {
    std::vector<std::string> values = listed_values(option);
    return values.empty() ? split(description_of(option, kSuchAs)) : values;
}

std::string explained_values(const CLI::Option& option) {
    return description_of(option, kExplained);
}

std::string type_of(const CLI::Option& option) {
    if (option.get_items_expected_max() == 0) return {};
    std::string type = option.get_type_name();
    for (const char* validator : {kOneOf, kSuchAs, kExplained}) {
        const std::string added = description_of(option, validator);
        if (!added.empty()) type.erase(type.find(":" + added), added.size() + 1);
    }
    return type;
}

}  // namespace bornes::cli
