// Reuses the memory of messages. The server makes thousands of messages per second, and malloc
// keeps no blocks of their size ready. For one thread. A message may outlive the Buffers.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace bornes::tables {

class Buffers {
public:
    // Returns an empty text with room for a typical message.
    std::shared_ptr<std::string> take();

private:
    using Free = std::vector<std::unique_ptr<std::string>>;
    std::shared_ptr<Free> free_ = std::make_shared<Free>();
};

}  // namespace bornes::tables
