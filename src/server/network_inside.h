// The types of Boost.Beast that the server uses, and the state that its sessions share.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <set>

#include "server/certificate.h"
#include "server/network.h"
#include "server/read_rate.h"
#include "server/request_reading.h"

namespace bornes::server {

namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using beast::error_code;

// Everything runs on one thread, so no strands or type-erased executors are needed.
using Executor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<tcp, Executor>;
using Stream = beast::basic_stream<tcp, Executor, ReadRate>;
using Timer = net::basic_waitable_timer<std::chrono::steady_clock,
                                        net::wait_traits<std::chrono::steady_clock>, Executor>;
using Acceptor = net::basic_socket_acceptor<tcp, Executor>;
template <typename T = void>
using Awaitable = net::awaitable<T, Executor>;
inline constexpr net::use_awaitable_t<Executor> kAwait{};

// The byte stream below HTTP: plain, or encrypted by this server.
using TlsStream = beast::ssl_stream<Stream>;

// An open WebSocket over any kind of stream.
class OpenSocket {
public:
    OpenSocket() = default;
    virtual ~OpenSocket() = default;
    OpenSocket(const OpenSocket&) = delete;
    OpenSocket& operator=(const OpenSocket&) = delete;
    virtual void close(websocket::close_code code) = 0;
};

struct Shared {
    const Settings* settings = nullptr;
    Proxies proxies;
    Api* api = nullptr;
    Limits* limits = nullptr;
    Metrics* metrics = nullptr;
    std::unique_ptr<Certificate> certificate;  // null: connections are plain
    std::set<OpenSocket*> sockets;
    bool stopping = false;
};

// Continues a connection as the WebSocket that it asked for. Releases `counted` when that ends.
Awaitable<> open_web_socket(Shared& shared, Stream stream, const HttpRequest& request,
                            Api::Admission admission, std::shared_ptr<void> counted);
Awaitable<> open_web_socket(Shared& shared, TlsStream stream, const HttpRequest& request,
                            Api::Admission admission, std::shared_ptr<void> counted);
void close_web_sockets(Shared& shared);
// Runs HTTP on one connection until it ends or becomes a WebSocket.
Awaitable<> run_http(Shared& shared, Socket socket);

}  // namespace bornes::server
