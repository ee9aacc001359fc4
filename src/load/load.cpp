#include "load/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <stdexcept>

#include "client/http.h"
#include "journal/store.h"
#include "load/player.h"
#include "platform/process_usage.h"
#include "protocol/http_messages.h"
#include "tables/guest.h"

namespace bornes::load {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using beast::error_code;
using Clock = Player::Clock;
using WebSocket = websocket::stream<beast::tcp_stream, false>;
using Millis = std::chrono::milliseconds;

constexpr Millis kRetry{200};

struct Acknowledged {
    std::string table;
    std::string token;
    std::string id;
};

// The first address of the host. Throws boost::system::system_error if the name is unknown.
tcp::endpoint endpoint_of(const Plan& plan, net::io_context& context) {
    tcp::resolver resolver(context);
    return *resolver.resolve(plan.host, std::to_string(plan.port)).begin();
}

class Load {
public:
    explicit Load(const Plan& plan)
        : plan_(plan), server_(endpoint_of(plan, context_)), random_(plan.seed) {}

    Report run(const std::function<void(const std::string&)>& progress) {
        prepare();
        for (const auto& player : players_) net::co_spawn(context_, play(*player), net::detached);
        for (int i = 0; i < plan_.idle; ++i)
            net::co_spawn(context_, watch(players_[0]->table()), net::detached);
        net::co_spawn(context_, measure(progress), net::detached);
        context_.run();
        return report();
    }

private:
    client::Answer post(const std::string& path, const std::string& token,
                        const std::string& body) const {
        const client::Address address{false, plan_.host, std::to_string(plan_.port), path};
        client::Answer answer = client::exchange(address, {"POST", token, body});
        if (!answer.ok())
            throw std::runtime_error(fmt::format("{}: {} {}", path, answer.status, answer.body));
        return answer;
    }

    void prepare() {
        for (int table = 0; table < plan_.tables; ++table) {
            std::vector<std::string> tokens;
            for (int seat = 1; seat <= plan_.players; ++seat)
                tokens.push_back(
                    post("/api/guest", "", fmt::format(R"({{"name":"p{}"}})", seat)).token);
            const std::string made =
                post("/api/tables", tokens[0], fmt::format(R"({{"players":{}}})", plan_.players))
                    .body;
            const std::string id = made.substr(made.find(':') + 2, 22);
            for (int seat = 1; seat <= plan_.players; ++seat)
                players_.push_back(
                    std::make_unique<Player>(id, tokens[static_cast<std::size_t>(seat - 1)], seat,
                                             seat == 1, random_.next()));
        }
    }

    net::awaitable<bool> connect(WebSocket& socket, const std::string& table,
                                 const std::string& token, std::uint32_t seen) {
        error_code error;
        auto& lowest = beast::get_lowest_layer(socket);
        lowest.expires_after(std::chrono::seconds(10));
        co_await lowest.async_connect(server_, net::redirect_error(net::use_awaitable, error));
        if (error) co_return false;
        lowest.socket().set_option(tcp::no_delay(true), error);
        lowest.expires_never();
        socket.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
        socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
            if (!token.empty()) request.set(beast::http::field::authorization, "Bearer " + token);
        }));
        socket.write_buffer_bytes(1024);
        co_await socket.async_handshake(fmt::format("{}:{}", plan_.host, plan_.port),
                                        fmt::format("/api/tables/{}/socket?protocol={}&seen={}",
                                                    table, protocol::kProtocol, seen),
                                        net::redirect_error(net::use_awaitable, error));
        co_return !error;
    }

    // Plays, and reconnects whenever the connection breaks.
    net::awaitable<void> play(Player& player) {
        for (bool first = true; !over_; first = false) {
            WebSocket socket(context_);
            if (!first) {
                ++reconnects_;
                net::steady_timer pause(context_, kRetry);
                co_await pause.async_wait(net::use_awaitable);
            }
            if (!co_await connect(socket, player.table(), player.token(), player.seen())) continue;
            bool alive = true;
            for (const std::string& text : player.resend())
                alive = alive && co_await send(socket, text);
            if (alive) co_await converse(socket, player);
        }
    }

    net::awaitable<bool> send(WebSocket& socket, const std::string& text) {
        error_code error;
        co_await socket.async_write(net::buffer(text),
                                    net::redirect_error(net::use_awaitable, error));
        co_return !error;
    }

    net::awaitable<void> converse(WebSocket& socket, Player& player) {
        beast::flat_buffer buffer;
        error_code error;
        while (!over_) {
            beast::get_lowest_layer(socket).expires_after(timeout_);
            co_await socket.async_read(buffer, net::redirect_error(net::use_awaitable, error));
            if (error) co_return;
            const std::string_view message{static_cast<const char*>(buffer.data().data()),
                                           buffer.size()};
            const auto replies = player.hear(message, Clock::now());
            buffer.clear();
            note(player);
            for (const std::string& text : replies)
                if (!co_await send(socket, text)) co_return;
            if (!player.has_move() || over_) continue;
            if (plan_.think_ms > 0) {
                const auto most = static_cast<std::uint32_t>(2 * plan_.think_ms);
                net::steady_timer pause(context_, Millis(random_.below(most + 1)));
                co_await pause.async_wait(net::use_awaitable);
            }
            if (const auto move = player.take_move(Clock::now()))
                if (!co_await send(socket, *move)) co_return;
        }
        co_await socket.async_close(websocket::close_code::normal,
                                    net::redirect_error(net::use_awaitable, error));
    }

    net::awaitable<void> watch(const std::string& table) {
        WebSocket socket(context_);
        if (!co_await connect(socket, table, "", 0)) {
            ++errors_;
            co_return;
        }
        ++watching_;
        beast::flat_buffer buffer;
        error_code error;
        while (!over_ && !error) {
            buffer.clear();
            co_await socket.async_read(buffer, net::redirect_error(net::use_awaitable, error));
        }
    }

    void note(Player& player) {
        for (const Player::Answered& each : player.answered) {
            ++moves_;
            if (measuring_) latencies_.push_back(static_cast<float>(each.ms));
            if (!plan_.database.empty())
                acknowledged_.push_back({player.table(), player.token(), each.id});
        }
        player.answered.clear();
    }

    net::awaitable<void> measure(const std::function<void(const std::string&)>& progress) {
        net::steady_timer timer(context_);
        const auto wait = [&](int ms) {
            timer.expires_after(Millis(ms));
            return timer.async_wait(net::use_awaitable);
        };
        co_await wait(1000);  // until all players have sat down
        measuring_ = true;
        began_ = Clock::now();
        used_ = platform::usage_of(plan_.process);
        for (int second = 1; second <= plan_.seconds; ++second) {
            const std::uint64_t before = moves_;
            co_await wait(1000);
            progress(fmt::format("{:3} s  {:6} moves/s  {} reconnects  {} watching", second,
                                 moves_ - before, reconnects_, watching_));
        }
        measuring_ = false;
        const platform::ProcessUsage used = platform::usage_of(plan_.process);
        used_ = {used.cpu_us - used_.cpu_us, used.memory_mb};
        seconds_ = std::chrono::duration<double>(Clock::now() - began_).count();
        over_ = true;
        co_await wait(2500);
        context_.stop();
    }

    Report report() {
        Report report;
        report.moves = latencies_.size();
        report.all_moves = moves_;
        report.seconds = seconds_;
        report.reconnects = reconnects_;
        report.errors = errors_;
        for (const auto& player : players_) {
            report.refused += player->refused;
            report.errors += player->errors;
            if (!player->last_error.empty()) report.last_error = player->last_error;
            report.games += player->games;
        }
        std::sort(latencies_.begin(), latencies_.end());
        const auto at = [&](double part) {
            if (latencies_.empty()) return 0.0;
            const auto last = static_cast<double>(latencies_.size() - 1);
            return static_cast<double>(latencies_[static_cast<std::size_t>(part * last)]);
        };
        report.p50_ms = at(0.5);
        report.p95_ms = at(0.95);
        report.p99_ms = at(0.99);
        report.max_ms = at(1);
        for (const float latency : latencies_) ++report.slots[slot_of(latency)];
        report.memory_mb = used_.memory_mb;
        if (report.moves > 0) report.cpu_us = used_.cpu_us / static_cast<double>(report.moves);
        check(report);
        return report;
    }

    void check(Report& report) const {
        if (plan_.database.empty()) return;
        journal::Store store(plan_.database);
        for (const Acknowledged& each : acknowledged_) {
            ++report.checked;
            if (!store.find(each.table, 0, tables::guest_id({each.token}).text, each.id))
                ++report.missing;
        }
    }

    const Plan plan_;
    net::io_context context_{1};
    const tcp::endpoint server_;
    // A silence longer than the thinking time of all players means that the connection is lost.
    const Millis timeout_ = Millis(2000) + 2 * plan_.players * Millis(plan_.think_ms);
    Random random_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<Acknowledged> acknowledged_;
    std::vector<float> latencies_;
    std::uint64_t moves_ = 0;
    std::uint64_t reconnects_ = 0;
    std::uint64_t errors_ = 0;
    std::uint64_t watching_ = 0;
    Clock::time_point began_;
    double seconds_ = 1;
    platform::ProcessUsage used_;  // until measuring began; at the end, while measuring
    bool measuring_ = false;
    bool over_ = false;
};

}  // namespace

Report run(const Plan& plan, const std::function<void(const std::string&)>& progress) {
    return Load(plan).run(progress);
}

}  // namespace bornes::load
