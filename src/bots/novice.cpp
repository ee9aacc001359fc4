#include "bornes/bot.h"
#include "heuristic.h"

namespace bornes {
namespace {

using namespace bots;

// Plays safeties at once, and the longest distance first. It discards remedies that are not needed
// yet, keeps dead cards, attacks the first possible team, and always extends.
constexpr Habits kNovice{.holds_safeties = false,
                         .knows_dead_cards = false,
                         .stocks_remedies = false,
                         .picks_on_leader = false,
                         .extends_with_care = false,
                         .attack = 240,
                         .distance = 300};

}  // namespace

std::unique_ptr<Bot> detail::make_novice(std::uint64_t /*seed*/) {
    return make_heuristic_bot(kNovice);
}

}  // namespace bornes
