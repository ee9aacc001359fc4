#include "bornes/vector_env.h"

#include <algorithm>
#include <vector>

#include "bornes/score.h"
#include "observation.h"

namespace bornes {
namespace {

// For each team, the dense number of an action code, and back. Used at every move.
struct ActionTables {
    PerTeam<std::array<std::uint8_t, 256>> id_of_code{};
    PerTeam<std::array<std::uint8_t, kActionIds>> code_of_id{};

    explicit ActionTables(int teams) {
        for (int team = 0; team < teams; ++team)
            for (int id = 0; id < kActionIds; ++id) {
                const auto action = action_from_id(id, team, teams);
                if (!action) continue;  // never legal
                code_of_id[team][static_cast<std::size_t>(id)] = action->code();
                id_of_code[team][action->code()] = static_cast<std::uint8_t>(id);
            }
    }
};

struct Game {
    Position position;
    learn::CardCounts counts;
    std::array<std::uint8_t, ActionList::kCapacity> legal{};  // dense numbers
    std::uint8_t legal_count = 0;
};

// Updates the counts after one action. Cards that a coup fourré or a right-of-way removes from
// piles are recounted, because both are rare.
void follow(Game& game, Action action, Team team) {
    const auto add = [&](learn::CardCounts::Kinds& kinds) {
        ++kinds[static_cast<std::size_t>(index(action.card()))];
    };
    switch (action.verb()) {
        case Verb::play:
            if (action.card() == Card::right_of_way)
                game.counts = learn::count_cards(game.position.board);
            else
                add(game.counts.teams[team]);
            break;
        case Verb::discard: add(game.counts.discards); break;
        case Verb::attack: add(game.counts.teams[action.team()]); break;
        case Verb::answer:
            if (!action.is_decline()) game.counts = learn::count_cards(game.position.board);
            break;
        case Verb::extension: break;
    }
}

}  // namespace

struct VectorEnv::State {
    State(int count, const Rules& its_rules, std::uint64_t seed, Episode its_episode,
          Reward its_reward)
        : rules(its_rules),
          episode(its_episode),
          reward(its_reward),
          random(seed),
          tables(its_rules.teams),
          row(static_cast<std::size_t>(observation_size(its_rules))),
          games(static_cast<std::size_t>(count)),
          observations(games.size() * row),
          masks(games.size() * kActionIds),
          seats(games.size()),
          rewards(games.size() * its_rules.players),
          ends(games.size()) {}

    void deal_first(Game& game) {
        game.position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
        game.counts = {};
    }

    void pay(std::size_t at, const PerTeam<float>& of_team) {
        for (int seat = 0; seat < rules.players; ++seat)
            rewards[at * rules.players + static_cast<std::size_t>(seat)] =
                of_team[rules.team_of(seat)];
    }

    void pay_points(std::size_t at, const Board& board) {
        PerTeam<float> points{};
        float sum = 0;
        for (int team = 0; team < rules.teams; ++team)
            sum += points[team] = static_cast<float>(score(board, team).total());
        const auto others = static_cast<float>(rules.teams - 1);
        for (int team = 0; team < rules.teams; ++team)
            points[team] -= (sum - points[team]) / others;
        pay(at, points);
    }

    // Pays each team its share of the win: of the game if an episode is a game, otherwise of the
    // hand.
    void pay_result(std::size_t at, const Board& board) {
        PerTeam<int> points{};
        const bool whole = episode == Episode::game;
        const PerTeam<int> totals = totals_after(board);
        for (int team = 0; team < rules.teams; ++team)
            points[team] = whole && !rules.is_race() ? totals[team] : score(board, team).total();
        const int best = *std::max_element(points.begin(), points.begin() + rules.teams);
        const auto winners = std::count(points.begin(), points.begin() + rules.teams, best);
        PerTeam<float> shares{};
        for (int team = 0; team < rules.teams; ++team)
            if (points[team] == best) shares[team] = 1.0F / static_cast<float>(winners);
        pay(at, shares);
    }

    void end_hand(std::size_t at, Game& game) {
        const Board& board = game.position.board;
        const bool ended = episode == Episode::hand || board.phase == Phase::game_over;
        ends[at] = ended ? 1 : 0;
        if (reward == Reward::points)
            pay_points(at, board);
        else if (ended)
            pay_result(at, board);
        if (ended) {
            deal_first(game);
        } else {
            game.position = deal_next(game.position, shuffled_deck(rules, random));
            game.counts = {};
        }
    }

    // Writes the observation and the legal actions of the seat to act.
    void show(std::size_t at) {
        Game& game = games[at];
        const Board& board = game.position.board;
        const Seat seat = board.seat;
        const auto& ids = tables.id_of_code[rules.team_of(seat)];
        ActionList legal;
        legal_actions(game.position, legal);
        std::uint8_t* mask = masks.data() + at * kActionIds;
        std::fill_n(mask, kActionIds, std::uint8_t{0});
        game.legal_count = 0;
        for (const Action action : legal) {
            const std::uint8_t id = ids[action.code()];
            mask[id] = 1;
            game.legal[game.legal_count++] = id;
        }
        seats[at] = static_cast<std::int8_t>(seat);
        learn::write_observation(board, seat, game.position.hands[seat], game.counts,
                                 observations.data() + at * row);
    }

    void move(std::size_t at, std::int32_t id) {
        Game& game = games[at];
        const Team team = game.position.board.team_to_act();
        const Action action =
            Action::from_code(tables.code_of_id[team][static_cast<std::size_t>(id)]);
        apply(game.position, action);
        follow(game, action, team);
        if (game.position.board.over()) end_hand(at, game);
        show(at);
    }

    Rules rules;
    Episode episode;
    Reward reward;
    Random random;
    ActionTables tables;
    std::size_t row;  // number of floats per observation
    std::vector<Game> games;
    std::vector<float> observations;
    std::vector<std::uint8_t> masks;
    std::vector<std::int8_t> seats;
    std::vector<float> rewards;
    std::vector<std::uint8_t> ends;
};

VectorEnv::VectorEnv(int games, const Rules& rules, std::uint64_t seed, Episode episode,
                     Reward reward)
    : state_(std::make_unique<State>(games, rules, seed, episode, reward)) {
    reset();
}
VectorEnv::~VectorEnv() = default;
VectorEnv::VectorEnv(VectorEnv&&) noexcept = default;
VectorEnv& VectorEnv::operator=(VectorEnv&&) noexcept = default;

int VectorEnv::games() const { return static_cast<int>(state_->games.size()); }
const Rules& VectorEnv::rules() const { return state_->rules; }

void VectorEnv::reset() {
    std::fill(state_->rewards.begin(), state_->rewards.end(), 0.0F);
    std::fill(state_->ends.begin(), state_->ends.end(), std::uint8_t{0});
    for (std::size_t at = 0; at < state_->games.size(); ++at) {
        state_->deal_first(state_->games[at]);
        state_->show(at);
    }
}

std::optional<int> VectorEnv::step(std::span<const std::int32_t> actions) {
    State& state = *state_;
    for (std::size_t at = 0; at < state.games.size(); ++at) {
        const std::int32_t id = at < actions.size() ? actions[at] : -1;
        if (id < 0 || id >= kActionIds ||
            state.masks[at * kActionIds + static_cast<std::size_t>(id)] == 0)
            return static_cast<int>(at);
    }
    std::fill(state.rewards.begin(), state.rewards.end(), 0.0F);
    std::fill(state.ends.begin(), state.ends.end(), std::uint8_t{0});
    for (std::size_t at = 0; at < state.games.size(); ++at) state.move(at, actions[at]);
    return std::nullopt;
}

void VectorEnv::sample(std::span<std::int32_t> actions) {
    State& state = *state_;
    for (std::size_t at = 0; at < state.games.size(); ++at) {
        const Game& game = state.games[at];
        actions[at] = game.legal[state.random.below(game.legal_count)];
    }
}

std::span<const float> VectorEnv::observations() const { return state_->observations; }
std::span<const std::uint8_t> VectorEnv::masks() const { return state_->masks; }
std::span<const std::int8_t> VectorEnv::seats() const { return state_->seats; }
std::span<const float> VectorEnv::rewards() const { return state_->rewards; }
std::span<const std::uint8_t> VectorEnv::ends() const { return state_->ends; }

const Position& VectorEnv::position(int game) const {
    return state_->games[static_cast<std::size_t>(game)].position;
}

}  // namespace bornes
