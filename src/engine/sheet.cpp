#include "bornes/sheet.h"

#include <algorithm>
#include <optional>

#include "distance_supply.h"

namespace bornes {
namespace {

using namespace detail;

using Code = SheetFaultCode;
using Fault = std::optional<SheetFault>;

SheetFault::Argument number(std::string_view name, int value) {
    return {name, std::to_string(value)};
}
SheetFault::Argument team_number(Team team) { return number("team", team + 1); }
SheetFault::Argument card_id(Card card) { return {"card", std::string(id(card))}; }

constexpr int kTooFar = 1'000'000;  // miles: more than any deck has, and small enough for any int

std::optional<Card> distance_card(int miles) {
    for (int kind = 0; kind < kDistanceKinds; ++kind)
        if (miles_of(card_at(kind)) == miles) return card_at(kind);
    return std::nullopt;
}

// Checks an entry in the order in which a person wants to hear of faults. It fills the board that
// the hand would have ended with.
class EntryChecker {
public:
    EntryChecker(const Rules& rules, const HandEntry& hand) : hand_(hand) {
        board_.rules = rules;
        board_.phase = Phase::hand_over;
        board_.draw_pile_size = hand.delayed_action ? 0 : 1;
    }

    Fault enter() {
        if (Fault fault = enter_teams()) return fault;
        if (Fault fault = enter_extension()) return fault;
        for (int team = 0; team < teams(); ++team) {
            if (Fault fault = enter_distance(team)) return fault;
            if (Fault fault = enter_safeties(team)) return fault;
        }
        if (Fault fault = check_caller()) return fault;
        if (Fault fault = enter_completion()) return fault;
        return check_supply();
    }

    const Board& board() const { return board_; }

private:
    int teams() const { return board_.rules.teams; }
    Tableau& tableau(Team team) { return board_.teams[team]; }

    Fault enter_teams() {
        const auto entered = static_cast<int>(std::min<std::size_t>(hand_.teams.size(), 1000));
        if (entered != teams())
            return SheetFault{Code::wrong_team_count,
                              {number("count", entered), number("most", teams())}};
        for (const Team team : {hand_.completed_by, hand_.extended_by})
            if (team != kNoTeam && (team < 0 || team >= teams()))
                return SheetFault{Code::no_such_team, {team_number(team), number("most", teams())}};
        board_.completed_by = hand_.completed_by;
        board_.extended_by = hand_.extended_by;
        return {};
    }

    Fault enter_extension() {
        const Rules& rules = board_.rules;
        if (board_.extended() && rules.extension == kNoExtension)
            return SheetFault{Code::no_extension, {}};
        const int target = board_.extended() ? rules.extension : rules.target;
        board_.target_steps = static_cast<std::uint8_t>(target / kStep);
        return {};
    }

    Fault enter_distance(Team team) {
        const auto& distance = hand_.teams[static_cast<std::size_t>(team)].distance;
        if (const auto* cards = std::get_if<EnteredCards>(&distance))
            return enter_cards(team, *cards);
        return enter_miles(team, std::get<EnteredMiles>(distance));
    }

    Fault enter_cards(Team team, const EnteredCards& cards) {
        std::int64_t miles = 0;
        int two_hundreds = 0;
        for (const int each : cards) {
            const std::optional<Card> card = distance_card(each);
            if (!card)
                return SheetFault{Code::no_such_distance,
                                  {team_number(team), number("miles", each)}};
            miles += each;
            ++(*card == Card::km200 ? two_hundreds : used_[static_cast<std::size_t>(index(*card))]);
        }
        return enter_sum(team, static_cast<int>(std::min<std::int64_t>(miles, kTooFar)),
                         two_hundreds);
    }

    Fault enter_miles(Team team, EnteredMiles entered) {
        const auto [miles, two_hundreds] = entered;
        if (Fault fault = check_two_hundreds(team, two_hundreds)) return fault;
        if (two_hundreds < 0 || miles < two_hundreds * miles_of(Card::km200) || miles % kStep != 0)
            return SheetFault{
                Code::no_sum_of_cards,
                {team_number(team), number("count", two_hundreds), number("miles", miles)}};
        if (Fault fault = enter_sum(team, miles, two_hundreds)) return fault;
        sums_.push_back(miles / kStep - two_hundreds * steps_of(Card::km200));
        return {};
    }

    Fault enter_sum(Team team, int miles, int two_hundreds) {
        if (Fault fault = check_two_hundreds(team, two_hundreds)) return fault;
        if (miles > board_.target()) {
            const bool extendable = !board_.extended() && board_.rules.extension != kNoExtension &&
                                    miles <= board_.rules.extension;
            return SheetFault{
                extendable ? Code::past_first_target : Code::past_target,
                {team_number(team), number("miles", miles), number("target", board_.target())}};
        }
        tableau(team).steps = static_cast<std::uint8_t>(miles / kStep);
        tableau(team).two_hundreds = static_cast<std::uint8_t>(two_hundreds);
        used_[static_cast<std::size_t>(index(Card::km200))] += two_hundreds;
        return {};
    }

    static Fault check_two_hundreds(Team team, int count) {
        if (count <= kMost200s) return {};
        return SheetFault{Code::too_many_200s,
                          {team_number(team), number("count", count), number("most", kMost200s)}};
    }

    Fault enter_safeties(Team team) {
        const TeamEntry& entry = hand_.teams[static_cast<std::size_t>(team)];
        for (const Card card : entry.safeties)
            if (Fault fault = enter_safety(team, card)) return fault;
        for (const Card card : entry.coup_fourres)
            if (Fault fault = enter_coup_fourre(team, card)) return fault;
        return {};
    }

    Fault enter_safety(Team team, Card card) {
        if (!is_safety(card))
            return SheetFault{Code::not_a_safety, {team_number(team), card_id(card)}};
        if (tableau(team).status.has(card))
            return SheetFault{Code::safety_twice, {team_number(team), card_id(card)}};
        for (int other = 0; other < team; ++other)
            if (tableau(other).status.has(card))
                return SheetFault{
                    Code::safety_at_two_teams,
                    {number("team", other + 1), number("other", team + 1), card_id(card)}};
        tableau(team).status.display(card);
        return {};
    }

    Fault enter_coup_fourre(Team team, Card card) {
        if (!is_safety(card))
            return SheetFault{Code::not_a_safety, {team_number(team), card_id(card)}};
        if (!tableau(team).status.has(card))
            return SheetFault{Code::coup_fourre_without_safety, {team_number(team), card_id(card)}};
        if (tableau(team).lies_crosswise(card))
            return SheetFault{Code::coup_fourre_twice, {team_number(team), card_id(card)}};
        tableau(team).turn_crosswise(card);
        return {};
    }

    // R6.3: only a team with exactly the first target may call the extension.
    Fault check_caller() {
        const Team caller = board_.extended_by;
        if (caller == kNoTeam || tableau(caller).miles() >= board_.rules.target) return {};
        return SheetFault{Code::extension_below_target,
                          {team_number(caller), number("miles", tableau(caller).miles()),
                           number("target", board_.rules.target)}};
    }

    // R6.1: the hand ends at once when a team arrives, so at most one team has arrived.
    Fault enter_completion() {
        Team arrived = kNoTeam;
        const auto target = number("target", board_.target());
        for (int team = 0; team < teams(); ++team) {
            if (tableau(team).steps != board_.target_steps) continue;
            if (arrived != kNoTeam)
                return SheetFault{Code::two_teams_arrived,
                                  {team_number(arrived), number("other", team + 1), target}};
            arrived = team;
        }
        const Team completed = board_.completed_by;
        if (completed != kNoTeam && completed != arrived)
            return SheetFault{
                Code::completed_below_target,
                {team_number(completed), number("miles", tableau(completed).miles()), target}};
        if (completed != arrived)
            return SheetFault{Code::arrived_but_not_completed, {team_number(arrived), target}};
        if (hand_.delayed_action && completed == kNoTeam)
            return SheetFault{Code::delayed_without_trip, {}};
        return {};
    }

    // R1.1: the cards of all teams come from one deck.
    Fault check_supply() {
        DistanceCounts left{};
        for (int kind = 0; kind < kDistanceKinds; ++kind) {
            const auto at = static_cast<std::size_t>(kind);
            const int most = board_.rules.count(card_at(kind));
            if (used_[at] > most)
                return SheetFault{
                    Code::too_many_of_a_kind,
                    {number("count", used_[at]), card_id(card_at(kind)), number("most", most)}};
            left[at] = most - used_[at];
        }
        if (!covers(left, sums_)) return SheetFault{Code::too_many_miles, {}};
        return {};
    }

    const HandEntry& hand_;
    Board board_;
    DistanceCounts used_{};  // cards that were entered one by one, and all 200s
    std::vector<int> sums_;  // the remaining steps of teams whose other cards were entered as a sum
};

std::vector<Card> safeties_of(const Tableau& tableau, bool crosswise_only) {
    std::vector<Card> safeties;
    for (int i = 0; i < kSafeties; ++i)
        if (crosswise_only ? tableau.lies_crosswise(safety_at(i))
                           : tableau.status.has(safety_at(i)))
            safeties.push_back(safety_at(i));
    return safeties;
}

}  // namespace

Result<PerTeam<Score>, SheetFault> score(const Rules& rules, const HandEntry& hand) {
    EntryChecker checker(rules, hand);
    if (Fault fault = checker.enter()) return *std::move(fault);
    PerTeam<Score> scores{};
    for (int team = 0; team < rules.teams; ++team) scores[team] = score(checker.board(), team);
    return scores;
}

HandEntry entry_of(const Board& board) {
    HandEntry hand{.teams = {},
                   .completed_by = board.completed_by,
                   .delayed_action = board.completed_by != kNoTeam && board.draw_pile_size == 0,
                   .extended_by = board.extended_by};
    for (int team = 0; team < board.rules.teams; ++team) {
        EnteredCards cards;
        for (const Card card : board.pile(team, Pile::distance)) cards.push_back(miles_of(card));
        hand.teams.push_back({.distance = std::move(cards),
                              .safeties = safeties_of(board.teams[team], false),
                              .coup_fourres = safeties_of(board.teams[team], true)});
    }
    return hand;
}

}  // namespace bornes
