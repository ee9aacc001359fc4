#include "tables/buffers.h"

#include <utility>

namespace bornes::tables {
namespace {

constexpr std::size_t kUsualSize = 2048;
// At most this many texts are kept for reuse, and none with a larger capacity than kLargest.
constexpr std::size_t kMostFree = 256;
constexpr std::size_t kLargest = 8192;

}  // namespace

std::shared_ptr<std::string> Buffers::take() {
    std::unique_ptr<std::string> text;
    if (free_->empty()) {
        text = std::make_unique<std::string>();
        text->reserve(kUsualSize);
    } else {
        text = std::move(free_->back());
        free_->pop_back();
    }
    return {text.release(), [free = free_](std::string* used) {
                std::unique_ptr<std::string> again(used);
                if (free->size() >= kMostFree || again->capacity() > kLargest) return;
                again->clear();
                free->push_back(std::move(again));
            }};
}

}  // namespace bornes::tables
