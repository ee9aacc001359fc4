// Advantage actor-critic. The advantage of a decision is how much better the hand went from there
// than the network's value had predicted. Generalised advantage estimation runs along the decisions
// of each seat.
#include "self_play.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bornes/position.h"
#include "bornes/score.h"
#include "bots/casual.h"
#include "bots/equity.h"
#include "bots/unseen.h"

namespace bornes::tune {
namespace {

using namespace bots;

constexpr float kValueRate = 0.5F;
constexpr float kTiny = 1e-8F;

using Chances = std::array<float, ActionList::kCapacity>;

// The hidden layer with the focus on one opposing team, and the features that it was computed from.
struct Focus {
    Team team = 0;
    std::size_t count = 0;
    std::array<std::uint16_t, Description::kMost> features;
    HiddenRow hidden;

    Features on() const { return {features.data(), count}; }
};

struct Decision {
    Seat seat = 0;
    int chosen = 0;
    int foci_count = 0;
    float value = 0;
    float advantage = 0;
    ActionList list;
    Chances chances;
    std::array<std::uint8_t, ActionList::kCapacity> focus_of;
    std::array<Focus, kMaxTeams> foci;
};

// The lead so far, in units of the network's value.
float lead(const Board& board, Team team) {
    return static_cast<float>(secured_lead(board, team)) / kPolicyPointsPerUnit;
}

// What a finished hand was worth to a team.
float result(const Board& board, Team team) {
    if (!board.rules.is_race()) return lead(board, team);
    const unsigned won = winners(board);
    const double share = (won >> team & 1U) != 0 ? 1.0 / std::popcount(won) : 0;
    return static_cast<float>(race_prize(board.rules, share) / kPolicyPointsPerUnit);
}

class Player {
public:
    explicit Player(const FloatNetwork& network) : network_(network) {}

    void decide(const Position& position, const CardCounter& counter, Random& random,
                Decision& decision) const {
        const Board& board = position.board;
        const Hand hand = position.hands[board.seat];
        legal_actions(board, hand, decision.list);
        Description description(board, hand, counter.unseen(hand));
        decision.seat = board.seat;
        decision.foci_count = 0;
        focus_on(description.leader(), description, decision);
        for (int i = 0; i < decision.list.size(); ++i) {
            const Action action = decision.list[i];
            const Team team = action.verb() == Verb::attack ? action.team() : description.leader();
            decision.focus_of[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(focus_on(team, description, decision));
        }
        weigh(decision);
        decision.value = dot(network_.value, decision.foci[0].hidden) + network_.value_bias +
                         lead(board, board.team_to_act());
        decision.chosen = draw(decision, random);
    }

private:
    int focus_on(Team team, Description& description, Decision& decision) const {
        for (int i = 0; i < decision.foci_count; ++i)
            if (decision.foci[static_cast<std::size_t>(i)].team == team) return i;
        Focus& focus = decision.foci[static_cast<std::size_t>(decision.foci_count)];
        focus.team = team;
        const Features features = description.with_focus(team);
        focus.count = features.size();
        std::copy(features.begin(), features.end(), focus.features.begin());
        hidden_layer(network_, features, focus.hidden);
        return decision.foci_count++;
    }

    void weigh(Decision& decision) const {
        const auto count = static_cast<std::size_t>(decision.list.size());
        for (std::size_t i = 0; i < count; ++i) {
            const auto output =
                static_cast<std::size_t>(policy_output(decision.list[static_cast<int>(i)]));
            decision.chances[i] =
                dot(network_.outputs[output], decision.foci[decision.focus_of[i]].hidden) +
                network_.output_bias[output];
        }
        const auto end = decision.chances.begin() + decision.list.size();
        const float most = *std::max_element(decision.chances.begin(), end);
        float sum = 0;
        for (auto chance = decision.chances.begin(); chance != end; ++chance) {
            *chance = std::exp(*chance - most);
            sum += *chance;
        }
        std::for_each(decision.chances.begin(), end, [&](float& chance) { chance /= sum; });
    }

    static int draw(const Decision& decision, Random& random) {
        float place = static_cast<float>(random.next() >> 40) * 0x1p-24F;
        for (int i = 0; i < decision.list.size(); ++i) {
            place -= decision.chances[static_cast<std::size_t>(i)];
            if (place < 0) return i;
        }
        return decision.list.size() - 1;
    }

    const FloatNetwork& network_;
};

// A player with random rules of thumb. A network that only ever meets itself learns little about
// other players.
class Stranger {
public:
    // Draws nothing from `random` if there are no strangers, so that training without strangers
    // stays reproducible.
    Stranger(const Rules& rules, float share, Random& random) {
        constexpr std::uint32_t whole = 1000;
        if (share <= 0 || static_cast<float>(random.below(whole)) >= share * whole) return;
        const auto mostly = [&] { return random.below(4) != 0; };
        const auto from = [&](int least, std::uint32_t range) {
            return least + static_cast<int>(random.below(range));
        };
        team_ = static_cast<int>(random.below(rules.teams));
        habits_ = {.holds_safeties = mostly(),
                   .knows_dead_cards = mostly(),
                   .stocks_remedies = mostly(),
                   .picks_on_leader = mostly(),
                   .extends_with_care = mostly(),
                   .attack = from(200, 200),
                   .distance = from(230, 100)};
    }
    bool is_to_act(const Board& board) const { return board.team_to_act() == team_; }
    Action choice(const Position& position, const CardCounter& counter) const {
        const Hand hand = position.hands[position.board.seat];
        return choose(habits_, position.board, hand, counter.unseen(hand));
    }

private:
    Team team_ = kNoTeam;
    Habits habits_ = kCasual;
};

// Plays a hand to its end, and returns how many decisions the network made. They are the first
// entries of the list.
std::size_t play_hand(const Player& player, const Stranger& stranger, Position& position,
                      Random& random, std::vector<Decision>& decisions) {
    CardCounter counter(position.board.rules);
    std::size_t count = 0;
    while (!position.board.over()) {
        counter.follow(position.board);
        if (stranger.is_to_act(position.board)) {
            apply(position, stranger.choice(position, counter));
            continue;
        }
        if (count == decisions.size()) decisions.emplace_back();
        Decision& decision = decisions[count++];
        player.decide(position, counter, random, decision);
        apply(position, decision.list[decision.chosen]);
    }
    return count;
}

void learn(const FloatNetwork& network, const Lesson& lesson, const Decision& decision,
           FloatNetwork& gradient) {
    std::array<HiddenRow, kMaxTeams> back{};
    const auto count = static_cast<std::size_t>(decision.list.size());
    float entropy = 0;
    for (std::size_t i = 0; i < count; ++i)
        entropy -= decision.chances[i] * std::log(decision.chances[i] + kTiny);
    for (std::size_t i = 0; i < count; ++i) {
        const float chance = decision.chances[i];
        const float chosen = static_cast<int>(i) == decision.chosen ? 1.0F : 0.0F;
        const float slope = (chance - chosen) * decision.advantage +
                            lesson.entropy_bonus * chance * (std::log(chance + kTiny) + entropy);
        const auto output =
            static_cast<std::size_t>(policy_output(decision.list[static_cast<int>(i)]));
        const std::size_t focus = decision.focus_of[i];
        gradient.output_bias[output] += slope;
        gradient.outputs[output].add(slope, decision.foci[focus].hidden);
        back[focus].add(slope, network.outputs[output]);
    }
    const float slope = -decision.advantage * kValueRate;  // value - (value + advantage)
    gradient.value_bias += slope;
    gradient.value.add(slope, decision.foci[0].hidden);
    back[0].add(slope, network.value);
    for (std::size_t i = 0; i < static_cast<std::size_t>(decision.foci_count); ++i) {
        const Focus& focus = decision.foci[i];
        const HiddenRow through = back[i].where_positive(focus.hidden);
        gradient.bias += through;
        for (const std::uint16_t feature : focus.on()) gradient.inputs[feature] += through;
    }
}

// Computes the advantages from the end of the hand backwards, for each seat.
void credit(std::vector<Decision>& decisions, std::size_t count, const Board& over, float trace) {
    PerSeat<float> next{};
    PerSeat<float> advantage{};
    for (int seat = 0; seat < over.rules.players; ++seat)
        next[seat] = result(over, over.rules.team_of(seat));
    for (std::size_t i = count; i-- > 0;) {
        Decision& decision = decisions[i];
        const Seat seat = decision.seat;
        advantage[seat] = next[seat] - decision.value + trace * advantage[seat];
        next[seat] = decision.value;
        decision.advantage = advantage[seat];
    }
}

}  // namespace

void practise(const FloatNetwork& network, const Lesson& lesson, std::uint64_t seed, int hands,
              Practice& practice) {
    const Player player(network);
    std::vector<Decision> decisions;
    for (int hand = 0; hand < hands; ++hand) {
        Random random(seed_for(seed, static_cast<std::uint64_t>(hand)));
        const Rules rules = practice_table(lesson.course, random);
        const DeckOrder deck = shuffled_deck(rules, random);
        Position position = deal(rules, deck, static_cast<int>(random.below(rules.players)));
        const Stranger stranger(rules, lesson.strangers, random);
        const std::size_t count = play_hand(player, stranger, position, random, decisions);
        credit(decisions, count, position.board, lesson.trace);
        for (std::size_t i = 0; i < count; ++i)
            learn(network, lesson, decisions[i], practice.gradient);
        practice.decisions += static_cast<std::int64_t>(count);
        practice.points += score(position.board, 0).total();
    }
}

}  // namespace bornes::tune
