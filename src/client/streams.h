// Connections to a server, plain or with TLS, for http.cpp and socket.cpp.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <chrono>

#include "client/address.h"
#include "client/connection_fault.h"

namespace bornes::client {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using PlainStream = beast::tcp_stream;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

inline constexpr std::chrono::seconds kConnectTime{10};

// Accepts only certificates that this machine trusts.
inline net::ssl::context trusting_context() {
    net::ssl::context context(net::ssl::context::tls_client);
    context.set_default_verify_paths();
    context.set_verify_mode(net::ssl::verify_peer);
    return context;
}

// Whether the error means that the server has no TLS: it hangs up on a TLS greeting, or answers
// with text.
inline bool is_no_tls(beast::error_code error) {
    if (error == net::ssl::error::stream_truncated) return true;
    return error.category() == net::error::get_ssl_category() &&
           ERR_GET_REASON(static_cast<unsigned long>(error.value())) == SSL_R_WRONG_VERSION_NUMBER;
}

// Throws boost::system::system_error, like all of Asio, or ConnectionFault if the server has no
// TLS.
inline net::awaitable<void> connect(PlainStream& stream, const Address& address) {
    tcp::resolver resolver(co_await net::this_coro::executor);
    const auto found =
        co_await resolver.async_resolve(address.host, address.port, net::use_awaitable);
    stream.expires_after(kConnectTime);
    co_await stream.async_connect(found, net::use_awaitable);
    beast::error_code ignored;
    stream.socket().set_option(tcp::no_delay(true), ignored);
}

inline net::awaitable<void> connect(TlsStream& stream, const Address& address) {
    co_await connect(stream.next_layer(), address);
    SSL_set_tlsext_host_name(stream.native_handle(), address.host.c_str());
    stream.set_verify_callback(net::ssl::host_name_verification(address.host));
    beast::error_code error;
    co_await stream.async_handshake(net::ssl::stream_base::client,
                                    net::redirect_error(net::use_awaitable, error));
    if (is_no_tls(error)) throw ConnectionFault("no answer in https", ConnectionReason::no_https);
    if (const long why = SSL_get_verify_result(stream.native_handle()); error && why != X509_V_OK)
        throw ConnectionFault(X509_verify_cert_error_string(why), ConnectionReason::untrusted);
    if (error) throw boost::system::system_error(error);
}

}  // namespace bornes::client
