// The parts that openapi.json and asyncapi.json share.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "protocol/http_messages.h"

namespace bornes::protocol {

inline constexpr std::string_view kSocketPath = "/api/tables/{id}/socket";
inline constexpr Field kTableId =
    Field("id", "The id of the table.").matching(kFields<NewTable>[0].pattern);

struct QueryParameter {
    std::string_view name;
    std::string_view says;
    int least;
    int most = 0;  // 0: no limit
    bool required = false;

    boost::json::object schema() const {
        boost::json::object made{{"type", "integer"}, {"minimum", least}};
        if (most > 0) made["maximum"] = most;
        return made;
    }
};
inline constexpr std::array kSocketQuery{
    QueryParameter{"protocol", "The version of the protocol that the client speaks.", kProtocol,
                   kProtocol, true},
    QueryParameter{"seen", "The last number seen before the connection was lost.", 0},
};

// A reference to the schema of a message.
template <typename T>
boost::json::object reference() {
    static_assert(!kAbout<T>.name.empty(), "a type of the schema");
    return {{"$ref", "messages.json#/$defs/" + std::string(kAbout<T>.name)}};
}

inline boost::json::object info_of(std::string_view says) {
    return {
        {"title", "bornes serve"}, {"version", std::to_string(kProtocol)}, {"description", says}};
}

}  // namespace bornes::protocol
