#include "online/unruly_proxy.h"

#include <poll.h>

#include <array>

namespace bornes::tests {
namespace {

constexpr std::chrono::milliseconds kLongestWait{100};

}  // namespace

// One client, and the server that the proxy chose for it.
class UnrulyProxy::Line {
public:
    Line(UnrulyProxy& proxy, Socket client, Socket server, std::uint64_t seed)
        : proxy_(proxy), ends_{{{std::move(client), ""}, {std::move(server), ""}}}, random_(seed) {}

    void run() {
        while (!proxy_.stopping_ && carry()) {
        }
    }

private:
    struct End {
        Socket socket;
        std::string bytes;  // received here, not forwarded yet
        bool frames = false;
    };

    bool carry() {
        std::array<pollfd, 2> waits{
            {{ends_[0].socket.descriptor(), POLLIN, 0}, {ends_[1].socket.descriptor(), POLLIN, 0}}};
        ::poll(waits.data(), waits.size(), static_cast<int>(kLongestWait.count()));
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            if (waits[i].revents == 0) continue;
            if (!ends_[i].socket.receive(ends_[i].bytes)) return false;
            if (!pass_on(ends_[i], ends_[1 - i].socket)) return false;
        }
        return true;
    }

    bool pass_on(End& from, const Socket& to) {
        if (!from.frames && !pass_head_on(from, to)) return false;
        if (!from.frames) return true;
        while (const std::size_t size = frame_at_front(from.bytes).size) {
            const std::string frame = from.bytes.substr(0, size);
            from.bytes.erase(0, size);
            if (!pass_frame_on(frame, to)) return false;
        }
        return true;
    }

    // Passes requests unchanged if they are not WebSockets.
    static bool pass_head_on(End& from, const Socket& to) {
        const std::size_t end = from.bytes.find("\r\n\r\n");
        const bool socket = from.bytes.find("Sec-WebSocket") != std::string::npos;
        if (socket && end == std::string::npos) return true;
        const std::size_t size = socket ? end + 4 : from.bytes.size();
        const bool sent = to.send(from.bytes.substr(0, size));
        from.bytes.erase(0, size);
        from.frames = socket;
        return sent;
    }

    bool pass_frame_on(const std::string& frame, const Socket& to) {
        if (happens(proxy_.habits_.delay, proxy_.delayed_))
            std::this_thread::sleep_for(std::chrono::milliseconds(random_.below(100)));
        if (happens(proxy_.habits_.swallow, proxy_.swallowed_)) {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            return break_off();
        }
        if (happens(proxy_.habits_.cut, proxy_.cut_)) {
            to.send(frame.substr(0, frame.size() / 2));
            return break_off();
        }
        if (static_cast<std::uint8_t>(frame[0]) == Frame::kText &&
            happens(proxy_.habits_.duplicate, proxy_.duplicated_) && !to.send(frame))
            return false;
        return to.send(frame);
    }

    bool break_off() {
        for (End& end : ends_) end.socket.reset();
        return false;
    }

    bool happens(std::uint32_t in_a_thousand, std::atomic<int>& count) {
        const bool happens = random_.below(1000) < in_a_thousand;
        if (happens) ++count;
        return happens;
    }

    UnrulyProxy& proxy_;
    std::array<End, 2> ends_;
    Random random_;
};

UnrulyProxy::UnrulyProxy(std::vector<std::uint16_t> servers, Habits habits)
    : servers_(std::move(servers)), habits_(habits), listener_(Socket::listen()) {
    thread_ = std::thread([this] { accept(); });
}

UnrulyProxy::~UnrulyProxy() {
    stopping_ = true;
    thread_.join();
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [&] { return lines_ == 0; });
}

Socket UnrulyProxy::connect(Random& random) const {
    const std::size_t first = random.below(static_cast<std::uint32_t>(servers_.size()));
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        Socket server = Socket::connect(servers_[(first + i) % servers_.size()]);
        if (server.open()) return server;
    }
    return {};
}

void UnrulyProxy::accept() {
    Random random(3);
    while (!stopping_) {
        if (!listener_.wait_for_bytes(kLongestWait)) continue;
        Socket client = listener_.accept();
        Socket server = connect(random);
        if (!client.open() || !server.open()) continue;
        {
            const std::lock_guard lock(mutex_);
            ++lines_;
        }
        auto line =
            std::make_shared<Line>(*this, std::move(client), std::move(server), random.next());
        std::thread([this, line]() mutable {
            line->run();
            line.reset();
            const std::lock_guard lock(mutex_);
            --lines_;
            ended_.notify_all();
        }).detach();
    }
}

}  // namespace bornes::tests
