#include "faults.h"

#include <algorithm>
#include <array>

namespace bornes::words {

std::string describe(const Voice& voice, const TextFault& fault) {
    constexpr std::array<std::string_view, 2> names{"first", "second"};
    if (fault.code == TextFaultCode::refused)
        if (const auto refusal = from_id<Refusal>(fault.arguments.at(0)))
            return std::string(voice(sentence_of(*refusal)));
    if (fault.code == TextFaultCode::rules_do_not_fit)
        if (const auto rules = from_id<RulesFault>(fault.arguments.at(0)))
            return std::string(voice(sentence_of(*rules)));
    std::array<Slot, names.size()> slots;
    const std::size_t count = std::min(names.size(), fault.arguments.size());
    for (std::size_t i = 0; i < count; ++i) slots[i] = {names[i], fault.arguments[i], false};
    std::string key("replay.fault.");
    key += id(fault.code);
    return voice.say(key, std::span(slots).first(count)).value_or(fault.why());
}

std::string describe(const Voice& voice, const RecordFault& fault, std::string_view file) {
    std::string text(file);
    text.append(":").append(std::to_string(fault.line));
    text.append(":").append(std::to_string(fault.column));
    return text.append(": ").append(describe(voice, fault.fault));
}

std::string describe(const Voice& voice, std::error_code why) {
    constexpr std::array<std::pair<std::errc, Word>, 6> known{
        {{std::errc::no_such_file_or_directory, Word::error_why_no_such_file},
         {std::errc::permission_denied, Word::error_why_not_permitted},
         {std::errc::is_a_directory, Word::error_why_is_a_folder},
         {std::errc::not_a_directory, Word::error_why_not_a_folder},
         {std::errc::no_space_on_device, Word::error_why_no_space},
         {std::errc::read_only_file_system, Word::error_why_read_only}}};
    for (const auto& [error, word] : known)
        if (why == error) return std::string(voice(word));
    return why.message();
}

}  // namespace bornes::words
