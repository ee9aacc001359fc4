// Whole hands with the learned policy in every seat, as master's search plays them on.
#include <benchmark/benchmark.h>

#include <limits>

#include "bornes/random.h"
#include "bots/rollout.h"

namespace {

void rollouts(benchmark::State& state) {
    using namespace bornes;
    const auto players = static_cast<int>(state.range(0));
    const Rules rules = make_rules(kDefaultEdition, players).rules;
    Random random(1);
    std::int64_t plays = 0;
    for (auto _ : state) {
        Position position = deal(rules, shuffled_deck(rules, random), players - 1);
        roll_out(position, 0, std::numeric_limits<int>::max());
        plays += position.board.laid_count;  // a play is a card that leaves a hand
    }
    state.counters["plays/s"] =
        benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}
BENCHMARK(rollouts)->ArgName("players")->Arg(2)->Arg(3)->Arg(4)->Arg(6);

}  // namespace
