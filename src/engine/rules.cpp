// The five editions as values (R8), and what comes of an edition, a table and its house rules.
#include "bornes/rules.h"

#include "house_rules.h"

namespace bornes {
namespace {

constexpr std::array<std::string_view, kEditions.size()> kIds{
    "parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"};

constexpr int kLongTrip = 1000;
constexpr int kShortTrip = 700;
constexpr int kGoal = 5000;

// Where an edition differs, for one number of players.
Rules preset(Edition edition, int players) {
    Rules rules{.edition = edition, .players = static_cast<std::uint8_t>(players)};
    const bool few = players <= 3;
    rules.deck = few ? Deck::short_ : Deck::full;
    rules.target = players == 4 ? kLongTrip : kShortTrip;
    rules.extension = players == 4 ? kNoExtension : kLongTrip;
    rules.goal = kGoal;
    switch (edition) {
        case Edition::parker_1962:
        case Edition::parker_1971_fr:
            rules.attack = Attack::rolling;
            rules.extension_lost = ExtensionLost::opponents;
            break;
        case Edition::parker_1988: break;  // the default of every member
        case Edition::fundex_2010:
            rules.attack = Attack::rolling;
            rules.extension_lost = ExtensionLost::opponents;
            rules.refill = Refill::next_turn;
            rules.deck = Deck::full;
            rules.target = kLongTrip;
            rules.extension = kNoExtension;
            rules.goal = kRace;
            break;
        case Edition::classic_km:
            rules.attack = Attack::any;
            rules.extension_lost = ExtensionLost::nobody;
            rules.shut_out = ShutOut::each;
            rules.right_of_way_clears = true;
            rules.deck = Deck::full;
            break;
    }
    return rules;
}

void edit(Rules& rules, const HouseRules& house) {
    rules.deck = house.deck.value_or(rules.deck);
    rules.attack = house.attack.value_or(rules.attack);
    rules.refill = house.refill.value_or(rules.refill);
    rules.extension_lost = house.extension_lost.value_or(rules.extension_lost);
    rules.shut_out = house.shut_out.value_or(rules.shut_out);
    rules.right_of_way_clears = house.right_of_way_clears.value_or(rules.right_of_way_clears);
    rules.target = static_cast<std::uint16_t>(house.target.value_or(rules.target));
    rules.extension = static_cast<std::uint16_t>(house.extension.value_or(rules.extension));
    rules.goal = static_cast<std::uint16_t>(house.goal.value_or(rules.goal));
}

RulesFault fault_of(const Rules& rules, bool solo) {
    if (!solo && rules.players > 4 && rules.edition == Edition::fundex_2010)
        return RulesFault::fundex_needs_solo;
    if (!solo && rules.players == 5) return RulesFault::five_need_solo;
    if (rules.extension != kNoExtension && rules.extension <= rules.target)
        return RulesFault::extension_not_above_target;
    return RulesFault::none;
}

int teams_of(int players, bool solo) { return !solo && players >= 4 ? players / 2 : players; }

}  // namespace

std::string_view id(Edition edition) { return kIds[static_cast<std::size_t>(edition)]; }

std::optional<Edition> edition_from_id(std::string_view id) {
    for (std::size_t i = 0; i < kIds.size(); ++i)
        if (kIds[i] == id) return kEditions[i];
    return std::nullopt;
}

std::string_view sentence(RulesFault fault) {
    switch (fault) {
        case RulesFault::none: return "the rules fit together";
        case RulesFault::players_out_of_range: return "2 to 6 players can play";
        case RulesFault::number_out_of_range:
            return "target and extension are multiples of 25 from 200 to 2000, the goal is from "
                   "500 to 50000";
        case RulesFault::five_need_solo: return "5 players need `set teams solo`";
        case RulesFault::fundex_needs_solo:
            return "fundex-2010 with 5 or 6 players needs `set teams solo`";
        case RulesFault::extension_not_above_target:
            return "the extension is not above the target: set a longer one, or `set extension "
                   "none`";
    }
    return {};
}

RulesResult make_rules(Edition edition, int players, const HouseRules& house) {
    if (players < kMinPlayers || players > kMaxPlayers)
        return {.rules = {}, .fault = RulesFault::players_out_of_range};
    Rules rules = preset(edition, players);
    if (!numbers_fit(house)) return {.rules = rules, .fault = RulesFault::number_out_of_range};
    edit(rules, house);
    // fundex-2010 has no teams of its own; up to four players it may be given some.
    const Teams own =
        edition == Edition::fundex_2010 && players <= 4 ? Teams::solo : Teams::partners;
    const bool solo = house.teams.value_or(own) == Teams::solo;
    rules.teams = static_cast<std::uint8_t>(teams_of(players, solo));
    return {.rules = rules, .fault = fault_of(rules, solo)};
}

}  // namespace bornes
