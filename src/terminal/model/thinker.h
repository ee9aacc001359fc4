// Runs bots on their own threads, so that the keyboard stays responsive.
#pragma once

#include <functional>
#include <future>
#include <list>
#include <optional>
#include <thread>

#include "bornes/bot.h"
#include "platform/bell.h"

namespace bornes::terminal {

class Thinker {
public:
    using Thought = std::function<Assessment()>;

    // Rings when a result is ready.
    explicit Thinker(const platform::Bell& bell) : bell_(bell) {}
    // Waits for running threads, because a bot cannot be interrupted.
    ~Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    // Starts a thought, and discards the result of an earlier one.
    void start(Thought thought);
    // Discards the result of the current thought, which runs to its end.
    void drop();
    bool busy() const { return current_.valid(); }
    // Returns the result once, when it is ready.
    std::optional<Assessment> take();

private:
    struct Running {
        std::shared_future<Assessment> result;
        std::jthread thread;
    };

    const platform::Bell& bell_;
    std::shared_future<Assessment> current_;
    std::list<Running> running_;
};

}  // namespace bornes::terminal
