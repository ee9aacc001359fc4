#include <array>
#include <utility>
#include <vector>

#include "server/network_inside.h"
#include "server/prompt_stream.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLargestFrame = 4096;
constexpr std::size_t kUsualFrame = 256;
// A client that lags further behind is dropped. It can reconnect later.
constexpr std::size_t kMostWaiting = 128;
constexpr std::size_t kMostWaitingBytes = 1 << 19;  // 512 KiB
// How long pending writes and the answer to a close may take.
constexpr std::chrono::seconds kClosingTime{5};

// Whether the client caused the error, not the network.
bool malformed(error_code error) {
    return error.category() == make_error_code(websocket::error::closed).category() &&
           error != websocket::error::closed;
}

template <class Wire>
class WebSocketSession : public tables::Listener,
                         public OpenSocket,
                         public std::enable_shared_from_this<WebSocketSession<Wire>> {
public:
    WebSocketSession(Shared& shared, Wire wire, std::shared_ptr<Table> table, std::string address,
                     std::shared_ptr<void> counted)
        : shared_(shared),
          socket_(std::move(wire)),
          table_(std::move(table)),
          address_(std::move(address)),
          counted_(std::move(counted)) {
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = std::chrono::seconds(10);
        // Sends a ping after half of this time without a message. After all of it, the connection
        // is dead.
        timeout.idle_timeout = std::chrono::seconds(2 * shared.settings->ping_s);
        timeout.keep_alive_pings = true;
        socket_.set_option(timeout);
        socket_.read_message_max(kLargestFrame);
        socket_.auto_fragment(false);
    }
    ~WebSocketSession() override {
        if (shared_.sockets.erase(this) > 0) --shared_.metrics->sockets;
    }

    Awaitable<bool> accept(const HttpRequest& request) {
        error_code error;
        co_await socket_.async_accept(request, net::redirect_error(kAwait, error));
        socket_.text(true);
        co_return !error;
    }

    // From here on, the session uses callbacks: a coroutine's frame would take memory as long as
    // the connection is open.
    void start(tables::Asker asker, std::uint32_t seen) {
        // The set must not have the socket earlier, because a socket cannot be closed before it is
        // accepted.
        shared_.sockets.insert(this);
        ++shared_.metrics->sockets;
        socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            // Beast answers a close by itself, and nothing may follow the answer.
            if (kind == websocket::frame_type::close)
                closing_ = true;
            else
                count_control_frame();
        });
        read();
        guest_ = asker.guest.text;
        table_->attach(this->shared_from_this(), std::move(asker), seen);
        if (shared_.stopping) close(websocket::close_code::service_restart);
    }

    void hear(std::shared_ptr<const std::string> message) override {
        if (closing_) return;
        if constexpr (kPrompt) {
            socket_.next_layer().send_text(*message);
            count_sent();
            if (lags()) give_up_slow_reader();
        } else {
            waiting_bytes_ += message->size();
            waiting_.push_back(std::move(message));
            if (lags()) return give_up_slow_reader();
            if (!writing_) write();
        }
    }

    void dismiss() override { close(websocket::close_code::normal); }

    void close(websocket::close_code code) override {
        if (closing_) return;
        closing_ = true;
        code_ = code;
        if (!writing_) send_close();
        const auto deadline = std::make_shared<Timer>(socket_.get_executor(), kClosingTime);
        deadline->async_wait([self = this->weak_from_this(), deadline](error_code) {
            if (const auto session = self.lock()) session->hang_up();
        });
    }

private:
    static constexpr bool kPrompt = std::is_same_v<Wire, PromptStream>;

    // Counts messages once the kernel has taken all of them. Until then, they are counted with the
    // next message.
    void count_sent() {
        ++uncounted_;
        if (socket_.next_layer().kept() == 0)
            shared_.metrics->messages_out += std::exchange(uncounted_, 0);
    }

    bool lags() const {
        if constexpr (kPrompt)
            return socket_.next_layer().kept() > kMostWaitingBytes;
        else
            return waiting_.size() > kMostWaiting || waiting_bytes_ > kMostWaitingBytes;
    }

    void give_up_slow_reader() {
        ++shared_.metrics->slow_readers;
        refuse("too slow a reader");
        // A close frame would wait behind messages that the client does not read.
        closing_ = true;
        hang_up();
    }

    // Makes pending reads and writes fail.
    void hang_up() { beast::get_lowest_layer(socket_).close(); }

    void read() {
        socket_.async_read_some(net::buffer(piece_), [self = this->shared_from_this()](
                                                         error_code error, std::size_t size) {
            self->got(error, {self->piece_.data(), size});
        });
    }

    void got(error_code error, std::string_view piece) {
        if (malformed(error)) refuse(error.message());
        if (!error && !closing_) collect(piece);
        // Stops reading. If this side closes, async_close() reads the client's answer.
        if (error || closing_) return table_->detach(*this);
        read();
    }

    void collect(std::string_view piece) {
        if (!socket_.is_message_done()) {
            frame_.append(piece);
            // The buffer had room for more, so the sender split the message into short fragments.
            if (piece.size() < kUsualFrame && !within_rate())
                refuse("too many fragments", websocket::close_code::policy_error);
            return;
        }
        ++shared_.metrics->messages_in;
        if (frame_.empty()) return take(piece);
        take(std::exchange(frame_, {}).append(piece));
    }

    void take(std::string_view frame) {
        using websocket::close_code;
        if (!socket_.got_text()) return refuse("a binary frame", close_code::unknown_data);
        if (!within_rate()) return refuse("too many commands", close_code::policy_error);
        const bool within_limits = shared_.limits->command(address_, guest_, steady_ms());
        if (!table_->command(this->shared_from_this(), frame, within_limits))
            refuse("a frame that is not a command", close_code::bad_payload);
    }

    // If the client does not read, answers to its pings pile up like messages. The session is
    // closed in a later task, because the connection cannot be closed while it answers the frame.
    void count_control_frame() {
        if (closing_ || (within_rate() && !lags())) return;
        net::post(socket_.get_executor(), [self = this->shared_from_this()] {
            if (self->closing_) return;
            if (self->lags()) return self->give_up_slow_reader();
            self->refuse("too many control frames", websocket::close_code::policy_error);
        });
    }

    bool within_rate() { return shared_.limits->command(commands_, steady_ms()); }

    void refuse(std::string_view why) { shared_.api->note_refusal(address_, why); }
    void refuse(std::string_view why, websocket::close_code code) {
        refuse(why);
        close(code);
    }

    void write() {
        writing_ = true;
        ++shared_.metrics->messages_out;
        const auto message = waiting_.front();
        socket_.async_write(net::buffer(*message),
                            [self = this->shared_from_this(), message](
                                error_code error, std::size_t) { self->written(error); });
    }

    void written(error_code error) {
        writing_ = false;
        if (error) {
            closing_ = true;
            return;
        }
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.erase(waiting_.begin());
        if (!waiting_.empty()) return write();
        if (closing_) send_close();
    }

    void send_close() {
        writing_ = true;
        socket_.async_close(code_, [self = this->shared_from_this()](error_code) {});
    }

    Shared& shared_;
    websocket::stream<Wire, false> socket_;
    const std::shared_ptr<Table> table_;
    const std::string address_;  // of the client
    std::string guest_;          // empty: unknown
    const std::shared_ptr<void> counted_;
    std::array<char, kUsualFrame> piece_{};
    std::string frame_;  // the beginning of a larger frame
    // Usually empty, and never long. A deque would take half a kilobyte even when empty.
    std::vector<std::shared_ptr<const std::string>> waiting_;
    std::size_t waiting_bytes_ = 0;
    unsigned uncounted_ = 0;
    bool writing_ = false;
    bool closing_ = false;
    websocket::close_code code_ = websocket::close_code::normal;
    Bucket commands_;
};

template <class Wire>
Awaitable<> open(Shared& shared, Wire wire, const HttpRequest& request, Api::Admission admission,
                 std::shared_ptr<void> counted) {
    const auto session = std::make_shared<WebSocketSession<Wire>>(
        shared, std::move(wire), std::move(admission.table), std::move(admission.address),
        std::move(counted));
    if (co_await session->accept(request))
        session->start(std::move(admission.asker), admission.seen);
}

}  // namespace

Awaitable<> open_web_socket(Shared& shared, Stream stream, const HttpRequest& request,
                            Api::Admission admission, std::shared_ptr<void> counted) {
    return open(shared, PromptStream(std::move(stream)), request, std::move(admission),
                std::move(counted));
}
Awaitable<> open_web_socket(Shared& shared, TlsStream stream, const HttpRequest& request,
                            Api::Admission admission, std::shared_ptr<void> counted) {
    return open(shared, std::move(stream), request, std::move(admission), std::move(counted));
}

void close_web_sockets(Shared& shared) {
    const std::set<OpenSocket*> sockets = shared.sockets;
    for (OpenSocket* socket : sockets) socket->close(websocket::close_code::service_restart);
}

}  // namespace bornes::server
