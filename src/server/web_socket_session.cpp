#include <spdlog/spdlog.h>

#include "server/network_inside.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLargestFrame = 4 * 1024;
// A reader that is further behind than this is dropped, and comes back when it can.
constexpr std::size_t kMostWaiting = 128;
constexpr std::size_t kMostWaitingBytes = 512 * 1024;
constexpr double kCommandBurst = 60;
constexpr double kCommandsPerSecond = 20;

// Whether the peer is to blame, and not the line between.
bool malformed(error_code error) {
    return error.category() == make_error_code(websocket::error::closed).category() &&
           error != websocket::error::closed;
}

}  // namespace

class WebSocketSession : public tables::Listener,
                         public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(Shared& shared, Stream stream, Api::Admission admission)
        : shared_(shared), socket_(std::move(stream)), admission_(std::move(admission)) {
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = std::chrono::seconds(10);
        // A ping after half of this without a word; after all of it the connection is dead.
        timeout.idle_timeout = std::chrono::seconds(2 * shared.settings->ping_s);
        timeout.keep_alive_pings = true;
        socket_.set_option(timeout);
        socket_.read_message_max(kLargestFrame);
        socket_.write_buffer_bytes(1024);
        socket_.auto_fragment(false);
        shared_.sockets.insert(this);
        ++shared_.metrics->sockets;
    }
    ~WebSocketSession() override {
        shared_.sockets.erase(this);
        --shared_.metrics->sockets;
    }

    Awaitable<> run(HttpRequest& request) {
        error_code error;
        co_await socket_.async_accept(request, net::redirect_error(kAwait, error));
        if (error) co_return;
        // Its headers would be a kilobyte for as long as somebody is connected.
        request = HttpRequest();
        admission_.refusal = Response();
        socket_.text(true);
        admission_.table->attach(shared_from_this(), admission_.asker, admission_.seen);
        co_await read();
        admission_.table->detach(*this);
    }

    void hear(std::shared_ptr<const std::string> message) override {
        if (closing_) return;
        waiting_bytes_ += message->size();
        waiting_.push_back(std::move(message));
        if (waiting_.size() > kMostWaiting || waiting_bytes_ > kMostWaitingBytes) {
            ++shared_.metrics->slow_readers;
            refuse("too slow a reader");
            // A close would wait behind what is not being read.
            closing_ = true;
            beast::get_lowest_layer(socket_).cancel();
            return;
        }
        if (!writing_) write();
    }

    void dismiss() override { close(websocket::close_code::normal); }

    void close(websocket::close_code code) {
        if (closing_) return;
        closing_ = true;
        code_ = code;
        if (!writing_) send_close();
    }

private:
    Awaitable<> read() {
        beast::flat_buffer buffer(kLargestFrame);
        error_code error;
        while (!closing_) {
            co_await socket_.async_read(buffer, net::redirect_error(kAwait, error));
            if (malformed(error)) refuse(error.message());
            if (error) co_return;
            ++shared_.metrics->messages_in;
            take({static_cast<const char*>(buffer.data().data()), buffer.size()});
            buffer.clear();
        }
        // The close that was sent is answered, or time runs out.
        while (!error) co_await socket_.async_read(buffer, net::redirect_error(kAwait, error));
    }

    void take(std::string_view frame) {
        using websocket::close_code;
        if (!socket_.got_text()) return refuse("a binary frame", close_code::unknown_data);
        if (!in_time()) return refuse("too many commands", close_code::policy_error);
        if (!admission_.table->command(shared_from_this(), frame))
            refuse("a frame that is no command", close_code::bad_payload);
    }

    bool in_time() {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return !shared_.limits->enforced() ||
               commands_.take(duration_cast<milliseconds>(now).count(), kCommandBurst,
                              kCommandsPerSecond);
    }

    void refuse(std::string_view why) { shared_.api->note_refusal(admission_.address, why); }
    void refuse(std::string_view why, websocket::close_code code) {
        refuse(why);
        close(code);
    }

    void write() {
        writing_ = true;
        ++shared_.metrics->messages_out;
        const auto message = waiting_.front();
        socket_.async_write(net::buffer(*message),
                            [self = shared_from_this(), message](error_code error, std::size_t) {
                                self->written(error);
                            });
    }

    void written(error_code error) {
        writing_ = false;
        if (error) {
            closing_ = true;
            return;
        }
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.pop_front();
        if (!waiting_.empty()) return write();
        if (closing_) send_close();
    }

    void send_close() {
        writing_ = true;
        socket_.async_close(code_, [self = shared_from_this()](error_code) {});
    }

    Shared& shared_;
    websocket::stream<Stream, false> socket_;
    Api::Admission admission_;
    std::deque<std::shared_ptr<const std::string>> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool writing_ = false;
    bool closing_ = false;
    websocket::close_code code_ = websocket::close_code::normal;
    Bucket commands_;
};

Awaitable<> run_web_socket(Shared& shared, Stream stream, HttpRequest request,
                           Api::Admission admission, std::shared_ptr<void> counted) {
    const auto kept = std::move(counted);
    const auto session =
        std::make_shared<WebSocketSession>(shared, std::move(stream), std::move(admission));
    co_await session->run(request);
}

void close_web_sockets(Shared& shared) {
    const std::set<WebSocketSession*> sockets = shared.sockets;
    for (WebSocketSession* socket : sockets) socket->close(websocket::close_code::service_restart);
}

}  // namespace bornes::server
