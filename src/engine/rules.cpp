// The five editions as values (R8), and how an edition, a table and house rules become Rules.
#include "bornes/rules.h"

#include "bornes/settings.h"

namespace bornes {
namespace {

// One column of R8.
struct EditionRules {
    Edition plays_as;
    Attack attack;
    bool right_of_way_clears;
    Refill refill;
    ExtensionLost extension_lost;
    ShutOut shut_out;
    Deck deck_of_few;  // with two or three players; larger tables use the full deck
    bool always_long;  // the long trip without extension at every table, not only with four players
    int goal;          // in points, or kRace
    Teams teams;       // unless the host chooses otherwise
    int most_without_solo;  // players; larger tables need `teams solo` (R9.11)
};

constexpr int kLongTrip = 1000;
constexpr int kShortTrip = 700;
constexpr int kGoal = 5000;

constexpr EditionRules kParker1962{
    .plays_as = Edition::parker_1962,
    .attack = Attack::rolling,
    .right_of_way_clears = false,
    .refill = Refill::now,
    .extension_lost = ExtensionLost::opponents,
    .shut_out = ShutOut::once,
    .deck_of_few = Deck::short_,
    .always_long = false,
    .goal = kGoal,
    .teams = Teams::partners,
    .most_without_solo = kMaxPlayers,
};
constexpr EditionRules kParker1988 = [] {
    EditionRules rules = kParker1962;
    rules.plays_as = Edition::parker_1988;
    rules.attack = Attack::any_or_rolling;
    rules.extension_lost = ExtensionLost::opponents_if_completed;
    return rules;
}();
constexpr EditionRules kFundex2010 = [] {
    EditionRules rules = kParker1962;
    rules.plays_as = Edition::fundex_2010;
    rules.refill = Refill::next_turn;
    rules.deck_of_few = Deck::full;
    rules.always_long = true;
    rules.goal = kRace;
    rules.teams = Teams::solo;
    rules.most_without_solo = 4;
    return rules;
}();
constexpr EditionRules kClassicKm = [] {
    EditionRules rules = kParker1962;
    rules.plays_as = Edition::classic_km;
    rules.attack = Attack::any;
    rules.right_of_way_clears = true;
    rules.extension_lost = ExtensionLost::nobody;
    rules.shut_out = ShutOut::each;
    rules.deck_of_few = Deck::full;
    return rules;
}();
// In the order of Edition.
constexpr std::array<EditionRules, kEditions.size()> kEditionRules{
    kParker1962, kParker1962, kParker1988, kFundex2010, kClassicKm};

const EditionRules& rules_of(Edition edition) {
    return kEditionRules[static_cast<std::size_t>(edition)];
}

Rules preset(Edition edition, int players) {
    const EditionRules& own = rules_of(edition);
    const bool is_long = own.always_long || players == 4;
    Rules rules{.edition = edition,
                .attack = own.attack,
                .refill = own.refill,
                .extension_lost = own.extension_lost,
                .shut_out = own.shut_out,
                .deck = players <= 3 ? own.deck_of_few : Deck::full,
                .right_of_way_clears = own.right_of_way_clears,
                .players = static_cast<std::uint8_t>(players),
                .target = static_cast<std::uint16_t>(is_long ? kLongTrip : kShortTrip),
                .extension = static_cast<std::uint16_t>(is_long ? kNoExtension : kLongTrip),
                .goal = static_cast<std::uint16_t>(own.goal)};
    detail::kTeams.set_in_rules(rules, static_cast<int>(own.teams));
    return rules;
}

RulesFault fault_of(const Rules& rules, bool solo) {
    if (!solo && rules.players > rules_of(rules.edition).most_without_solo)
        return RulesFault::edition_needs_solo;
    if (!solo && rules.players == 5) return RulesFault::five_need_solo;
    if (rules.extension != kNoExtension && rules.extension <= rules.target)
        return RulesFault::extension_not_above_target;
    return RulesFault::none;
}

}  // namespace

std::string sentence(RulesFault fault) {
    const auto values = [](std::string_view name) { return values_text(*find_setting(name)); };
    switch (fault) {
        case RulesFault::none: return "the rules fit together";
        case RulesFault::players_out_of_range:
            return std::to_string(kMinPlayers) + " to " + std::to_string(kMaxPlayers) +
                   " players can play";
        case RulesFault::number_out_of_range:
            return "the target is " + values("target") + "; the extension is " +
                   values("extension") + "; the goal is " + values("goal");
        case RulesFault::five_need_solo: return "5 players need `set teams solo`";
        case RulesFault::edition_needs_solo:
            return "a table of this size needs `set teams solo` in this edition";
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
    for (const Setting& setting : kSettings)
        if (const std::optional<int> value = setting.in_house_rules(house)) {
            if (!setting.takes(*value))
                return {.rules = rules, .fault = RulesFault::number_out_of_range};
            setting.set_in_rules(rules, *value);
        }
    // R9.11: a table larger than the edition provides for plays solo only if the host chooses so.
    const bool solo = house.teams == Teams::solo ||
                      (!house.teams && players <= rules_of(edition).most_without_solo &&
                       rules_of(edition).teams == Teams::solo);
    return {.rules = rules, .fault = fault_of(rules, solo)};
}

Edition plays_as(Edition edition) { return rules_of(edition).plays_as; }

}  // namespace bornes
