#include "client/socket.h"

#include <fmt/format.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <deque>
#include <mutex>
#include <random>
#include <thread>

#include "client/streams.h"
#include "protocol/http_messages.h"

namespace bornes::client {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kLargestMessage = std::size_t{1} << 20;
constexpr std::chrono::milliseconds kFirstPause{1000};
constexpr std::chrono::milliseconds kLongestPause{30000};
// The server pings every 20 s. A server that is silent for longer than this is gone.
constexpr std::chrono::seconds kIdle{45};

// The open connection, plain or with TLS.
class Connection {
public:
    Connection() = default;
    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual void write(std::string text) = 0;
};

// Whether trying again is useless, because the table will still be missing or refused.
bool is_final(http::status status) {
    return status == http::status::not_found || status == http::status::forbidden ||
           status == http::status::gone || status == http::status::upgrade_required;
}

template <class Stream>
class ConnectionOver : public Connection,
                       public std::enable_shared_from_this<ConnectionOver<Stream>> {
public:
    template <class... Arguments>
    explicit ConnectionOver(Arguments&... arguments) : socket_(arguments...) {}

    // The answer to the request for a WebSocket. Every status except switching_protocols is a
    // refusal.
    net::awaitable<http::status> open(const Address& address, const std::string& token) {
        co_await connect(socket_.next_layer(), address);
        beast::get_lowest_layer(socket_).expires_never();
        websocket::stream_base::timeout timeout{kConnectTime, kIdle, true};
        socket_.set_option(timeout);
        socket_.read_message_max(kLargestMessage);
        socket_.set_option(
            websocket::stream_base::decorator([token](websocket::request_type& request) {
                request.set(http::field::user_agent, "bornes");
                if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
            }));
        websocket::response_type response;
        beast::error_code error;
        co_await socket_.async_handshake(response, address.authority(), address.path,
                                         net::redirect_error(net::use_awaitable, error));
        if (error && error != websocket::error::upgrade_declined)
            throw boost::system::system_error(error);
        co_return response.result();
    }

    net::awaitable<std::string> read() {
        beast::flat_buffer buffer;
        co_await socket_.async_read(buffer, net::use_awaitable);
        co_return beast::buffers_to_string(buffer.data());
    }

    void write(std::string text) override {
        waiting_.push_back(std::move(text));
        if (waiting_.size() == 1) write_next();
    }

private:
    void write_next() {
        socket_.async_write(
            net::buffer(waiting_.front()),
            [self = this->shared_from_this()](beast::error_code error, std::size_t) {
                if (error) return;  // reading fails too, and reports it
                self->waiting_.pop_front();
                if (!self->waiting_.empty()) self->write_next();
            });
    }

    websocket::stream<Stream> socket_;
    std::deque<std::string> waiting_;
};

}  // namespace

class Socket::Inside {
public:
    using Clock = std::chrono::steady_clock;

    Inside(Address address, std::string table, std::string token, std::function<void()> wake)
        : address_(std::move(address)),
          table_(std::move(table)),
          token_(std::move(token)),
          wake_(std::move(wake)) {
        net::co_spawn(context_, keep_connected(), net::detached);
        thread_ = std::thread([this] { context_.run(); });
    }

    ~Inside() {
        context_.stop();
        thread_.join();
    }

    void send(std::string text) {
        net::post(context_, [this, text = std::move(text)]() mutable {
            if (connection_) connection_->write(std::move(text));
        });
    }
    void set_seen(std::uint32_t number) { seen_ = number; }

    std::vector<SocketEvent> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(events_, {});
    }

    std::optional<Clock::time_point> next_try() {
        const std::lock_guard lock(mutex_);
        return next_try_;
    }
    void try_now() {
        net::post(context_, [this] { timer_.cancel(); });
    }

private:
    void add_event(SocketEvent::Kind kind, std::string text) {
        {
            const std::lock_guard lock(mutex_);
            events_.push_back({kind, std::move(text)});
        }
        wake_();
    }

    void set_next_try(std::optional<Clock::time_point> when) {
        const std::lock_guard lock(mutex_);
        next_try_ = when;
    }

    net::awaitable<void> keep_connected() {
        std::chrono::milliseconds pause = kFirstPause;
        std::mt19937 random(std::random_device{}());
        while (true) {
            std::string why;
            try {
                const bool again = co_await connect_and_run(pause);
                if (!again) co_return;
            } catch (const std::exception& error) {
                why = error.what();
                if (const auto* system = dynamic_cast<const boost::system::system_error*>(&error))
                    why = system->code().message();
            }
            connection_.reset();
            add_event(SocketEvent::Kind::lost, std::move(why));
            // Random jitter, so that not all clients reconnect to a restarted server at once.
            const std::chrono::milliseconds jitter(random() % 400);
            timer_.expires_after(pause + jitter);
            set_next_try(timer_.expiry());
            wake_();
            boost::system::error_code cut_short;  // set when `try_now` ends the wait
            co_await timer_.async_wait(net::redirect_error(net::use_awaitable, cut_short));
            set_next_try(std::nullopt);
            pause = std::min(2 * pause, kLongestPause);
        }
    }

    // Throws when the connection ends. Returns false if the server refuses this client for good.
    net::awaitable<bool> connect_and_run(std::chrono::milliseconds& pause) {
        if (!address_.tls)
            co_return co_await run_connection(
                std::make_shared<ConnectionOver<PlainStream>>(context_), pause);
        co_return co_await run_connection(
            std::make_shared<ConnectionOver<TlsStream>>(context_, trust_), pause);
    }

    template <class Stream>
    net::awaitable<bool> run_connection(std::shared_ptr<ConnectionOver<Stream>> connection,
                                        std::chrono::milliseconds& pause) {
        Address target = address_;
        target.path = fmt::format("/api/tables/{}/socket?protocol={}&seen={}", table_,
                                  protocol::kProtocol, seen_.load());
        const http::status status = co_await connection->open(target, token_);
        if (is_final(status)) {
            add_event(SocketEvent::Kind::refused, std::to_string(static_cast<unsigned>(status)));
            co_return false;
        }
        if (status != http::status::switching_protocols)
            throw ConnectionFault(fmt::format("{} {}", static_cast<unsigned>(status),
                                              std::string(http::obsolete_reason(status))));
        connection_ = connection;
        pause = kFirstPause;
        add_event(SocketEvent::Kind::connected, {});
        while (true) add_event(SocketEvent::Kind::message, co_await connection->read());
    }

    Address address_;
    std::string table_;
    std::string token_;
    std::function<void()> wake_;
    std::atomic<std::uint32_t> seen_ = 0;
    std::mutex mutex_;
    std::vector<SocketEvent> events_;
    std::optional<Clock::time_point> next_try_;
    net::ssl::context trust_ = trusting_context();
    net::io_context context_{1};
    net::steady_timer timer_{context_};
    std::shared_ptr<Connection> connection_;
    std::thread thread_;
};

Socket::Socket(Address address, std::string table, std::string token, std::function<void()> wake)
    : inside_(std::make_unique<Inside>(std::move(address), std::move(table), std::move(token),
                                       std::move(wake))) {}

Socket::~Socket() = default;
void Socket::send(std::string text) { inside_->send(std::move(text)); }
void Socket::set_seen(std::uint32_t number) { inside_->set_seen(number); }
std::vector<SocketEvent> Socket::take() { return inside_->take(); }
std::optional<std::chrono::steady_clock::time_point> Socket::next_try() const {
    return inside_->next_try();
}
void Socket::try_now() { inside_->try_now(); }

}  // namespace bornes::client
