// The JSON Schema of all messages, and the TypeScript types of those that the page speaks.
#include <fmt/format.h>

#include "protocol/bot_messages.h"
#include "protocol/changes.h"
#include "protocol/commands.h"
#include "protocol/http_messages.h"
#include "protocol/pretty_json.h"
#include "protocol/schema.h"
#include "protocol/typescript.h"
#include "protocol/view_shape.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

template <typename... Types>
json::object definitions_of() {
    Schema schema;
    (schema.of<Types>(), ...);
    return schema.definitions();
}

std::string schema_text() {
    const json::object all{
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"title", "Messages of bornes"},
        {"description",
         "Made from the descriptions in src/protocol; docs/protocol.md and docs/record-format.md "
         "tell what they mean."},
        {"$defs",
         definitions_of<Command, ServerMessage, Options, Lobby, GuestName, NewTable, ServerInfo,
                        ErrorBody, Health, bot::FromHost, bot::FromBot, Change>()}};
    return pretty(all) + "\n";
}

}  // namespace

std::vector<MadeFile> made_files() {
    const json::object online = definitions_of<Command, ServerMessage, Options, Lobby, GuestName,
                                               NewTable, ServerInfo, ErrorBody>();
    return {{"docs/schema/messages.json", schema_text()},
            {"web/src/online/messages.ts", typescript(online)}};
}

}  // namespace bornes::protocol
