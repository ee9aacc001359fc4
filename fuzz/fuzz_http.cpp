// Treats any bytes as a request, and reads and answers it as the server does behind a trusted
// proxy. The journal has two guests with one table each. In the bytes, `@TOKEN`, `@TABLE`,
// `@OTHER_TOKEN` and `@OTHER_TABLE` stand for these.
#include <stdlib.h>

#include <boost/json.hpp>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "require.h"
#include "server/api.h"
#include "server/request_reading.h"
#include "tables/guest.h"

namespace {

using namespace bornes::server;  // NOLINT(google-build-using-namespace)

constexpr const char* kProxy = "127.0.0.1";

// Replaces the server's network thread.
class Tasks {
public:
    void post(std::function<void()> task) {
        {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        more_.notify_one();
    }
    void run_one() {
        std::unique_lock lock(mutex_);
        const bool some =
            more_.wait_for(lock, std::chrono::seconds(10), [this] { return !tasks_.empty(); });
        require(some, "every request is answered");
        const auto task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
    }

private:
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<std::function<void()>> tasks_;
};

std::string fresh_folder() {
    std::string folder = std::filesystem::temp_directory_path() / "bornes-fuzz-XXXXXX";
    require(::mkdtemp(folder.data()) != nullptr, "a folder can be made");
    return folder;
}

class Desk {
public:
    Desk() : ann_(host("Ann")), bob_(host("Bob")) {}
    ~Desk() { std::filesystem::remove_all(folder_); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    void take(std::string bytes) {
        replace(bytes, "@TOKEN", ann_.token);
        replace(bytes, "@TABLE", ann_.table);
        replace(bytes, "@OTHER_TOKEN", bob_.token);
        replace(bytes, "@OTHER_TABLE", bob_.table);
        const auto message = parsed(bytes);
        if (!message) return;
        const Request request =
            request_from(*message, boost::asio::ip::make_address(kProxy), Proxies({kProxy}));
        if (Api::is_socket(request)) admit(request);
        answer(request);
    }

private:
    // A guest, and a table that the guest has created.
    struct Host {
        std::string token;
        std::string table;
    };
    Host host(const std::string& name) {
        const Response guest = answer(
            "POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            "Content-Length: 14\r\n\r\n{\"name\":\"" +
            name + "\"}");
        const std::string token = token_given(guest).value_or("");
        require(tokens_.contains(token), "there is a guest");
        const Response made =
            answer("POST /api/tables HTTP/1.1\r\nHost: here\r\nCookie: bornes=" + token +
                   "\r\nContent-Type: application/json\r\n"
                   "Content-Length: 2\r\n\r\n{}");
        require(made.status == 201, "there is a table");
        return {token, table_made(made)};
    }

    static Settings settings(const std::string& folder) {
        Settings chosen;
        chosen.database = "sqlite:" + folder + "/db";
        chosen.trusted_proxies = {kProxy};
        chosen.allowed_hosts = {"here"};  // the name in the seeds
        return chosen;
    }

    static std::optional<HttpRequest> parsed(const std::string& bytes) {
        RequestParser parser;
        set_limits(parser);
        parser.eager(true);
        beast::error_code error;
        parser.put(net::buffer(bytes), error);
        if (error || !parser.is_done()) return std::nullopt;
        return parser.release();
    }

    Response answer(const std::string& bytes) {
        return answer(
            request_from(*parsed(bytes), boost::asio::ip::make_address(kProxy), Proxies({kProxy})));
    }
    // Requests may create more guests and tables. libFuzzer learns their names from the comparisons
    // of the journal.
    Response answer(const Request& request) {
        auto response =
            wait_for<Response>([&](auto done) { api_.handle(request, std::move(done)); });
        check(response);
        if (response.status == 201) tables_.insert(table_made(response));
        if (const auto token = token_given(response)) tokens_.insert(*token);
        return response;
    }
    // The body is {"id":"TABLE","url":...}.
    static std::string table_made(const Response& response) { return response.body->substr(7, 22); }
    // The header is Set-Cookie: bornes=TOKEN; Path=/... or, with https, __Host-bornes=TOKEN. With
    // https, an empty cookie also removes an older one.
    static std::optional<std::string> token_given(const Response& response) {
        for (const auto& [name, value] : response.headers)
            for (const std::string_view before : {"bornes=", "__Host-bornes="}) {
                if (!value.starts_with(before)) continue;
                std::string token = value.substr(before.size(), value.find(';') - before.size());
                if (!token.empty()) return token;
            }
        return std::nullopt;
    }
    void admit(const Request& request) {
        const auto admission =
            wait_for<Api::Admission>([&](auto done) { api_.admit(request, std::move(done)); });
        if (!admission.table) return check(admission.refusal);
        const std::string& id = admission.table->state().id();
        require(tables_.contains(id), "only tables that were made");
        require(request.path == "/api/tables/" + id + "/socket", "only what was asked for");
        const bool known = tokens_.contains(request.token.secret);
        require(admission.asker.guest ==
                    (known ? bornes::tables::guest_id(request.token) : bornes::tables::GuestId{}),
                "as who asks, and as nobody else");
    }

    template <typename Answer, typename Ask>
    Answer wait_for(Ask ask) {
        std::optional<Answer> got;
        ask([&got](Answer answer) { got = std::move(answer); });
        while (!got) tasks_.run_one();
        return std::move(*got);
    }

    static void check(const Response& response) {
        require(response.status >= 200 && response.status < 500, "no fault of the server's");
        for (const auto& [name, value] : response.headers)
            require(value.find_first_of("\r\n") == std::string::npos, "one header a line");
        if (response.type == "application/json" && response.status != 304) {
            boost::json::error_code error;
            boost::json::parse(*response.body, error);
            require(!error, "JSON where it says so");
        }
    }

    static void replace(std::string& text, std::string_view mark, const std::string& by) {
        for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += by.size())
            text.replace(at, mark.size(), by);
    }

    const std::string folder_ = fresh_folder();
    const Settings settings_ = settings(folder_);
    Tasks tasks_;
    Metrics metrics_;
    Limits limits_{false, LimitSettings()};
    const StaticFiles files_{""};
    Hub hub_{settings_, [this](std::function<void()> task) { tasks_.post(std::move(task)); },
             [](Millis) {}, metrics_};
    Api api_{settings_, hub_, limits_, metrics_, files_};
    std::set<std::string> tokens_;
    std::set<std::string> tables_;
    const Host ann_;
    const Host bob_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Desk desk;
    desk.take(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
