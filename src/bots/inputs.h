// The inputs of the networks, by number. The networks in data/ were trained on exactly these
// numbers. So a new fact may only replace a spare one of its group, and a new group goes to the
// end.
#pragma once

#include "bornes/board.h"

namespace bornes::bots::inputs {

// Facts about the piles of a team, as offsets into its group.
enum StatusFact : int {
    kBattle = 0,  // one per Battle
    kHazardInForce = kBattle + kCount<Battle>,
    kLimited,
    kRolling,
    kShowsLimit,
    kSafety,  // one per displayed safety
    kStatusEnd = kSafety + kSafeties,
};
inline constexpr int kStatusFacts = 16;
static_assert(kStatusEnd == 15 && kStatusEnd <= kStatusFacts);

inline constexpr int kTwoHundreds = 3;  // a team has played none, one or two (R4.3)

// Facts about an opposing team, as offsets into its group.
inline constexpr int kOpponentToGoSteps = 21;  // two steps each; the last stands for all above
enum OpponentFact : int {
    kOpponentStatus = 0,
    kOpponentToGo = kOpponentStatus + kStatusFacts,
    kOpponentTwoHundreds = kOpponentToGo + kOpponentToGoSteps,
    kHasNoMiles = kOpponentTwoHundreds + kTwoHundreds,
    kPlaysNext,
    kFewCards,
    kOpponentEnd,
};
inline constexpr int kOpponentFacts = 45;
static_assert(kOpponentEnd == 43 && kOpponentEnd <= kOpponentFacts);

// Facts about the rules, as offsets into the group.
enum RuleFact : int {
    kAttackRule = 0,                                            // one per Attack
    kPlayers = kAttackRule + kCount<Attack>,                    // one per number of players
    kExtensionLost = kPlayers + kMaxPlayers - kMinPlayers + 1,  // one per ExtensionLost
    kRightOfWayClears = kExtensionLost + kCount<ExtensionLost>,
    kRefillNextTurn,
    kShortDeckIsUsed,
    kShutOutEach,
    kIsRace,
    kPartners,
    kExtendedByUs,
    kExtendedByOthers,
    kMayExtend,
    kRuleEnd,
};
inline constexpr int kRuleFacts = 24;
static_assert(kRuleEnd == 20 && kRuleEnd <= kRuleFacts);

// The choice that must be made now, as offsets into the group.
enum ChoiceFact : int {
    kAttackedWith = 0,  // one per hazard
    kExtensionIsOpen = kAttackedWith + kHazards,
    kChoiceEnd,
};
inline constexpr int kChoiceFacts = 8;
static_assert(kChoiceEnd == 6 && kChoiceEnd <= kChoiceFacts);

inline constexpr int kHandCopies = 3;     // "at least one, two, three of the kind"
inline constexpr int kOwnToGoSteps = 41;  // one step each; the last stands for all above
inline constexpr int kPileSizes = 10;
inline constexpr int kUnseenLevels = 4;
inline constexpr int kFirstCounted = index(Card::km200);  // shorter distances have a group below
inline constexpr int kFinishes = 3;  // "one, two, three cards of the hand complete the trip"

// The groups. Each begins where the previous one ends.
inline constexpr int kHandAt = 0;
inline constexpr int kOwnStatusAt = kHandAt + kCardKinds * kHandCopies;
inline constexpr int kOwnToGoAt = kOwnStatusAt + kStatusFacts;
inline constexpr int kOwnTwoHundredsAt = kOwnToGoAt + kOwnToGoSteps;
inline constexpr int kFocusAt = kOwnTwoHundredsAt + kTwoHundreds;
inline constexpr int kOthersAt = kFocusAt + kOpponentFacts;
inline constexpr int kPileAt = kOthersAt + kOpponentFacts;
inline constexpr int kUnseenAt = kPileAt + kPileSizes;
inline constexpr int kRulesAt = kUnseenAt + (kCardKinds - kFirstCounted) * kUnseenLevels;
inline constexpr int kChoiceAt = kRulesAt + kRuleFacts;
inline constexpr int kShortDistancesAt = kChoiceAt + kChoiceFacts;
inline constexpr int kFinishAt = kShortDistancesAt + kFirstCounted * kUnseenLevels;
inline constexpr int kInputs = kFinishAt + kFinishes;

static_assert(kOwnStatusAt == 57 && kOwnToGoAt == 73 && kOwnTwoHundredsAt == 114);
static_assert(kFocusAt == 117 && kOthersAt == 162 && kPileAt == 207 && kUnseenAt == 217);
static_assert(kRulesAt == 277 && kChoiceAt == 301 && kShortDistancesAt == 309);
static_assert(kFinishAt == 325 && kInputs == 328);

}  // namespace bornes::bots::inputs
