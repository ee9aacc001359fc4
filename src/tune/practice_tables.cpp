#include "practice_tables.h"

#include <array>

#include "bornes/settings.h"
#include "bots/duel.h"

namespace bornes::tune {
namespace {

using namespace bots;

struct Seating {
    int players;
    Teams teams;
    int weight;  // percent of the tables
};
constexpr std::array<Seating, 7> kSeatings{{
    {2, Teams::partners, 45},
    {4, Teams::partners, 20},
    {6, Teams::partners, 15},
    {3, Teams::partners, 12},
    {4, Teams::solo, 3},
    {5, Teams::solo, 2},
    {6, Teams::solo, 3},
}};

// A random one of the values, with probabilities by weight.
template <typename Values, typename Weight>
auto weighted(const Values& values, Weight weight, Random& random) {
    int sum = 0;
    for (const auto& value : values) sum += weight(value);
    int place = static_cast<int>(random.below(static_cast<std::uint32_t>(sum)));
    for (const auto& value : values) {
        if (place < weight(value)) return value;
        place -= weight(value);
    }
    return values.front();
}

Seating random_seating(Course course, Random& random) {
    if (course == Course::duels) return kSeatings.front();
    return weighted(
        kSeatings, [](const Seating& seating) { return seating.weight; }, random);
}

// Most games use the default edition, and most races use editions that are races by themselves. An
// edition that plays as another one would teach nothing new, so its weight is 0.
Edition random_edition(Course course, Random& random) {
    const auto weight = [course](Edition edition) {
        if (plays_as(edition) != edition) return 0;
        if (make_rules(edition, kMinPlayers).rules.is_race())
            return course == Course::races ? 150 : 2;
        return edition == kDefaultEdition ? 9 : 4;
    };
    return weighted(kEditions, weight, random);
}

int random_value(const Setting& setting, Random& random) {
    if (!setting.is_number())
        return static_cast<int>(random.below(static_cast<std::uint32_t>(setting.words.size())));
    if (!setting.words.empty() && random.below(2) == 0) return 0;
    const int steps = (setting.most - setting.least) / setting.multiple + 1;
    return setting.least +
           setting.multiple * static_cast<int>(random.below(static_cast<std::uint32_t>(steps)));
}

HouseRules random_house_rules(Random& random) {
    HouseRules house;
    for (const Setting& setting : kSettings)
        if (random.below(setting.is_number() ? 3 : 2) == 0)
            setting.set_in_house_rules(house, random_value(setting, random));
    return house;
}

}  // namespace

Rules practice_table(Course course, Random& random) {
    for (;;) {  // some house rules do not fit together, or do not fit the edition
        const Seating seating = random_seating(course, random);
        HouseRules house;
        if (random.below(8) == 0) house = random_house_rules(random);
        house.teams = seating.teams;
        house.goal.reset();  // the goal of the game changes nothing in a hand
        if (course == Course::races) house.goal = kRace;
        const RulesResult made = make_rules(random_edition(course, random), seating.players, house);
        if (made && (course != Course::duels || is_duel(made.rules))) return made.rules;
    }
}

}  // namespace bornes::tune
