#!/usr/bin/env python3
"""How well the chances of a review's curve fit the results.

    calibration.py FOLDER...

Reads the reviews (`bornes review --json`) of finished games in each folder. Prints a table with one row per range of
chances: how often teams with such a chance won in the end. Moments of one game are not independent, so the interval
(95 %) is that of a mean over games.
"""

import json
import math
import pathlib
import sys

BINS = (0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0001)


def moments(review: dict) -> list[tuple[float, float]]:
    """The chance of each team before each action, and its share of the win."""
    shares = [team["win"] for team in review["result"]]
    return [pair for point in review["curve"] for pair in zip(point["win"], shares)]


def ratio(games: list[tuple[int, float]]) -> tuple[float, float]:
    """The share over all moments, and half the width of its interval, with games as the independent unit."""
    count = sum(n for n, _ in games)
    share = sum(won for _, won in games) / count
    k = len(games)
    if k < 2:
        return share, float("nan")
    squares = sum((won - share * n) ** 2 for n, won in games)
    return share, 1.96 * math.sqrt(squares * k / (k - 1)) / count


def table(folder: pathlib.Path) -> str:
    # The arena plays every deck in all places, so bots without random numbers play the same game again.
    texts = dict.fromkeys(path.read_text() for path in sorted(folder.glob("*.json")))
    reviews = [json.loads(text) for text in texts]
    games = [moments(review) for review in reviews if review["over"]]
    every = [pair for game in games for pair in game]
    error = math.sqrt(sum((chance - share) ** 2 for chance, share in every) / len(every))
    even = 1 / len(reviews[0]["result"])
    guess = math.sqrt(sum((even - share) ** 2 for _, share in every) / len(every))
    lines = [f"{folder.name}: {len(games)} games, {len(every)} moments; "
             f"root mean square error {error:.3f}, of an even guess {guess:.3f}"]  # fmt: skip
    for low, high in zip(BINS, BINS[1:]):
        inside = [[pair for pair in game if low <= pair[0] < high] for game in games]
        inside = [game for game in inside if game]
        if not inside:
            continue
        count = sum(len(game) for game in inside)
        chance = sum(pair[0] for game in inside for pair in game) / count
        share, width = ratio([(len(game), sum(pair[1] for pair in game)) for game in inside])
        won = f"{100 * share:.0f} ± {100 * width:.0f} %"
        lines.append(f"| {folder.name} | {len(inside)} | {100 * chance:.0f} % | {won} |")
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        print(table(pathlib.Path(name)))
