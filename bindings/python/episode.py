"""One game for the adapters, with the episodes and rewards of VectorEnv, and the bounds of observations."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import bornes
from bornes import Action, Episode, Phase, Reward, Rules, View


def observation_bounds(rules: Rules) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Returns the smallest and the largest value of each number of an observation."""
    counts = {"hand", "discards", "hand-sizes", "cards"}
    high = []
    for name, size, _ in bornes.observation_groups(rules):
        group = name.rstrip("0123456789").removesuffix("-")
        # Counts of cards are at most a deck. 100 bounds all scaled numbers: hands in tens, miles in 1,000s, points in 5,000s.
        most = rules.deck_size if group in counts else 100 if group in {"hand-number", "total", "target", "distance"} else 1
        high += [most] * size
    return np.zeros(len(high), np.float32), np.array(high, np.float32)


class EpisodeOfOne:
    """A hand or a game in progress, with the rewards of each seat."""

    def __init__(self, rules: Rules, seed: int, episode: Episode, reward: Reward) -> None:
        self.rules = rules
        self._random = bornes.Random(seed)
        self._episode = episode
        self._reward = reward
        self._paid = [0.0] * rules.players
        self._position = bornes.deal(rules, self._deck(), rules.players - 1)

    @property
    def seat(self) -> int:
        """The seat that must act; -1 once the episode is over."""
        seat = self._position.board.seat
        return -1 if seat is None else seat

    @property
    def over(self) -> bool:
        return self.seat == -1

    def view(self, seat: int) -> View:
        return bornes.view(self._position, seat)

    def mask(self) -> NDArray[np.uint8]:
        return bornes.legal_mask(self.view(self.seat))

    def is_legal(self, action: Any) -> bool:
        return 0 <= int(action) < bornes.ACTION_IDS and bool(self.mask()[int(action)])

    def act(self, action: int) -> None:
        self.apply(bornes.action_from_id(action, self.rules.team_of(self.seat), self.rules.teams))

    def apply(self, action: Action) -> None:
        bornes.apply(self._position, action)
        if self._position.board.over:
            self._end_hand()

    def take_rewards(self) -> list[float]:
        """Returns the rewards of each seat since the last call."""
        paid, self._paid = self._paid, [0.0] * self.rules.players
        return paid

    def _deck(self) -> list[bornes.Card]:
        return bornes.shuffled_deck(self.rules, self._random)

    def _end_hand(self) -> None:
        board = self._position.board
        ended = self._episode == Episode.HAND or board.phase == Phase.GAME_OVER
        points = [bornes.score(board, team).total for team in range(self.rules.teams)]
        if self._reward == Reward.POINTS:
            self._pay([each - (sum(points) - each) / (len(points) - 1) for each in points])
        elif ended:
            whole = self._episode == Episode.GAME and not self.rules.is_race
            ranked = bornes.totals_after(board) if whole else points
            best = max(ranked)
            self._pay([float(each == best) / ranked.count(best) for each in ranked])
        if not ended:
            self._position = bornes.deal_next(self._position, self._deck())

    def _pay(self, of_team: list[float]) -> None:
        for seat in range(self.rules.players):
            self._paid[seat] += of_team[self.rules.team_of(seat)]
