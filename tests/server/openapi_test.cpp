// A real server answers every request of docs/schema/openapi.json as that file says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "journal/databases.h"
#include "online/web_socket.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

namespace json = boost::json;

json::object object_in(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return json::parse(text.str()).as_object();
}

constexpr const char* kUpgrade =
    "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

// One request, and its expected status.
struct Asked {
    std::string method;
    std::string path;  // as in openapi.json
    int status;
    std::string headers{};
    std::string body{};
    std::string query{};
    std::string id{};
};

class OpenApi : public ::testing::Test {
protected:
    // Sends the request, and compares the answer with the description.
    void expect(const Asked& asked) {
        SCOPED_TRACE(fmt::format("{} {} {}", asked.method, asked.path, asked.status));
        const std::string answer = answer_to(asked);
        ASSERT_TRUE(answer.starts_with(fmt::format("HTTP/1.1 {} ", asked.status))) << answer;
        const std::string key = std::to_string(asked.status);
        const json::object& answers = operation(asked).at("responses").as_object();
        ASSERT_TRUE(answers.contains(key));
        seen_.insert(asked.method + asked.path + key);
        const json::value* content = answers.at(key).as_object().if_contains("content");
        if (content == nullptr) return;
        const std::string type(content->as_object().begin()->key());
        EXPECT_NE(answer.find("Content-Type: " + type), std::string::npos) << answer;
        if (type == "application/json")
            expect_fields(content->as_object().begin()->value(), answer);
    }

    // Promised answers that no test has seen yet. "Too many requests" and a missing database are
    // tested in http_test.cpp and tests/online.
    std::vector<std::string> unseen() const {
        std::vector<std::string> missing;
        for (const auto& [path, methods] : api_.at("paths").as_object())
            for (const auto& [method, operation] : methods.as_object()) {
                if (method == "parameters") continue;
                for (const auto& [status, answer] : operation.at("responses").as_object()) {
                    std::string name = std::string(method) + std::string(path);
                    name += status;
                    if (status != "429" && status != "503" && !seen_.contains(name))
                        missing.push_back(name);
                }
            }
        return missing;
    }

    std::uint16_t port() const { return server_.port(); }

    // Moves Ann's seat at the table to another device.
    void seats(const std::string& ann, const std::string& id) {
        const std::string code = "/api/tables/{id}/code";
        const std::string seat = "/api/tables/{id}/seat";
        const std::string wrong = R"({"code":"00000-00000"})";
        const std::string who = "Cookie: bornes=" + ann + "\r\n";
        const std::string phone = "Cookie: bornes=" + new_guest(port(), "Phone") + "\r\n";
        Client player(port(), id, ann);
        expect({"post", code, 403, who, "{}", "", id});
        player.order("a1", "sit", "\"seat\":1");
        expect({"post", code, 201, who, "{}", "", id});
        expect({"post", seat, 400, phone, "{}", "", id});
        expect({"post", seat, 403, phone, wrong, "", id});
        expect({"post", seat, 409, who, wrong, "", id});
        for (const std::string& path : {code, seat}) {
            expect({"post", path, 401, "", wrong, "", id});
            expect({"post", path, 404, who, wrong, "", std::string(22, 'a')});
            expect({"post", path, 415, who + "Content-Type: text/plain\r\n", wrong, "", id});
        }
        expect({"post", seat, 413, who, std::string(100'000, 'x'), "", id});
        const std::string made = http_post(port(), "/api/tables/" + id + "/code", "{}", who);
        const std::string given = made.substr(made.find("\"code\":\"") + 8, 11);
        expect({"post", seat, 200, phone, R"({"code":")" + given + "\"}", "", id});
    }

private:
    // An opened WebSocket stays open, so its answer ends with the headers.
    std::string answer_to(const Asked& asked) const {
        if (asked.status != 101) return http(server_.port(), request_of(asked));
        const Socket socket = Socket::connect(server_.port());
        socket.send(request_of(asked));
        std::string answer;
        while (answer.find("\r\n\r\n") == std::string::npos && socket.receive(answer)) {
        }
        return answer;
    }

    static std::string request_of(const Asked& asked) {
        std::string path = asked.path;
        if (const std::size_t at = path.find("{id}"); at != std::string::npos)
            path.replace(at, 4, asked.id);
        const bool post = asked.method == "post";
        const bool typed = asked.headers.find("Content-Type") != std::string::npos;
        return fmt::format(
            "{} {}{} HTTP/1.1\r\nHost: localhost\r\n{}{}{}Content-Length: {}\r\n\r\n{}",
            post ? "POST" : "GET", path, asked.query,
            asked.headers.find("Connection") == std::string::npos ? "Connection: close\r\n" : "",
            post && !typed ? "Content-Type: application/json\r\n" : "", asked.headers,
            asked.body.size(), asked.body);
    }

    const json::object& operation(const Asked& asked) const {
        return api_.at("paths").at(asked.path).at(asked.method).as_object();
    }

    // The body is an object with all fields that its schema requires.
    void expect_fields(const json::value& content, const std::string& answer) const {
        const std::string reference(content.at("schema").at("$ref").as_string());
        const std::string name = reference.substr(reference.rfind('/') + 1);
        const json::object body =
            json::parse(answer.substr(answer.find("\r\n\r\n") + 4)).as_object();
        for (const json::value& field : schemas_.at("$defs").at(name).at("required").as_array())
            EXPECT_TRUE(body.contains(field.as_string())) << field << " in " << answer;
    }

    TemporaryFolder folder_;
    ServerProcess server_{"sqlite:" + folder_.file("db")};
    const json::object api_ = object_in("docs/schema/openapi.json");
    const json::object schemas_ = object_in("docs/schema/messages.json");
    std::set<std::string> seen_;
};

TEST_F(OpenApi, MatchesTheServer) {
    const std::string ann = new_guest(port(), "Ann");
    const std::string who = "Cookie: bornes=" + ann + "\r\n";
    const std::string id = new_table(port(), ann, "{}");
    const std::string nowhere(22, 'a');
    const std::string elsewhere = "Origin: http://elsewhere.example\r\n";
    const std::string plain = "Content-Type: text/plain\r\n";
    const std::string huge(100'000, 'x');
    const std::string table = "/api/tables/{id}";
    const std::string record = "/api/tables/{id}/record";
    const std::string socket = "/api/tables/{id}/socket";
    const std::string name = R"({"name":"Ann"})";

    for (const char* path : {"/api/server", "/api/lobby", "/healthz", "/metrics"}) {
        expect({"get", path, 200});
        expect({"get", path, 403, elsewhere});
    }
    expect({"get", "/metrics", 404, "X-Forwarded-For: 203.0.113.9\r\n"});
    expect({"get", "/api/guest", 200, who});
    expect({"get", "/api/guest", 401});
    expect({"get", "/api/guest", 403, elsewhere});
    expect({"post", "/api/guest", 200, "", name});
    expect({"post", "/api/guest", 400, "", R"({"name":""})"});
    expect({"post", "/api/tables", 201, who, R"({"players":3})"});
    expect({"post", "/api/tables", 400, who, R"({"players":7})"});
    expect({"post", "/api/tables", 401, "", "{}"});
    for (const char* path : {"/api/guest", "/api/tables"}) {
        expect({"post", path, 403, elsewhere, name});
        expect({"post", path, 413, who, huge});
        expect({"post", path, 415, plain, name});
    }
    for (const std::string& path : {table, record}) {
        expect({"get", path, 404, "", "", "", nowhere});
        expect({"get", path, 403, elsewhere, "", "", id});
    }
    expect({"get", table, 200, "", "", "", id});
    expect({"get", record, 200, "", "", "", id});
    expect({"get", socket, 101, kUpgrade, "", "?protocol=2", id});
    expect({"get", socket, 403, kUpgrade + elsewhere, "", "?protocol=2", id});
    expect({"get", socket, 404, kUpgrade, "", "?protocol=2", nowhere});
    expect({"get", socket, 426, kUpgrade, "", "?protocol=1", id});
    seats(ann, id);
    EXPECT_EQ(unseen(), std::vector<std::string>{});
}

}  // namespace
}  // namespace bornes::tests
