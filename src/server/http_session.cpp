#include "server/header_scan.h"
#include "server/network_inside.h"
#include "server/response_writing.h"

namespace bornes::server {
namespace {

// A whole request must arrive, and a whole response must leave, within this time. A slow trickle is
// not enough.
constexpr std::chrono::seconds kTimeout{10};
// How long to wait for the client to end TLS (close_notify).
constexpr std::chrono::seconds kFarewell{2};

// Waits for an answer that arrives through a callback.
template <typename Answer, typename Ask>
Awaitable<Answer> answer_of(Executor executor, Ask ask) {
    struct Waiting {
        explicit Waiting(const Executor& executor) : arrived(executor) {}
        Timer arrived;
        std::optional<Answer> answer;
    };
    const auto waiting = std::make_shared<Waiting>(executor);
    waiting->arrived.expires_at(Timer::time_point::max());
    ask([waiting](Answer answer) {
        waiting->answer = std::move(answer);
        waiting->arrived.cancel();
    });
    if (!waiting->answer) {
        error_code ignored;
        co_await waiting->arrived.async_wait(net::redirect_error(kAwait, ignored));
    }
    co_return std::move(*waiting->answer);
}

// Counts a connection for its address while the connection exists.
class Counted {
public:
    Counted(Limits& limits, std::string address)
        : limits_(limits), address_(std::move(address)), counted_(limits.connect(address_)) {}
    ~Counted() {
        if (counted_) limits_.disconnect(address_);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    explicit operator bool() const { return counted_; }

private:
    Limits& limits_;
    std::string address_;
    bool counted_;
};

template <class Wire>
Awaitable<bool> write(Wire& stream, const HttpResponse& message) {
    error_code error;
    beast::get_lowest_layer(stream).expires_after(kTimeout);
    co_await http::async_write(stream, message, net::redirect_error(kAwait, error));
    co_return !error && message.keep_alive();
}

// Redirects a client that speaks http to a server with https.
Awaitable<> send_to_https(Shared& shared, Stream& stream, beast::flat_buffer& buffer,
                          const std::string& own) {
    RequestParser parser;
    set_limits(parser);
    error_code error;
    co_await http::async_read(stream, buffer, parser, net::redirect_error(kAwait, error));
    if (error) co_return;
    HttpRequest message = parser.release();
    message.keep_alive(false);
    Request request = request_from(message, {}, Proxies());
    request.own_address = own;
    Response response = error_response(400, "https-only",
                                       "this server speaks https: write https:// before its name");
    if (shared.api->knows_host(request) && !request.path.empty()) {
        response.status = 308;
        response.headers.emplace_back(
            "Location", "https://" + request.host +
                            std::string(message.target().data(), message.target().size()));
    }
    co_await write(stream, to_http_response(response, message));
}

// Delays the answer "too many requests". The number of connections per address is limited, so this
// slows a flood down.
Awaitable<> hold_back(Executor executor, const Response& response) {
    if (response.status != 429) co_return;
    Timer pause(executor, std::chrono::seconds(1));
    error_code ignored;
    co_await pause.async_wait(net::redirect_error(kAwait, ignored));
}

// One connection that speaks HTTP. `Wire` is Stream or TlsStream.
template <class Wire>
class HttpSession {
public:
    static constexpr bool kTls = std::is_same_v<Wire, TlsStream>;

    // The arguments of `wire` construct the stream.
    template <class... Arguments>
    HttpSession(Shared& shared, net::ip::address peer, std::string own, Arguments&&... wire)
        : shared_(shared),
          peer_(std::move(peer)),
          own_(std::move(own)),
          stream_(std::forward<Arguments>(wire)...) {}

    Awaitable<> run() {
        // Requests through a proxy may come from different clients. So the connection counts for
        // the client of the current request.
        const bool proxied = shared_.proxies.contain(peer_);
        if (!proxied && !count(name_for_limits(peer_))) co_return;
        if (kTls && !co_await greet()) co_return;
        for (bool alive = true; alive && !shared_.stopping;) {
            if (!co_await read()) break;
            if (const auto refusal = refusal_of(message_)) {
                co_await refuse(*refusal);
                break;
            }
            Request request = request_from(message_, peer_, shared_.proxies);
            request.own_address = own_;
            if (kTls && request.scheme.empty()) request.scheme = "https";
            if (proxied && !count(request.address)) {
                alive = co_await reply(too_many_response());
                continue;
            }
            if (Api::is_socket(request) && websocket::is_upgrade(message_))
                co_return co_await upgrade(request);
            alive = co_await answer(request);
            if (proxied) counted_.reset();
        }
        co_await end();
    }

private:
    // Does the TLS handshake. Returns false if it fails.
    Awaitable<bool> greet() {
        beast::get_lowest_layer(stream_).expires_after(kTimeout);
        error_code error;
        if constexpr (kTls) {
            Stream& plain = beast::get_lowest_layer(stream_);
            const bool tls = co_await beast::async_detect_ssl(plain, buffer_,
                                                              net::redirect_error(kAwait, error));
            if (!error && !tls) {
                co_await send_to_https(shared_, plain, buffer_, own_);
                co_return false;
            }
            std::size_t used = 0;
            if (!error)
                used =
                    co_await stream_.async_handshake(net::ssl::stream_base::server, buffer_.data(),
                                                     net::redirect_error(kAwait, error));
            buffer_.consume(used);
        }
        co_return !error;
    }

    bool count(const std::string& address) {
        counted_ = std::make_shared<Counted>(*shared_.limits, address);
        if (!*counted_) shared_.api->note_refusal(address, "too many connections");
        return static_cast<bool>(*counted_);
    }

    // Answers and closes the connection, because the start of the next request is uncertain.
    Awaitable<> refuse(const Response& response) {
        shared_.api->note_refusal(peer_.to_string(), *response.body);
        message_.keep_alive(false);
        co_await write(stream_, to_http_response(response, message_));
    }

    // Reads until the parser can have the next header. Returns false if the connection must end.
    Awaitable<bool> read_header() {
        constexpr std::size_t kAtOnce = 1536;
        HeaderScan scan;
        for (;;) {
            const auto bytes = buffer_.cdata();
            const auto found = scan.look({static_cast<const char*>(bytes.data()), bytes.size()});
            if (found == HeaderScan::Found::folded) {
                co_await refuse(error_response(400, "bad-request",
                                               "a header must not continue on the next line"));
                co_return false;
            }
            if (found == HeaderScan::Found::whole || bytes.size() > kLargestHeader) co_return true;
            error_code error;
            const std::size_t got = co_await stream_.async_read_some(
                buffer_.prepare(beast::read_size(buffer_, kAtOnce)),
                net::redirect_error(kAwait, error));
            buffer_.commit(got);
            if (!error) continue;
            if (buffer_.size() > 0) shared_.api->note_refusal(peer_.to_string(), error.message());
            co_return false;
        }
    }

    // Reads the whole next request, or answers one that is too large.
    Awaitable<bool> read() {
        RequestParser parser;
        set_limits(parser);
        beast::get_lowest_layer(stream_).expires_after(kTimeout);
        if (!co_await read_header()) co_return false;
        error_code error;
        co_await http::async_read(stream_, buffer_, parser, net::redirect_error(kAwait, error));
        if (!error) {
            message_ = parser.release();
            co_return true;
        }
        if (parser.got_some()) shared_.api->note_refusal(peer_.to_string(), error.message());
        if (error == http::error::body_limit)
            co_await write(stream_, to_http_response(error_response(413, "too-large", "too large"),
                                                     HttpRequest()));
        co_return false;
    }

    Awaitable<bool> answer(const Request& request) {
        const Response response = co_await answer_of<Response>(
            stream_.get_executor(),
            [&](auto done) { shared_.api->handle(request, std::move(done)); });
        co_return co_await reply(response);
    }

    Awaitable<bool> reply(const Response& response) {
        co_await hold_back(stream_.get_executor(), response);
        co_return co_await write(stream_, to_http_response(response, message_));
    }

    // Continues the connection as a WebSocket, or ends it.
    Awaitable<> upgrade(const Request& request) {
        auto admission = co_await answer_of<Api::Admission>(stream_.get_executor(), [&](auto done) {
            shared_.api->admit(request, std::move(done));
        });
        if (!admission.table) {
            message_.keep_alive(false);
            co_await reply(admission.refusal);
            co_return co_await end();
        }
        beast::get_lowest_layer(stream_).expires_never();
        beast::get_lowest_layer(stream_).rate_policy().limited = shared_.limits->enforced();
        co_await open_web_socket(shared_, std::move(stream_), message_, std::move(admission),
                                 counted_);
    }

    Awaitable<> end() {
        error_code ignored;
        if constexpr (kTls) {
            beast::get_lowest_layer(stream_).expires_after(kFarewell);
            co_await stream_.async_shutdown(net::redirect_error(kAwait, ignored));
        }
        beast::get_lowest_layer(stream_).socket().shutdown(tcp::socket::shutdown_both, ignored);
        co_return;
    }

    Shared& shared_;
    const net::ip::address peer_;
    const std::string own_;  // the local address of the connection
    Wire stream_;
    beast::flat_buffer buffer_{kLargestHeader + kLargestBody};
    HttpRequest message_;
    std::shared_ptr<Counted> counted_;
};

}  // namespace

Awaitable<> run_http(Shared& shared, Socket socket) {
    error_code error;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) co_return;
    socket.set_option(tcp::no_delay(true), error);
    const std::string own = unmapped(socket.local_endpoint(error).address()).to_string();
    if (shared.certificate) {
        HttpSession<TlsStream> session(shared, peer.address(), own, std::move(socket),
                                       shared.certificate->current());
        co_await session.run();
    } else {
        HttpSession<Stream> session(shared, peer.address(), own, std::move(socket));
        co_await session.run();
    }
}

}  // namespace bornes::server
