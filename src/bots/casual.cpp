#include "casual.h"

#include "bornes/bot.h"

namespace bornes {

std::unique_ptr<Bot> detail::make_casual(std::uint64_t /*seed*/) {
    return bots::make_heuristic_bot(bots::kCasual);
}

}  // namespace bornes
