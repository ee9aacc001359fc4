#include "bornes/refusal.h"

namespace bornes {
namespace {

// In the order of Refusal.
constexpr std::array<std::string_view, kCount<Refusal>> kSentences{{
    "the action is legal",
    "that is not an action",
    "the hand is over",
    "the game is over",
    "the hazard just played must be answered first: coup-fourre or decline",
    "the target is reached: extend or finish must be chosen first",
    "there is no hazard to answer now",
    "this safety does not answer the hazard just played",
    "there is no target to extend or finish now",
    "the card is not in the hand",
    "a hazard is played on an opposing team, which must be named",
    "there is no such team in this game",
    "a hazard cannot be played on the player's own team",
    "an accident stops the team until it has repairs",
    "the team is out of gas until it has gasoline",
    "a flat tire stops the team until it has a spare tire",
    "a stop holds the team until it plays roll",
    "the team needs a roll on top of its battle pile first",
    "a speed limit allows no distance card above 50",
    "the two 200s of the team are already played",
    "the card would take the team past the target",
    "a roll is on top of the battle pile already",
    "the battle pile of the team does not show an accident",
    "the battle pile of the team does not show out-of-gas",
    "the battle pile of the team does not show a flat-tire",
    "the speed pile of the team does not show a speed-limit",
    "the team has displayed the safety that answers this hazard",
    "the speed pile of the team shows a speed-limit already",
    "the battle pile of the team is empty",
    "the team is not rolling",
}};

}  // namespace

std::string_view sentence(Refusal refusal) { return kSentences[static_cast<std::size_t>(refusal)]; }

}  // namespace bornes
