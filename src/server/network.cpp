#include "server/network.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/listening.h"

namespace bornes::server {

class Network::Inside {
public:
    Shared shared;  // destroyed after the context, whose handlers use it
    net::io_context context{1};
    Timer alarm{context};
    Timer last_moment{context};  // separate from the alarm, which the hub sets until the end
    std::list<Acceptor> acceptors;

    // A program that renews certificates need not notify the server.
    Awaitable<> watch_certificate() {
        constexpr std::chrono::seconds kBetween{2};
        for (Timer pause(context); !shared.stopping;) {
            pause.expires_after(kBetween);
            error_code error;
            co_await pause.async_wait(net::redirect_error(kAwait, error));
            shared.certificate->renew(false);
        }
    }

    Awaitable<> accept(Acceptor& acceptor) {
        for (;;) {
            Socket socket(context);
            error_code error;
            co_await acceptor.async_accept(socket, net::redirect_error(kAwait, error));
            if (shared.stopping) co_return;
            if (error) {  // out of descriptors: wait
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
    inside_->shared.proxies = Proxies(settings.trusted_proxies);
    if (!settings.tls_cert.empty()) {
        inside_->shared.certificate =
            std::make_unique<Certificate>(settings.tls_cert, settings.tls_key);
        net::co_spawn(inside_->context, inside_->watch_certificate(), net::detached);
    }
    inside_->acceptors = listening_sockets(inside_->context, settings);
    for (Acceptor& acceptor : inside_->acceptors) {
        net::co_spawn(inside_->context, inside_->accept(acceptor), net::detached);
        spdlog::info("listening at {}", text_of(acceptor.local_endpoint()));
    }
    return inside_->acceptors.front().local_endpoint().port();
}

void Network::renew_certificate() {
    post([&shared = inside_->shared] {
        if (shared.certificate) return shared.certificate->renew(true);
        spdlog::info(
            "SIGHUP: there is no certificate to read again; other settings are read at the "
            "start only");
    });
}

void Network::run() { inside_->context.run(); }

void Network::stop(std::function<void()> before) {
    post([&inside = *inside_, before = std::move(before)] {
        if (std::exchange(inside.shared.stopping, true)) return;
        for (Acceptor& acceptor : inside.acceptors) acceptor.close();
        before();
        close_web_sockets(inside.shared);
        // Gives pending writes a moment to arrive.
        inside.last_moment.expires_after(std::chrono::milliseconds(500));
        inside.last_moment.async_wait([&inside](error_code) { inside.context.stop(); });
    });
}

}  // namespace bornes::server
