// Many games at once, for reinforcement learning: one call makes one move in every game.
//
//     VectorEnv games(1024, rules, seed);
//     std::vector<int> actions(1024);
//     games.sample(actions);   // or: choose with the help of observations() and masks()
//     games.step(actions);
//
// A game that ends starts anew by itself. The same seed and actions give the same games.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "bornes/encoding.h"

namespace bornes {

// What an episode is: one hand, or a game of several hands.
enum class Episode : std::uint8_t { hand, game };
template <>
inline constexpr std::array<std::string_view, 2> kIds<Episode>{"hand", "game"};

// What a seat is paid when a hand or a game ends.
enum class Reward : std::uint8_t {
    points,  // at the end of each hand: the points of its team less the mean of the other teams
    result,  // at the end of each episode: 1 for the winner, shared by those who are level
};
template <>
inline constexpr std::array<std::string_view, 2> kIds<Reward>{"points", "result"};

// Many games at once. One thread at a time may use it.
class VectorEnv {
public:
    // `games` must be at least 1.
    VectorEnv(int games, const Rules& rules, std::uint64_t seed, Episode episode = Episode::game,
              Reward reward = Reward::points);
    ~VectorEnv();
    // Takes the games over. The other object must not be used again, except to assign to it.
    VectorEnv(VectorEnv&&) noexcept;
    VectorEnv& operator=(VectorEnv&&) noexcept;

    // How many games there are.
    int games() const;
    // The rules of all games.
    const Rules& rules() const;

    // Deals every game anew. The constructor does it for the first time.
    void reset();

    // Makes one move in every game; `actions` has one number for each (bornes/encoding.h). Returns
    // the index of the first game whose action is not legal, and then has changed nothing;
    // otherwise returns nothing.
    std::optional<int> step(std::span<const std::int32_t> actions);

    // Draws one legal action for every game, each as likely as any other.
    void sample(std::span<std::int32_t> actions);

    // What came of the last step or reset, one row for each game. The memory stays the same for the
    // life of the object.
    std::span<const float> observations() const;  // observation_size() floats: the seat that acts
    std::span<const std::uint8_t> masks() const;  // kActionIds bytes: its legal actions
    std::span<const std::int8_t> seats() const;   // the seat that acts, from 0
    std::span<const float> rewards() const;       // one float for each seat
    std::span<const std::uint8_t> ends() const;   // 1 if the last step ended an episode

    // The game as it stands, hidden cards included. `game` must be in range.
    const Position& position(int game) const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace bornes
