#include "description.h"

#include <algorithm>
#include <bit>

#include "inputs.h"

namespace bornes::bots {
namespace {

using namespace inputs;

// The bucket for each size of the draw pile.
constexpr auto kPileBucket = [] {
    constexpr std::array<int, kPileSizes - 1> upper{0, 1, 3, 6, 10, 15, 22, 30, 45};
    std::array<std::uint8_t, kFullDeck + 1> table{};
    for (int left = 0; left <= kFullDeck; ++left)
        for (const int most : upper)
            if (left > most) ++table[static_cast<std::size_t>(left)];
    return table;
}();

// Levels: none, one, a few or many cards of a kind are unseen.
constexpr int unseen_level(int count) { return count <= 1 ? count : count <= 3 ? 2 : 3; }
// Like unseen_level, for the shorter distances, which have more cards.
constexpr int short_distances_level(int count) {
    return count == 0 ? 0 : count <= 2 ? 1 : count <= 5 ? 2 : 3;
}

Team leading_opponent(const Board& board) {
    const Team own = board.team_to_act();
    const int teams = board.rules.teams;
    Team leader = own + 1 < teams ? own + 1 : 0;
    for (int i = 2; i < teams; ++i) {
        const Team team = (own + i) % teams;
        if (board.teams[team].steps > board.teams[leader].steps) leader = team;
    }
    return leader;
}

}  // namespace

int feature_count() { return kInputs; }

Description::Description(const Board& board, Hand hand, const CardCounts& unseen)
    : board_(board), leader_(leading_opponent(board)) {
    const Tableau& own = board.teams[board.team_to_act()];
    add_hand(hand);
    add_status(kOwnStatusAt, own.status);
    add(kOwnToGoAt + std::min(board.target_steps - own.steps, kOwnToGoSteps - 1));
    add(kOwnTwoHundredsAt + std::min(int{own.two_hundreds}, kTwoHundreds - 1));
    add(kPileAt + kPileBucket[board.draw_pile_size]);
    add_unseen(unseen);
    add_finish(hand, board.target_steps - own.steps);
    add_rules();
    add_choice();
    own_size_ = size_;
}

Features Description::with_focus(Team team) {
    size_ = own_size_;
    add_opponent(kFocusAt, team);
    const Team own = board_.team_to_act();
    for (int other = 0; other < board_.rules.teams; ++other)
        if (other != own && other != team) add_opponent(kOthersAt, other);
    return {on_.data(), static_cast<std::size_t>(size_)};
}

void Description::add_hand(Hand hand) {
    for (CardSet kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
        const int card = std::countr_zero(kinds);
        const int copies = std::min(hand.count(card_at(card)), kHandCopies);
        for (int copy = 0; copy < copies; ++copy) add(kHandAt + card * kHandCopies + copy);
    }
}

void Description::add_status(int at, Status status) {
    add(at + kBattle + static_cast<int>(status.battle()));
    if (status.hazard_in_force()) add(at + kHazardInForce);
    if (status.limited()) add(at + kLimited);
    if (status.rolling()) add(at + kRolling);
    if (status.shows_limit()) add(at + kShowsLimit);
    for (int i = 0; i < kSafeties; ++i)
        if (status.has(safety_at(i))) add(at + kSafety + i);
}

void Description::add_unseen(const CardCounts& unseen) {
    for (int card = kFirstCounted; card < kCardKinds; ++card)
        add(kUnseenAt + (card - kFirstCounted) * kUnseenLevels +
            unseen_level(unseen[static_cast<std::size_t>(card)]));
    for (int card = 0; card < kFirstCounted; ++card)
        add(kShortDistancesAt + card * kUnseenLevels +
            short_distances_level(unseen[static_cast<std::size_t>(card)]));
}

// Finds the fewest distance cards of the hand that complete the trip exactly. A 200 counts even if
// the team may not play it any more (R4.3), because the networks were trained that way.
void Description::add_finish(Hand hand, int to_go) {
    // Bit n of entry k is set if k cards can add up to n steps.
    std::array<std::uint32_t, kFinishes + 1> sums{1};
    if (to_go > kFinishes * steps_of(Card::km200)) return;
    for (int card = 0; card <= index(Card::km200); ++card)
        for (int copy = 0; copy < hand.count(card_at(card)); ++copy)
            for (std::size_t cards = kFinishes; cards > 0; --cards)
                sums[cards] |= sums[cards - 1] << steps_of(card_at(card));
    for (int cards = 1; cards <= kFinishes; ++cards)
        if ((sums[static_cast<std::size_t>(cards)] >> to_go & 1U) != 0) {
            add(kFinishAt + cards - 1);
            return;
        }
}

void Description::add_rules() {
    const Rules& rules = board_.rules;
    const auto holds = [this](bool fact, RuleFact input) {
        if (fact) add(kRulesAt + input);
    };
    add(kRulesAt + kAttackRule + static_cast<int>(rules.attack));
    add(kRulesAt + kPlayers + rules.players - kMinPlayers);
    add(kRulesAt + kExtensionLost + static_cast<int>(rules.extension_lost));
    holds(rules.right_of_way_clears, kRightOfWayClears);
    holds(rules.refill == Refill::next_turn, kRefillNextTurn);
    holds(rules.deck == Deck::short_, kShortDeckIsUsed);
    holds(rules.shut_out == ShutOut::each, kShutOutEach);
    holds(rules.is_race(), kIsRace);
    holds(teams_in(rules) == Teams::partners, kPartners);
    const bool ours = board_.extended_by == board_.team_to_act();
    holds(board_.extended(), ours ? kExtendedByUs : kExtendedByOthers);
    holds(!board_.extended() && rules.extension != kNoExtension, kMayExtend);
}

void Description::add_choice() {
    if (board_.phase == Phase::coup_fourre)
        add(kChoiceAt + kAttackedWith + hazard_index(board_.attack_card));
    if (board_.phase == Phase::extension) add(kChoiceAt + kExtensionIsOpen);
}

void Description::add_opponent(int at, Team team) {
    const Tableau& tableau = board_.teams[team];
    add_status(at + kOpponentStatus, tableau.status);
    const int to_go = (board_.target_steps - tableau.steps) / 2;
    add(at + kOpponentToGo + std::min(to_go, kOpponentToGoSteps - 1));
    add(at + kOpponentTwoHundreds + std::min(int{tableau.two_hundreds}, kTwoHundreds - 1));
    if (tableau.steps == 0) add(at + kHasNoMiles);
    const Seat left = board_.seat + 1 == board_.rules.players ? 0 : board_.seat + 1;
    if (board_.rules.team_of(left) == team) add(at + kPlaysNext);
    // Uses the hand of the team's first seat, whose number is the team's number. With partners this
    // ignores the second hand. The networks in data/ were trained this way, so a correction needs
    // new networks.
    const Seat first_of_team = int{team};
    if (board_.hand_sizes[first_of_team] <= 2) add(at + kFewCards);
}

int policy_output(Action action) {
    switch (action.verb()) {
        case Verb::play:
        case Verb::attack: return index(action.card());
        case Verb::discard: return kCardKinds + index(action.card());
        case Verb::answer: return 2 * kCardKinds + (action.is_decline() ? 1 : 0);
        case Verb::extension: return 2 * kCardKinds + (action == Action::extend() ? 3 : 2);
    }
    return 0;
}

}  // namespace bornes::bots
