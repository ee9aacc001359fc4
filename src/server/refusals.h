// Logs refused requests. A flood of refusals does not flood the log.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/limits.h"

namespace bornes::server {

class Refusals {
public:
    void note(std::string_view address, std::string_view what, std::int64_t now_ms);

private:
    Bucket lines_;
    std::uint64_t suppressed_ = 0;
};

}  // namespace bornes::server
