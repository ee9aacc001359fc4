#include "protocol/pretty_json.h"

#include <boost/json.hpp>

namespace bornes::protocol {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestLine = 100;

std::string line_at(int level) {
    return "\n" + std::string(static_cast<std::size_t>(2 * level), ' ');
}

template <typename Range, typename Write>
std::string lines(const Range& range, int level, char open, char close, Write write) {
    std::string out(1, open);
    const char* separator = "";
    for (const auto& each : range) {
        out.append(separator).append(line_at(level + 1)).append(write(each));
        separator = ",";
    }
    return out.append(line_at(level)) + close;
}

}  // namespace

std::string pretty(const json::value& value, int level) {
    const std::string flat = json::serialize(value);
    const bool is_short = flat.size() + static_cast<std::size_t>(2 * level) < kLongestLine / 2;
    if (const json::object* object = value.if_object(); object != nullptr && !is_short)
        return lines(*object, level, '{', '}', [&](const auto& each) {
            return json::serialize(json::value(each.key())) + ": " +
                   pretty(each.value(), level + 1);
        });
    if (const json::array* array = value.if_array(); array != nullptr && !is_short)
        return lines(*array, level, '[', ']',
                     [&](const json::value& each) { return pretty(each, level + 1); });
    return flat;
}

}  // namespace bornes::protocol
