// Whole hands from shuffle to score: at random through the public API, and with the learned policy
// in every seat, as in master's search.
#include <benchmark/benchmark.h>

#include <limits>

#include "bornes/playout.h"
#include "bornes/score.h"
#include "bots/rollout.h"

namespace {

using namespace bornes;
using bots::Opponents;
using bots::roll_out;

template <typename Play>
void whole_hands(benchmark::State& state, Play play) {
    const auto players = static_cast<int>(state.range(0));
    const Rules rules = make_rules(kDefaultEdition, players).rules;
    Random random(1);
    std::int64_t plays = 0;
    for (auto _ : state) {
        Position position = deal(rules, shuffled_deck(rules, random), players - 1);
        play(position, random);
        benchmark::DoNotOptimize(totals_after(position.board));
        plays += position.board.laid_count;  // a play is a card that leaves a hand
    }
    state.counters["plays/s"] =
        benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}

void playouts(benchmark::State& state) { whole_hands(state, play_out_hand); }
BENCHMARK(playouts)->ArgName("players")->Arg(2)->Arg(3)->Arg(4)->Arg(6);

void rollouts(benchmark::State& state) {
    whole_hands(state, [](Position& position, Random&) {
        roll_out(position, 0, std::numeric_limits<int>::max(), Opponents::by_policy);
    });
}
BENCHMARK(rollouts)->ArgName("players")->Arg(2)->Arg(3)->Arg(4)->Arg(6);

}  // namespace
