// Whole random hands through the public API: shuffle, deal, legal_actions, pick, apply, score.
#include <benchmark/benchmark.h>

#include "bornes/playout.h"
#include "bornes/score.h"

namespace {

void playouts(benchmark::State& state) {
    using namespace bornes;
    const auto players = static_cast<int>(state.range(0));
    const Rules rules = make_rules(kDefaultEdition, players).rules;
    Random random(1);
    std::int64_t plays = 0;
    for (auto _ : state) {
        Position position = deal(rules, shuffled_deck(rules, random), players - 1);
        play_out_hand(position, random);
        benchmark::DoNotOptimize(totals_after(position.board));
        plays += position.board.laid_count;  // a play is a card that leaves a hand
    }
    state.counters["plays/s"] =
        benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}
BENCHMARK(playouts)->ArgName("players")->Arg(2)->Arg(3)->Arg(4)->Arg(6);

}  // namespace
