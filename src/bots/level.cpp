#include "bornes/bot.h"

namespace bornes {

std::unique_ptr<Bot> make_bot(Level level, std::uint64_t seed) {
    return detail::kLevelEntries[static_cast<std::size_t>(level)].make(seed);
}

}  // namespace bornes
