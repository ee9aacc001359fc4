// The messages of real tables match the schema, and every reader understands them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "client/table_client.h"
#include "contract/scenes.h"
#include "load/player.h"
#include "protocol/changes.h"
#include "protocol/commands.h"
#include "protocol/json_fields.h"
#include "protocol/table_messages.h"

namespace bornes::tests {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;

constexpr int kMoves = 10;
const fs::path kFolder = "tests/contract/transcripts";

std::vector<Transcript> all_tables() {
    std::vector<Transcript> all = eventful_tables();
    for (const Edition edition : kEditions)
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
            all.push_back(usual_table(edition, players, kMoves));
    return all;
}

// The transcripts that are stored for readers in other languages: each edition, each number of
// players, and everything that can happen.
std::vector<Transcript> kept_tables() {
    std::vector<Transcript> kept = eventful_tables();
    int players = kMinPlayers;
    for (const Edition edition : kEditions) kept.push_back(usual_table(edition, players++, kMoves));
    return kept;
}

// The transcript as one player received it.
std::string text_of(const Transcript& transcript) {
    std::string text;
    for (const std::string& line : transcript.lines)
        if (line.starts_with("{\"from\"") || line.starts_with("{\"to\":\"Ann\""))
            text += line + "\n";
    for (const std::string& row : transcript.rows) text += "{\"row\":" + row + "}\n";
    return text;
}

std::string file_text(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::string inner(const json::object& line, const char* name) {
    return json::serialize(line.at(name));
}

// Collects which alternatives of a variant occurred, by number.
class Seen {
public:
    template <typename... Types>
    void add(const std::variant<Types...>& value) {
        seen_.insert(value.index());
    }
    std::size_t size() const { return seen_.size(); }

private:
    std::set<std::size_t> seen_;
};

TEST(Contract, EveryCommandEventMessageAndRowOccursAndCanBeRead) {
    Seen commands;
    Seen events;
    Seen messages;
    Seen rows;
    for (const Transcript& table : all_tables()) {
        for (const std::string& line : table.lines) {
            const json::object object = json::parse(line).as_object();
            if (object.contains("command")) {
                const auto read = protocol::command_from_json(inner(object, "command"));
                ASSERT_TRUE(read.command) << line << read.fault;
                EXPECT_EQ(to_json(*read.command), inner(object, "command"));
                commands.add(read.command->what);
                continue;
            }
            const auto read = protocol::server_message_from_json(inner(object, "message"));
            ASSERT_TRUE(read) << line;
            messages.add(*read);
            if (const auto* state = std::get_if<protocol::StateMessage>(&*read))
                for (const auto& each : state->events) events.add(each.event);
        }
        for (const std::string& row : table.rows) {
            const auto read = protocol::change_from_json(row);
            ASSERT_TRUE(read) << row;
            EXPECT_EQ(protocol::to_json(*read), row);
            rows.add(*read);
        }
    }
    EXPECT_EQ(commands.size(), std::variant_size_v<protocol::command::Any>);
    EXPECT_EQ(events.size(), std::variant_size_v<protocol::Event> - 1);  // not the unknown one
    EXPECT_EQ(messages.size(), std::variant_size_v<protocol::ServerMessage>);
    EXPECT_EQ(rows.size(), std::variant_size_v<protocol::Change>);
}

// The client understands everything: it shows the last state.
TEST(Contract, TheClientFollowsEveryTable) {
    for (const Transcript& table : all_tables()) {
        client::TableClient client("p");
        std::int64_t n = -1;
        for (const std::string& line : table.lines) {
            const json::object object = json::parse(line).as_object();
            if (!object.contains("message") || object.at("to") != "Ann") continue;
            client.hear(inner(object, "message"), {});
            const json::object& message = object.at("message").as_object();
            if (message.at("type") != "state") continue;
            n = message.at("n").as_int64();
            ASSERT_EQ(client.seen(), n) << table.name << ": " << line;
            ASSERT_EQ(client.view().has_value(), !message.at("view").is_null() || client.view());
        }
        ASSERT_TRUE(client.table()) << table.name;
        EXPECT_TRUE(client.table()->host) << table.name;  // Ann created the table
        EXPECT_GT(n, 0) << table.name;
    }
}

// The load generator reads the same messages in another way.
TEST(Contract, TheLoadGeneratorFollowsEveryTable) {
    for (const Transcript& table : all_tables()) {
        load::Player player("T", "token", 1, true, 1);
        bool moved = false;
        for (const std::string& line : table.lines) {
            const json::object object = json::parse(line).as_object();
            if (!object.contains("message") || object.at("to") != "Ann") continue;
            player.hear(inner(object, "message"), {});
            const json::object& message = object.at("message").as_object();
            if (message.at("type") != "state") continue;
            ASSERT_EQ(player.seen(), message.at("n").as_int64()) << table.name;
            moved = moved || player.has_move();
        }
        EXPECT_TRUE(moved) << table.name;
        EXPECT_EQ(player.errors, 0U) << player.last_error;
    }
}

// Tests of readers in other languages use these files.
TEST(Contract, TheStoredTranscriptsAreUpToDate) {
    const bool refresh = std::getenv("BORNES_REFRESH") != nullptr;
    for (const Transcript& table : kept_tables()) {
        const fs::path file = kFolder / (table.name + ".jsonl");
        if (refresh) {
            fs::create_directories(kFolder);
            std::ofstream(file, std::ios::binary) << text_of(table);
        }
        EXPECT_TRUE(file_text(file) == text_of(table))
            << file << " is stale: BORNES_REFRESH=1 build/dev/tests/contract_test";
    }
}

}  // namespace
}  // namespace bornes::tests
