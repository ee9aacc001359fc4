// Many games at once, for reinforcement learning: one call makes one move in every game.
//
//     VectorEnv games(1024, rules, seed);
//     std::vector<int> actions(1024);
//     games.sample(actions);   // or: choose with the help of observations() and masks()
//     games.step(actions);
//
// When an episode ends, its game restarts at once: the step that returns the last reward already
// shows the first decision of the next episode. Seat 0 has the first turn of every episode. The
// same seed and the same calls give the same games. sample() and reset() are such calls: they draw
// from the random numbers that also shuffle the decks.
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

// The reward of a seat when a hand or a game ends. Partners get the same reward.
enum class Reward : std::uint8_t {
    points,  // at the end of each hand: the points of its team minus the mean of the other teams
    // At the end of each episode: 1 for the winning team, shared after a draw. The winner of a hand
    // is the team with the most points in it.
    result,
};
template <>
inline constexpr std::array<std::string_view, 2> kIds<Reward>{"points", "result"};

// Many games at once. One thread at a time may use it.
class VectorEnv {
public:
    // Deals the first hand of every game. `games` must be at least 1.
    VectorEnv(int games, const Rules& rules, std::uint64_t seed, Episode episode = Episode::game,
              Reward reward = Reward::points);
    ~VectorEnv();
    // Takes the games over. The other object must not be used again, except to assign to it.
    VectorEnv(VectorEnv&&) noexcept;
    // Takes the games over, as the constructor does.
    VectorEnv& operator=(VectorEnv&&) noexcept;

    // How many games there are.
    int games() const;
    // The rules of all games.
    const Rules& rules() const;

    // Restarts every game. The random numbers continue, so the hands differ from earlier ones.
    void reset();

    // Makes one move in every game. `actions` has one number per game (bornes/encoding.h). Returns
    // nothing on success. If an action is not legal or is missing, returns the index of the first
    // such game, and changes nothing.
    std::optional<int> step(std::span<const std::int32_t> actions);

    // Draws one legal action for every game, each with the same probability. `actions` must have
    // games() places.
    void sample(std::span<std::int32_t> actions);

    // The next five functions return the result of the last step() or reset(), one row per game.
    // Before the first call, they return what the constructor dealt.
    // The spans stay valid for the life of the object, and every step changes their contents.

    // What the seat that acts sees: observation_size() floats per game.
    std::span<const float> observations() const;
    // The legal actions of the seat that acts: kActionIds bytes per game, 1 or 0.
    std::span<const std::uint8_t> masks() const;
    // The seat that acts, from 0: one number per game.
    std::span<const std::int8_t> seats() const;
    // The rewards of the last step: rules().players floats per game, in the order of the seats. All
    // are 0 before the first step and after reset().
    std::span<const float> rewards() const;
    // Whether the last step ended an episode: one byte per game, 1 or 0. The observation, the mask
    // and the seat of that game are those of the next episode. All are 0 before the first step and
    // after reset().
    std::span<const std::uint8_t> ends() const;

    // The position of a game, hidden cards included. `game` must be from 0 to games() - 1. Every
    // step changes the position behind the reference.
    const Position& position(int game) const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace bornes
