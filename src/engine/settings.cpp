#include "bornes/settings.h"

#include <algorithm>

#include "bornes/utf8.h"
#include "text.h"

namespace bornes {
namespace {

using namespace detail;

std::string list_of(std::span<const std::string_view> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace

const Setting* find_setting(std::string_view name) {
    for (const Setting& setting : kSettings)
        if (setting.name == name) return &setting;
    return nullptr;
}

std::string text_of(const Setting& setting, int value) {
    const auto word = static_cast<std::size_t>(value);
    const bool is_word = word < setting.words.size() && (!setting.is_number() || value == 0);
    return is_word ? std::string(setting.words[word]) : std::to_string(value);
}

std::optional<int> value_from(const Setting& setting, std::string_view text) {
    const auto word = std::find(setting.words.begin(), setting.words.end(), text);
    if (word != setting.words.end()) return static_cast<int>(word - setting.words.begin());
    if (!setting.is_number()) return std::nullopt;
    const std::optional<int> number = number_from(text);
    // Zero is written as a word, never as a number.
    if (!number || *number == 0 || !setting.takes(*number)) return std::nullopt;
    return number;
}

std::string values_text(const Setting& setting) {
    if (!setting.is_number()) return list_of(setting.words);
    std::string text =
        setting.multiple == 1 ? "a number" : "a multiple of " + std::to_string(setting.multiple);
    text += " from " + std::to_string(setting.least) + " to " + std::to_string(setting.most);
    if (!setting.words.empty()) text.append(", or ").append(setting.words.front());
    return text;
}

std::vector<std::string> menu_texts(const Setting& setting) {
    std::vector<std::string> texts(setting.words.begin(), setting.words.end());
    if (setting.is_number())
        for (int value = setting.least; value <= setting.menu_most; value += setting.menu_step)
            texts.push_back(std::to_string(value));
    return texts;
}

std::optional<std::string> house_rule_text(const HouseRules& house, const Setting& setting) {
    const std::optional<int> value = setting.in_house_rules(house);
    if (!value) return std::nullopt;
    return text_of(setting, *value);
}

std::vector<std::pair<std::string_view, std::string>> house_rule_texts(const HouseRules& house) {
    std::vector<std::pair<std::string_view, std::string>> texts;
    for (const Setting& setting : kSettings)
        if (const auto text = house_rule_text(house, setting))
            texts.emplace_back(setting.name, *text);
    return texts;
}

std::string rule_text(const Rules& rules, const Setting& setting) {
    return text_of(setting, setting.in_rules(rules));
}

std::optional<TextFault> set_house_rule(HouseRules& house, std::string_view name,
                                        std::string_view value) {
    const Setting* const setting = find_setting(name);
    if (setting == nullptr) return TextFault{TextFaultCode::unknown_setting, {backquoted(name)}, 0};
    const std::optional<int> found = value_from(*setting, value);
    if (!found)
        return TextFault{TextFaultCode::wrong_value, {backquoted(name), values_text(*setting)}, 0};
    setting->set_in_house_rules(house, found);
    return std::nullopt;
}

}  // namespace bornes
