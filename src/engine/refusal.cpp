#include "bornes/refusal.h"

#include <array>

namespace bornes {
namespace {

struct Words {
    std::string_view id;
    std::string_view sentence;
};

constexpr std::array<Words, kRefusals> kWords{{
    {"none", "the action is legal"},
    {"not-an-action", "that is not an action"},
    {"hand-is-over", "the hand is over"},
    {"game-is-over", "the game is over"},
    {"coup-fourre-is-open",
     "the hazard just played must be answered first: coup-fourre or decline"},
    {"extension-is-open", "the target is reached: extend or finish must be chosen first"},
    {"nothing-to-answer", "there is no hazard to answer now"},
    {"wrong-safety", "this safety does not answer the hazard just played"},
    {"nothing-to-extend", "there is no target to extend or finish now"},
    {"not-in-hand", "the card is not in the hand"},
    {"hazard-needs-team", "a hazard is played on an opposing team, which must be named"},
    {"no-such-team", "there is no such team in this game"},
    {"own-team", "a hazard cannot be played on the own team"},
    {"stopped-by-accident", "an accident stops the team until it has repairs"},
    {"out-of-gas", "the team is out of gas until it has gasoline"},
    {"flat-tire", "a flat tire stops the team until it has a spare tire"},
    {"stopped", "a stop holds the team until it plays roll"},
    {"needs-roll", "the team needs a roll on top of its battle pile first"},
    {"over-speed-limit", "a speed limit allows no distance card above 50"},
    {"two-200s-played", "the two 200s of the team are already played"},
    {"past-target", "the card would take the team past the target"},
    {"rolling-already", "a roll is on top of the battle pile already"},
    {"no-accident", "the battle pile of the team does not show an accident"},
    {"no-out-of-gas", "the battle pile of the team does not show out-of-gas"},
    {"no-flat-tire", "the battle pile of the team does not show a flat-tire"},
    {"no-speed-limit", "the speed pile of the team does not show a speed-limit"},
    {"immune", "the team has displayed the safety that answers this hazard"},
    {"limited-already", "the speed pile of the team shows a speed-limit already"},
    {"battle-pile-empty", "the battle pile of the team is empty"},
    {"not-rolling", "the team is not rolling"},
}};

const Words& words(Refusal refusal) { return kWords[static_cast<std::size_t>(refusal)]; }

}  // namespace

std::string_view sentence(Refusal refusal) { return words(refusal).sentence; }
std::string_view id(Refusal refusal) { return words(refusal).id; }

}  // namespace bornes
