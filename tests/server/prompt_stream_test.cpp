// A stream whose writes do not wait: what the kernel does not take at once follows, in order.
#include "server/prompt_stream.h"

#include <gtest/gtest.h>

namespace bornes::server {
namespace {

class PromptStreamTest : public ::testing::Test {
protected:
    PromptStreamTest() {
        Acceptor acceptor(context_, {net::ip::address_v4::loopback(), 0});
        peer_.connect(acceptor.local_endpoint());
        Socket socket(context_);
        acceptor.accept(socket);
        socket.set_option(net::socket_base::send_buffer_size(4096));
        stream_.emplace(Stream(std::move(socket)));
    }

    // Lets the stream send, and reads the given number of bytes.
    std::string receive(std::size_t size) {
        std::string text(size, '\0');
        peer_.non_blocking(true);
        for (std::size_t got = 0; got < size;) {
            context_.restart();
            context_.poll();
            error_code error;
            got += peer_.read_some(net::buffer(text.data() + got, size - got), error);
            if (error && error != net::error::would_block) return text.substr(0, got);
        }
        return text;
    }

    net::io_context context_;
    Socket peer_{context_};
    std::optional<PromptStream> stream_;
};

// Headers of frames: RFC 6455, 5.2.
TEST_F(PromptStreamTest, WritesTheSizeOfATextInThreeWays) {
    for (const auto& [size, header] : {std::pair<std::size_t, std::string>{5, "\x81\x05"},
                                       {125, "\x81\x7d"},
                                       {126, std::string("\x81\x7e\x00\x7e", 4)},
                                       {1500, std::string("\x81\x7e\x05\xdc", 4)},
                                       {65535, "\x81\x7e\xff\xff"},
                                       {65536, std::string("\x81\x7f\0\0\0\0\0\x01\0\0", 10)}}) {
        const std::string text(size, 'x');
        stream_->send_text(text);
        EXPECT_EQ(receive(header.size() + size), header + text) << size;
        EXPECT_EQ(stream_->kept(), 0U);
    }
}

TEST_F(PromptStreamTest, KeepsTheOrderWhenThePeerDoesNotRead) {
    std::string expected;
    const auto send = [&](char letter) {
        const std::string text(60000, letter);
        stream_->send_text(text);
        expected += "\x81\x7e\xea\x60" + text;
    };
    for (char letter = 'a'; stream_->kept() == 0; letter = letter == 'z' ? 'a' : letter + 1)
        send(letter);
    // A short frame of Beast's own, such as a pong, comes after what is kept.
    std::size_t written = 0;
    stream_->async_write_some(net::buffer(std::string("pong")),
                              [&](error_code, std::size_t size) { written = size; });
    send('!');
    context_.poll();
    EXPECT_EQ(written, 4U);
    expected.insert(expected.size() - 60004, "pong");
    EXPECT_EQ(receive(expected.size()), expected);
    EXPECT_EQ(stream_->kept(), 0U);
}

TEST_F(PromptStreamTest, SendsNothingMoreOnAConnectionThatHasFailed) {
    while (stream_->kept() == 0) stream_->send_text(std::string(60000, 'x'));
    peer_.set_option(net::socket_base::linger(true, 0));
    peer_.close();  // a reset
    context_.restart();
    context_.run_for(std::chrono::seconds(5));
    EXPECT_EQ(stream_->kept(), 0U);
    stream_->send_text("text");
    EXPECT_EQ(stream_->kept(), 0U);
}

}  // namespace
}  // namespace bornes::server
