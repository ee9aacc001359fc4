#include "server/network.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <stdexcept>
#include <utility>

#include "server/network_inside.h"

namespace bornes::server {

class Network::Inside {
public:
    Shared shared;  // first: what is still going on when the context ends looks at it
    net::io_context context{1};
    Timer alarm{context};
    Timer last_moment{context};  // not the alarm, which the hub sets anew until the end
    Acceptor acceptor{context};

    void bind(const Settings& settings) {
        constexpr int kPortsToTry = 100;
        tcp::endpoint endpoint(net::ip::make_address(settings.address), settings.port);
        acceptor.open(endpoint.protocol());
        acceptor.set_option(net::socket_base::reuse_address(true));
        for (int tries = 1;; ++tries) {
            error_code error;
            acceptor.bind(endpoint, error);
            if (!error) acceptor.listen(4096, error);
            if (!error) return;
            const bool taken = error == net::error::address_in_use;
            if (!taken || !settings.port_search || tries == kPortsToTry)
                throw std::runtime_error(fmt::format("cannot listen at {}:{}: {}", settings.address,
                                                     endpoint.port(), error.message()));
            endpoint.port(static_cast<std::uint16_t>(endpoint.port() + 1));
        }
    }

    Awaitable<> accept() {
        for (;;) {
            Socket socket(context);
            error_code error;
            co_await acceptor.async_accept(socket, net::redirect_error(kAwait, error));
            if (shared.stopping) co_return;
            if (error) {  // no descriptors left: wait for some
                spdlog::warn("cannot accept a connection: {}", error.message());
                Timer pause(context, std::chrono::milliseconds(100));
                co_await pause.async_wait(net::redirect_error(kAwait, error));
                continue;
            }
            net::co_spawn(context, run_http(shared, std::move(socket)), net::detached);
        }
    }
};

Network::Network() : inside_(std::make_unique<Inside>()) {}
Network::~Network() = default;

void Network::post(std::function<void()> task) { net::post(inside_->context, std::move(task)); }

void Network::set_alarm(std::int64_t in_ms, std::function<void()> ring) {
    inside_->alarm.expires_after(std::chrono::milliseconds(in_ms));
    inside_->alarm.async_wait([ring = std::move(ring)](error_code error) {
        if (!error) ring();
    });
}

std::uint16_t Network::listen(const Settings& settings, Api& api, Limits& limits,
                              Metrics& metrics) {
    inside_->shared.settings = &settings;
    inside_->shared.api = &api;
    inside_->shared.limits = &limits;
    inside_->shared.metrics = &metrics;
    inside_->bind(settings);
    net::co_spawn(inside_->context, inside_->accept(), net::detached);
    return inside_->acceptor.local_endpoint().port();
}

void Network::run() { inside_->context.run(); }

void Network::stop(std::function<void()> before) {
    post([&inside = *inside_, before = std::move(before)] {
        if (std::exchange(inside.shared.stopping, true)) return;
        inside.acceptor.close();
        before();
        close_web_sockets(inside.shared);
        // What is being written has a moment to arrive.
        inside.last_moment.expires_after(std::chrono::milliseconds(500));
        inside.last_moment.async_wait([&inside](error_code) { inside.context.stop(); });
    });
}

}  // namespace bornes::server
