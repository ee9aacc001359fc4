// Thoughts of bots on threads of their own, so that keys are heard meanwhile.
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

    // Rings when a thought has come to an end.
    explicit Thinker(const platform::Bell& bell) : bell_(bell) {}
    // Waits for what is still being thought: a bot cannot be interrupted.
    ~Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    // What was thought before is not wanted any more.
    void start(Thought thought);
    void drop();
    bool busy() const { return current_.valid(); }
    // What came of the thought, once.
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
