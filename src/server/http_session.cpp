#include <spdlog/spdlog.h>

#include "server/network_inside.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLargestHeader = 8 * 1024;
constexpr std::size_t kLargestBody = 8 * 1024;
// For a whole request to arrive, and for a response to leave: a trickle is not enough.
constexpr std::chrono::seconds kPatience{10};

std::string text(boost::beast::string_view view) { return {view.data(), view.size()}; }

// "a=1; bornes=TOKEN; b=2"
std::string cookie_of(std::string_view cookies) {
    constexpr std::string_view kName = "bornes=";
    while (!cookies.empty()) {
        std::string_view each = cookies.substr(0, cookies.find(';'));
        cookies.remove_prefix(std::min(cookies.size(), each.size() + 1));
        while (each.starts_with(' ')) each.remove_prefix(1);
        if (each.starts_with(kName)) return std::string(each.substr(kName.size()));
    }
    return "";
}

std::string token_of(const HttpRequest& message) {
    constexpr std::string_view kBearer = "Bearer ";
    const std::string authorization = text(message[http::field::authorization]);
    if (authorization.starts_with(kBearer)) return authorization.substr(kBearer.size());
    return cookie_of(text(message[http::field::cookie]));
}

// The last address in X-Forwarded-For is the one that the proxy itself saw.
std::string forwarded_for(const HttpRequest& message) {
    const std::string all = text(message["X-Forwarded-For"]);
    const std::size_t comma = all.rfind(',');
    const std::size_t begin =
        comma == std::string::npos ? 0 : all.find_first_not_of(' ', comma + 1);
    return begin == std::string::npos ? "" : all.substr(begin);
}

Request plain(const Shared& shared, const HttpRequest& message, const net::ip::address& peer) {
    Request request;
    request.method = text(message.method_string());
    const std::string target = text(message.target());
    const std::size_t question = target.find('?');
    request.path = target.substr(0, question);
    if (question != std::string::npos) request.query = target.substr(question + 1);
    request.host = text(message[http::field::host]);
    request.origin = text(message[http::field::origin]);
    request.token = token_of(message);
    request.content_type = text(message[http::field::content_type]);
    request.accept_encoding = text(message[http::field::accept_encoding]);
    request.if_none_match = text(message[http::field::if_none_match]);
    request.body = message.body();
    request.address = peer.to_string();
    const std::string forwarded = forwarded_for(message);
    request.local = peer.is_loopback() && forwarded.empty();
    if (request.address == shared.settings->trusted_proxy && !forwarded.empty())
        request.address = forwarded;
    return request;
}

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
    for (const auto& [name, value] : response.headers) message.set(name, value);
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
        explicit Waiting(Executor executor) : arrived(executor) {}
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

}  // namespace

Awaitable<> run_http(Shared& shared, Socket socket) {
    error_code error;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) co_return;
    socket.set_option(tcp::no_delay(true), error);
    const Executor executor = socket.get_executor();
    Stream stream(std::move(socket));
    beast::flat_buffer buffer(kLargestHeader + kLargestBody);
    std::shared_ptr<Counted> counted;
    for (bool alive = true; alive && !shared.stopping;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(kLargestHeader);
        parser.body_limit(kLargestBody);
        stream.expires_after(kPatience);
        co_await http::async_read(stream, buffer, parser, net::redirect_error(kAwait, error));
        if (error == http::error::body_limit) {
            HttpRequest request;
            co_await write(stream, wire(error_response(413, "too-large", "too large"), request));
        }
        if (error) break;
        HttpRequest message = parser.release();
        const Request request = plain(shared, message, peer.address());
        if (!counted) counted = std::make_shared<Counted>(*shared.limits, request.address);
        if (!*counted) {
            co_await write(stream,
                           wire(error_response(429, "too-many", "too many connections"), message));
            break;
        }
        if (Api::is_socket(request) && websocket::is_upgrade(message)) {
            auto admission = co_await answer_of<Api::Admission>(
                executor, [&](auto done) { shared.api->admit(request, std::move(done)); });
            if (admission.table) {
                stream.expires_never();
                // On its own, so that what HTTP needed is given back meanwhile.
                net::co_spawn(executor,
                              run_web_socket(shared, std::move(stream), std::move(message),
                                             std::move(admission), counted),
                              net::detached);
                co_return;
            }
            message.keep_alive(false);  // whoever wanted a WebSocket has no use for this one
            alive = co_await write(stream, wire(admission.refusal, message));
            continue;
        }
        const Response response = co_await answer_of<Response>(
            executor, [&](auto done) { shared.api->handle(request, std::move(done)); });
        alive = co_await write(stream, wire(response, message));
    }
    stream.socket().shutdown(tcp::socket::shutdown_both, error);
}

}  // namespace bornes::server
