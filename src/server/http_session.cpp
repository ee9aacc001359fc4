#include "server/header_scan.h"
#include "server/network_inside.h"

namespace bornes::server {
namespace {

// For a whole request to arrive, and for a response to leave: a trickle is not enough.
constexpr std::chrono::seconds kPatience{10};

void add_security(http::fields& fields) {
    fields.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
               "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
               "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    fields.set("X-Content-Type-Options", "nosniff");
    fields.set("Referrer-Policy", "no-referrer");
    fields.set("Cross-Origin-Opener-Policy", "same-origin");
    fields.set("Cross-Origin-Resource-Policy", "same-origin");
    fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

using HttpResponse = http::response<http::string_body>;

HttpResponse wire(const Response& response, const HttpRequest& request) {
    HttpResponse message(static_cast<http::status>(response.status), request.version());
    add_security(message);
    message.set(http::field::server, "bornes");
    message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.keep_alive(request.keep_alive());
    if (request.method() != http::verb::head) message.body() = *response.body;
    message.prepare_payload();
    if (request.method() == http::verb::head) message.content_length(response.body->size());
    return message;
}

// Waits for an answer that comes by a call.
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

// A connection counts for its address as long as it lives.
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

Awaitable<bool> write(Stream& stream, const HttpResponse& message) {
    error_code error;
    stream.expires_after(kPatience);
    co_await http::async_write(stream, message, net::redirect_error(kAwait, error));
    co_return !error && message.keep_alive();
}

// Too much is answered slowly: with so many connections an address, a flood becomes a trickle.
Awaitable<> hold_back(Executor executor, const Response& response) {
    if (response.status != 429) co_return;
    Timer pause(executor, std::chrono::seconds(1));
    error_code ignored;
    co_await pause.async_wait(net::redirect_error(kAwait, ignored));
}

// One connection that speaks HTTP.
class HttpSession {
public:
    HttpSession(Shared& shared, Socket socket, net::ip::address peer, std::string own)
        : shared_(shared),
          peer_(std::move(peer)),
          own_(std::move(own)),
          stream_(std::move(socket)) {}

    Awaitable<> run() {
        // Each request that comes through the proxy may be another client's: the connection counts
        // for whom it serves, as long as it does.
        const bool proxied = is_proxy(peer_, shared_.settings->trusted_proxy);
        if (!proxied && !count(name_for_limits(peer_))) co_return;
        for (bool alive = true; alive && !shared_.stopping;) {
            if (!co_await read()) break;
            if (const auto refusal = refusal_of(message_)) {
                co_await refuse(*refusal);
                break;
            }
            Request request = request_from(message_, peer_, shared_.settings->trusted_proxy);
            request.own_address = own_;
            if (proxied && !count(request.address)) {
                alive = co_await reply(too_many_response());
                continue;
            }
            if (Api::is_socket(request) && websocket::is_upgrade(message_))
                co_return co_await upgrade(request);
            alive = co_await answer(request);
            if (proxied) counted_.reset();
        }
        end();
    }

private:
    bool count(const std::string& address) {
        counted_ = std::make_shared<Counted>(*shared_.limits, address);
        if (!*counted_) shared_.api->note_refusal(address, "too many connections");
        return static_cast<bool>(*counted_);
    }

    // An answer after which nothing more is read: where the next request would begin is not sure.
    Awaitable<> refuse(const Response& response) {
        shared_.api->note_refusal(peer_.to_string(), *response.body);
        message_.keep_alive(false);
        co_await write(stream_, wire(response, message_));
    }

    // Reads on until the header of the next request can be parsed. False if it is not to be.
    Awaitable<bool> read_header() {
        constexpr std::size_t kAtOnce = 1536;
        HeaderScan scan;
        for (;;) {
            const auto bytes = buffer_.cdata();
            const auto found = scan.look({static_cast<const char*>(bytes.data()), bytes.size()});
            if (found == HeaderScan::Found::folded) {
                co_await refuse(
                    error_response(400, "bad-request", "a header must not go on in the next line"));
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

    // The next request, whole; or the answer to one that is too large.
    Awaitable<bool> read() {
        RequestParser parser;
        set_limits(parser);
        stream_.expires_after(kPatience);
        if (!co_await read_header()) co_return false;
        error_code error;
        co_await http::async_read(stream_, buffer_, parser, net::redirect_error(kAwait, error));
        if (!error) {
            message_ = parser.release();
            co_return true;
        }
        if (parser.got_some()) shared_.api->note_refusal(peer_.to_string(), error.message());
        if (error == http::error::body_limit)
            co_await write(stream_,
                           wire(error_response(413, "too-large", "too large"), HttpRequest()));
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
        co_return co_await write(stream_, wire(response, message_));
    }

    // The connection goes on as a WebSocket, or is over.
    Awaitable<> upgrade(const Request& request) {
        auto admission = co_await answer_of<Api::Admission>(stream_.get_executor(), [&](auto done) {
            shared_.api->admit(request, std::move(done));
        });
        if (!admission.table) {
            message_.keep_alive(false);
            co_await reply(admission.refusal);
            co_return end();
        }
        stream_.expires_never();
        stream_.rate_policy().limited = shared_.limits->enforced();
        co_await open_web_socket(shared_, std::move(stream_), message_, std::move(admission),
                                 counted_);
    }

    void end() {
        error_code ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_both, ignored);
    }

    Shared& shared_;
    const net::ip::address peer_;
    const std::string own_;  // the address of ours that the peer is connected to
    Stream stream_;
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
    HttpSession session(shared, std::move(socket), peer.address(), own);
    co_await session.run();
}

}  // namespace bornes::server
