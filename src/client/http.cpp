#include "client/http.h"

#include <boost/asio/co_spawn.hpp>
#include <optional>
#include <utility>

#include "client/streams.h"

namespace bornes::client {
namespace {

using Response = http::response<http::string_body>;

constexpr std::uint64_t kLargestBody = 64U << 20U;
constexpr std::chrono::seconds kTimeout{30};

http::request<http::string_body> request_of(const Address& address, const Request& request) {
    http::request<http::string_body> out(http::string_to_verb(request.method), address.path, 11);
    out.set(http::field::host, address.authority());
    out.set(http::field::user_agent, "bornes");
    out.set(http::field::connection, "close");
    if (!request.token.empty()) out.set(http::field::authorization, "Bearer " + request.token);
    if (request.method == "POST") out.set(http::field::content_type, "application/json");
    out.body() = request.body;
    out.prepare_payload();
    return out;
}

template <class Stream>
net::awaitable<Response> exchange_on(Stream& stream, const Address& address,
                                     const Request& request) {
    co_await connect(stream, address);
    beast::get_lowest_layer(stream).expires_after(kTimeout);
    const auto out = request_of(address, request);
    co_await http::async_write(stream, out, net::use_awaitable);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(kLargestBody);
    co_await http::async_read(stream, buffer, parser, net::use_awaitable);
    co_return parser.release();
}

net::awaitable<Response> exchange_with(const Address& address, const Request& request,
                                       net::io_context& context) {
    if (!address.tls) {
        PlainStream stream(context);
        co_return co_await exchange_on(stream, address, request);
    }
    net::ssl::context trust = trusting_context();
    TlsStream stream(context, trust);
    co_return co_await exchange_on(stream, address, request);
}

// The cookie is "bornes=TOKEN; Path=/; ...". Its name is __Host-bornes if the server knows that the
// connection is encrypted.
std::string token_in(std::string_view cookie) {
    for (const std::string_view name : {"bornes=", "__Host-bornes="})
        if (cookie.starts_with(name))
            return std::string(cookie.substr(name.size(), cookie.find(';') - name.size()));
    return {};
}

ConnectionReason reason_of(beast::error_code error) {
    if (error == net::error::connection_refused) return ConnectionReason::refused;
    if (error == net::error::host_not_found || error == net::error::host_not_found_try_again)
        return ConnectionReason::no_host;
    if (error == beast::error::timeout || error == net::error::timed_out)
        return ConnectionReason::silent;
    return ConnectionReason::other;
}

}  // namespace

Answer exchange(const Address& address, const Request& request) {
    net::io_context context;
    std::optional<Response> response;
    std::exception_ptr failed;
    net::co_spawn(context, exchange_with(address, request, context),
                  [&](std::exception_ptr error, Response answer) {
                      failed = std::move(error);
                      response = std::move(answer);
                  });
    context.run();
    try {
        if (failed) std::rethrow_exception(failed);
    } catch (const boost::system::system_error& error) {
        throw ConnectionFault(error.code().message(), reason_of(error.code()));
    }
    return {static_cast<int>(response->result_int()), std::string(response->reason()),
            response->body(), token_in((*response)[http::field::set_cookie])};
}

}  // namespace bornes::client
