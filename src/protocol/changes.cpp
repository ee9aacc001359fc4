#include "protocol/changes.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

std::string to_json(const Change& change) { return text_of_json(change); }

std::optional<Change> change_from_json(std::string_view text) {
    boost::json::error_code error;
    const boost::json::value value = boost::json::parse(text, error);
    if (error || !value.is_object()) return std::nullopt;
    try {
        Change change;
        if (!inside::read_fields(value.get_object(), change)) return std::nullopt;
        const auto* acted = std::get_if<change::Acted>(&change);
        if (acted != nullptr && acted->acts.empty()) return std::nullopt;
        return change;
    } catch (const JsonFault&) {  // a field is missing or wrong
        return std::nullopt;
    }
}

}  // namespace bornes::protocol
