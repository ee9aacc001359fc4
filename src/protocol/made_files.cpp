// Makes the JSON Schema of all messages, the files that describe requests and the WebSocket, the
// TypeScript types of the page's messages, and the vocabulary that the page needs before the engine
// is loaded.
#include <fmt/format.h>

#include "bornes/bot.h"
#include "protocol/api_files.h"
#include "protocol/bot_messages.h"
#include "protocol/changes.h"
#include "protocol/commands.h"
#include "protocol/http_messages.h"
#include "protocol/pretty_json.h"
#include "protocol/schema.h"
#include "protocol/sheet_json.h"
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
        {"$defs", definitions_of<Command, ServerMessage, Options, Lobby, GuestName, NewTable,
                                 ServerInfo, ErrorBody, Health, SeatCode, GivenCode, TakenSeat,
                                 bot::FromHost, bot::FromBot, Sheet, Change>()}};
    return pretty(all) + "\n";
}

// Copies only those fields of each object that the page reads.
json::array only(const json::value& objects, std::initializer_list<std::string_view> fields) {
    json::array made;
    for (const json::value& each : objects.as_array()) {
        json::object kept;
        for (const std::string_view field : fields)
            if (const json::value* found = each.as_object().if_contains(field))
                kept[field] = *found;
        made.push_back(std::move(kept));
    }
    return made;
}

std::string vocabulary_text() {
    const json::value all = json::parse(bot_vocabulary());
    const json::object page{
        {"limits", all.at("limits")},
        {"cards", only(all.at("cards"), {"id", "family", "count", "remedy", "safety"})},
        {"editions", only(all.at("editions"), {"id", "default", "own"})},
        {"settings", only(all.at("settings"), {"name", "words", "menu"})},
        {"scoreRows", only(all.at("scoreRows"), {"id", "json", "worth"})},
        {"phases", all.at("phases")},
        {"levels", all.at("levels")},
    };
    return "// Made by build/dev/bornes_schema from the engine's vocabulary.\n"
           "export const vocabulary = " +
           pretty(page) + " as const;\n";
}

}  // namespace

std::vector<MadeFile> made_files() {
    const json::object online =
        definitions_of<Command, ServerMessage, Options, Lobby, GuestName, NewTable, ServerInfo,
                       ErrorBody, SeatCode, GivenCode, TakenSeat>();
    return {{"docs/schema/messages.json", schema_text()},
            {"docs/schema/openapi.json", openapi_text()},
            {"docs/schema/asyncapi.json", asyncapi_text()},
            {"web/src/online/messages.ts", typescript(online)},
            {"web/src/engine/vocabulary.ts", vocabulary_text()}};
}

}  // namespace bornes::protocol
