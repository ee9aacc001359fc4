#include "strong.h"

#include "assessment.h"

namespace bornes {
namespace {

class StrongBot : public Bot {
public:
    Assessment think(const View& view, Budget /*budget*/) override { return assess(view); }
};

}  // namespace

std::unique_ptr<Bot> make_strong_bot() { return std::make_unique<StrongBot>(); }

}  // namespace bornes
