#!/usr/bin/env python3
"""Measures the moves per second of VectorEnv, with observations and masks, and of a loop over the plain module.

PYTHONPATH=build/python/python bench/learn.py [PLAYERS [GAMES]]. Both are measured alternately in one run, by the CPU time
of this process, so that a busy machine changes the ratio little.
"""

import sys
import time

import numpy as np

import bornes


def by_vector(env: bornes.VectorEnv, steps: int) -> int:
    actions = np.zeros(env.games, np.int32)
    for _ in range(steps):
        env.sample(actions)
        env.step(actions)
    return steps * env.games


def by_loop(rules: bornes.Rules, hands: int) -> int:
    """Plays random hands, with the observation and the mask of every move."""
    row = np.zeros(bornes.observation_size(rules), np.float32)
    mask = np.zeros(bornes.ACTION_IDS, np.uint8)
    random = bornes.Random(1)
    moves = 0
    for _ in range(hands):
        position = bornes.deal(rules, bornes.shuffled_deck(rules, random), rules.players - 1)
        while (seat := position.board.seat) is not None:
            view = bornes.view(position, seat)
            bornes.observe(view, row)
            bornes.legal_mask(view, mask)
            legal = bornes.legal_actions(view)
            bornes.apply(position, legal[random.below(len(legal))])
            moves += 1
    return moves


def main(players: str = "2", games: str = "1024") -> None:
    rules = bornes.make_rules(players=int(players))
    env = bornes.VectorEnv(int(games), rules, 1)
    best = {"vector": 0.0, "loop": 0.0}
    for _ in range(5):
        for name, run in (("vector", lambda: by_vector(env, 1000)), ("loop", lambda: by_loop(rules, 50))):
            start = time.process_time()
            moves = run()
            best[name] = max(best[name], moves / (time.process_time() - start))
    print(f"VectorEnv: {best['vector']:,.0f} moves per second of CPU ({games} games of {players} players)")
    print(f"plain module, in a loop: {best['loop']:,.0f}")
    print(f"ratio: {best['vector'] / best['loop']:.1f}")


main(*sys.argv[1:])
