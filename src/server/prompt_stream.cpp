#include "server/prompt_stream.h"

#include <algorithm>
#include <cerrno>
#include <optional>

namespace bornes::server {
namespace {

// Sends as many bytes as the kernel takes now. Returns how many, or nothing if the connection has
// failed.
std::optional<std::size_t> sent_at_once(int socket, iovec* pieces, std::size_t count) {
    msghdr message{};
    message.msg_iov = pieces;
    message.msg_iovlen = count;
    const ssize_t sent = ::sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0) return static_cast<std::size_t>(sent);
    if (errno == EAGAIN || errno == EINTR) return 0;
    return std::nullopt;
}

// Writes the header of a text message in a single frame, which a server does not mask (RFC 6455,
// 5.2). Returns the length of the header.
std::size_t write_header(std::array<char, 10>& header, std::uint64_t size) {
    constexpr std::uint64_t kShort = 126;
    constexpr std::uint64_t kMedium = 1 << 16;
    header[0] = static_cast<char>(0x81);
    const std::size_t digits = size < kShort ? 0 : size < kMedium ? 2 : 8;
    header[1] = static_cast<char>(digits == 0 ? size : digits == 2 ? 126 : 127);
    for (std::size_t i = 0; i < digits; ++i)
        header[1 + digits - i] = static_cast<char>(size >> (8 * i) & 0xff);
    return 2 + digits;
}

}  // namespace

void PromptStream::send_text(std::string_view text) {
    std::array<char, 10> header{};
    const std::size_t size = write_header(header, text.size());
    state_->send({{{header.data(), size}, {const_cast<char*>(text.data()), text.size()}}});
}

void PromptStream::State::send(Pieces pieces) {
    if (failed) return;
    const bool follows = !kept.empty();
    std::size_t sent = 0;
    if (!follows) {
        Pieces left = pieces;
        sent = take(left.data(), left.size());
        if (failed) return;
    }
    for (const iovec& piece : pieces) {
        const std::size_t gone = std::min(sent, piece.iov_len);
        kept.append(static_cast<const char*>(piece.iov_base) + gone, piece.iov_len - gone);
        sent -= gone;
    }
    if (!follows && !kept.empty()) send_rest();
}

void PromptStream::State::send_rest() {
    stream.socket().async_wait(tcp::socket::wait_write,
                               [self = shared_from_this()](error_code error) {
                                   if (error) return;
                                   iovec rest{self->kept.data(), self->kept.size()};
                                   self->kept.erase(0, self->take(&rest, 1));
                                   if (self->failed) self->kept.clear();
                                   if (!self->kept.empty()) return self->send_rest();
                                   self->kept.shrink_to_fit();
                               });
}

std::size_t PromptStream::State::take(iovec* pieces, std::size_t count) {
    const auto sent = sent_at_once(stream.socket().native_handle(), pieces, count);
    failed = !sent;
    return sent.value_or(0);
}

void teardown(beast::role_type role, PromptStream& stream, error_code& error) {
    using beast::websocket::teardown;
    teardown(role, stream.next_layer(), error);
}

}  // namespace bornes::server
