// Files that are generated from the descriptions of the messages, and documents that repeat them,
// must be up to date.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "protocol/schema.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

std::string text_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_TRUE(in) << file;
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

json::object definitions() {
    return json::parse(text_of("docs/schema/messages.json")).at("$defs").as_object();
}

std::string name_in(const json::value& reference) {
    const std::string path(reference.at("$ref").as_string());
    return path.substr(path.rfind('/') + 1);
}

TEST(MadeFiles, AreUpToDate) {
    for (const MadeFile& file : made_files())
        EXPECT_TRUE(text_of(file.path) == file.text)
            << file.path << " is stale: build/dev/bornes_schema .";
}

// The row of a table in the document that begins with `word`.
std::string row_of(const std::string& text, const std::string& word) {
    const std::size_t at = text.find("\n| `" + word + "` |");
    return at == std::string::npos ? "" : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
}

TEST(Documents, NameEveryCommandAndItsFields) {
    const json::object all = definitions();
    const std::string whole = text_of("docs/protocol.md");
    const std::string text = whole.substr(whole.find("### Commands"));
    for (const json::value& each : all.at("Order").at("oneOf").as_array()) {
        const json::object& fields = all.at(name_in(each)).at("properties").as_object();
        const std::string word(fields.at("do").at("const").as_string());
        const std::string row = row_of(text, word);
        EXPECT_FALSE(row.empty()) << word;
        for (const auto& [name, field] : fields) {
            if (name == "do") continue;
            EXPECT_THAT(row, HasSubstr("`" + std::string(name) + "`"));
        }
    }
}

TEST(Documents, NameEveryEventAndOption) {
    const json::object all = definitions();
    const std::string text = text_of("docs/protocol.md");
    for (const json::value& each : all.at("Happening").at("oneOf").as_array())
        for (const json::value& name : all.at(name_in(each)).at("required").as_array())
            EXPECT_THAT(text, HasSubstr("\"" + std::string(name.as_string()) + "\":"));
    for (const char* type : {"Options", "TableInfo", "StateMessage", "Deal"})
        for (const auto& [name, field] : all.at(type).at("properties").as_object())
            EXPECT_THAT(text, testing::AnyOf(HasSubstr("\"" + std::string(name) + "\""),
                                             HasSubstr("`" + std::string(name) + "`")))
                << type;
}

// Every reference into the schema must have a target.
void expect_references(const json::value& value, const json::object& all) {
    constexpr std::string_view kPrefix = "messages.json#/$defs/";
    if (const json::array* array = value.if_array())
        for (const json::value& each : *array) expect_references(each, all);
    const json::object* object = value.if_object();
    if (object == nullptr) return;
    for (const auto& [key, each] : *object) {
        expect_references(each, all);
        if (key != "$ref" || !each.as_string().starts_with(kPrefix)) continue;
        EXPECT_TRUE(all.contains(std::string_view(each.as_string()).substr(kPrefix.size())))
            << each;
    }
}

TEST(Documents, OfHttpAndWebSocketReferToTheSchema) {
    const json::object all = definitions();
    const std::string protocol = text_of("docs/protocol.md");
    const json::value http = json::parse(text_of("docs/schema/openapi.json"));
    expect_references(http, all);
    for (const auto& [path, methods] : http.at("paths").as_object()) {
        std::string written(path);
        if (const std::size_t id = written.find("{id}"); id != std::string::npos)
            written.replace(id, 4, "ID");
        EXPECT_THAT(protocol, HasSubstr(written));
    }
    expect_references(json::parse(text_of("docs/schema/asyncapi.json")), all);
}

}  // namespace
}  // namespace bornes::protocol
