// Texts for messages that are used again: a message is larger than what malloc has at hand, and
// thousands are made in a second. For one thread; a message may outlive the Buffers.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace bornes::tables {

class Buffers {
public:
    // An empty text with room for a usual message.
    std::shared_ptr<std::string> take();

private:
    using Free = std::vector<std::unique_ptr<std::string>>;
    std::shared_ptr<Free> free_ = std::make_shared<Free>();
};

}  // namespace bornes::tables
