#include "server/refusals.h"

#include <spdlog/spdlog.h>

namespace bornes::server {
namespace {

constexpr double kLineBurst = 20;
constexpr double kLinesPerSecond = 1;

}  // namespace

void Refusals::note(std::string_view address, std::string_view what, std::int64_t now_ms) {
    if (!lines_.take(now_ms, kLineBurst, kLinesPerSecond)) {
        ++suppressed_;
        return;
    }
    if (suppressed_ > 0) spdlog::warn("{} more refusals", suppressed_);
    suppressed_ = 0;
    spdlog::warn("refused {}: {}", address, what);
}

}  // namespace bornes::server
