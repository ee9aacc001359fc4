#!/usr/bin/env python3
"""Measures a bot written in Python against the built-in levels, in this process.

`pip install .`, then `python3 examples/python/evaluate_bot.py [DEALS]`. Write your own `cautious`.
"""

import sys

import bornes
from bornes import Action, Level, View, arena

RANK = {bornes.Verb.ANSWER: 0, bornes.Verb.EXTENSION: 1, bornes.Verb.PLAY: 2, bornes.Verb.ATTACK: 3, bornes.Verb.DISCARD: 4}


def cautious(seed: int) -> arena.Player:
    """Drives before it attacks, takes the longest distance, and discards at random."""
    random = bornes.Random(seed)
    miles = {each["id"]: each.get("miles", 0) for each in bornes.vocabulary()["cards"]}

    def choose(view: View) -> Action:
        legal = bornes.legal_actions(view)

        def order(action: Action) -> tuple[int, int, int]:
            distance = miles[action.card.value] if action.card else 0
            return RANK[action.verb], -distance, random.below(1000)

        return min(legal, key=order)

    return choose


def main(deals: str = "100") -> None:
    rules = bornes.make_rules()
    for level in (Level.NOVICE, Level.CASUAL, Level.STRONG):
        mine, _ = arena.play([cautious, arena.level(level)], rules, int(deals))
        print(
            f"against {level.value:7} {mine.win_share:6.1%} of {mine.games} games won, "
            f"± {1.96 * mine.standard_error:.1%}; {mine.lead_per_hand:+6.0f} points per hand"
        )


main(*sys.argv[1:])
