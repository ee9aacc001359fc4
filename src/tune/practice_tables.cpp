#include "practice_tables.h"

#include <algorithm>

#include "bots/duel.h"

namespace bornes {
namespace {

struct Seating {
    int players;
    Teams teams;
    int weight;  // how often, of a hundred
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

Seating random_seating(Course course, Random& random) {
    if (course == Course::duels) return kSeatings.front();
    int place = static_cast<int>(random.below(100));
    for (const Seating& seating : kSeatings) {
        if (place < seating.weight) return seating;
        place -= seating.weight;
    }
    return kSeatings.front();
}

// parker-1971-fr plays as parker-1962 does.
Edition random_edition(Course course, Random& random) {
    const std::uint32_t place = random.below(20);
    if (course == Course::races && place < 16) return Edition::fundex_2010;
    if (place < 9) return Edition::parker_1988;
    if (place < 14) return Edition::parker_1962;
    return place < 18 ? Edition::classic_km : Edition::fundex_2010;
}

template <typename Value>
void maybe_set(std::optional<Value>& rule, std::uint32_t values, Random& random) {
    if (random.below(2) == 0) rule = static_cast<Value>(random.below(values));
}

void set_house_rules(HouseRules& house, Random& random) {
    maybe_set(house.attack, 3, random);
    maybe_set(house.refill, 2, random);
    maybe_set(house.extension_lost, 3, random);
    maybe_set(house.shut_out, 2, random);
    maybe_set(house.deck, 2, random);
    maybe_set(house.right_of_way_clears, 2, random);
    if (random.below(3) != 0) return;
    house.target = kShortestTrip + static_cast<int>(kStep * random.below(40));
    const int longer = *house.target + static_cast<int>(kStep * (1 + random.below(16)));
    house.extension = random.below(2) == 0 ? kNoExtension : longer;
}

}  // namespace

Rules practice_table(Course course, Random& random) {
    for (;;) {
        const Seating seating = random_seating(course, random);
        HouseRules house;
        house.teams = seating.teams;
        if (random.below(8) == 0) set_house_rules(house, random);
        if (course == Course::races) house.goal = kRace;
        const RulesResult made = make_rules(random_edition(course, random), seating.players, house);
        if (made && (course != Course::duels || is_duel(made.rules))) return made.rules;
    }
}

}  // namespace bornes
