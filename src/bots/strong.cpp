#include "assessment.h"
#include "bornes/bot.h"

namespace bornes {
namespace {

using namespace bots;

// Plays by the learned policy without counting cards: it treats every card outside its hand as
// unseen.
class StrongBot : public Bot {
public:
    Assessment think(const View& view, const Budget& /*budget*/) override {
        const Rules& rules = view.board.rules;
        return assess(view, CardCounter(rules).unseen(view.hand), policy(rules));
    }
};

}  // namespace

std::unique_ptr<Bot> detail::make_strong(std::uint64_t /*seed*/) {
    return std::make_unique<StrongBot>();
}

}  // namespace bornes
