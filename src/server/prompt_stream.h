// A plain connection under a WebSocket. Its writes do not wait: it keeps the bytes that the kernel
// does not take at once, and sends them as soon as there is room. So a frame usually costs one
// system call and no asynchronous operation.
#pragma once

#include <sys/socket.h>

#include <array>
#include <boost/beast/core/bind_handler.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "server/network_inside.h"

namespace bornes::server {

// A layer of Boost.Beast, for websocket::stream.
class PromptStream {
public:
    using next_layer_type = Stream;
    using executor_type = Executor;

    explicit PromptStream(Stream stream) : state_(std::make_shared<State>(std::move(stream))) {}
    PromptStream(PromptStream&&) noexcept = default;
    PromptStream& operator=(PromptStream&&) = delete;
    PromptStream(const PromptStream&) = delete;
    PromptStream& operator=(const PromptStream&) = delete;
    // Closes the connection. Bytes that the kernel has not taken yet are lost.
    ~PromptStream() {
        if (state_) state_->stream.close();
    }

    Stream& next_layer() { return state_->stream; }
    const Stream& next_layer() const { return state_->stream; }
    executor_type get_executor() { return state_->stream.get_executor(); }

    // Sends a whole message as one text frame. Does not report a failed connection: the code that
    // reads from the connection notices the failure.
    void send_text(std::string_view text);

    // How many bytes the kernel has not taken yet.
    std::size_t kept() const { return state_->kept.size(); }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return state_->stream.async_read_some(buffers, std::forward<Token>(token));
    }

    // Completes without waiting. Beast uses this only for its own short frames, and for the
    // response that opens the WebSocket.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return net::async_initiate<Token, void(error_code, std::size_t)>(
            [this](auto handler, const std::string& bytes) {
                state_->send({{{const_cast<char*>(bytes.data()), bytes.size()}, {}}});
                net::post(get_executor(), beast::bind_front_handler(std::move(handler),
                                                                    error_code(), bytes.size()));
            },
            token, beast::buffers_to_string(buffers));
    }

private:
    using Pieces = std::array<iovec, 2>;

    // Outlives the stream while bytes wait for the kernel.
    struct State : std::enable_shared_from_this<State> {
        explicit State(Stream given) : stream(std::move(given)) {}
        void send(Pieces pieces);
        void send_rest();
        std::size_t take(iovec* pieces, std::size_t count);

        Stream stream;
        std::string kept;     // bytes that the kernel has not taken yet
        bool failed = false;  // nothing can be sent any more
    };

    std::shared_ptr<State> state_;
};

void teardown(beast::role_type role, PromptStream& stream, error_code& error);

template <class Handler>
void async_teardown(beast::role_type role, PromptStream& stream, Handler&& handler) {
    using beast::websocket::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace bornes::server
