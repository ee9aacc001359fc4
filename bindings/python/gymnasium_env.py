"""One seat against built-in bots, as a Gymnasium environment. gymnasium is imported here, and nowhere else in bornes.

    from bornes.gymnasium_env import BornesEnv

    env = BornesEnv(opponent=bornes.Level.CASUAL)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

Observations and actions are those of bornes.observe and bornes.ACTION_IDS. `info["action_mask"]` has 1 for every legal
action. step() replaces an illegal action with a random legal one, and sets `info["illegal"]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import bornes
from bornes.episode import EpisodeOfOne, observation_bounds


class BornesEnv(gymnasium.Env):  # type: ignore[misc]
    """An episode is a hand or a game. With bornes.Reward.POINTS, a reward comes at the end of each hand. With RESULT,
    it comes at the end of the episode. step() raises ValueError once the episode is over. In the mode "ansi", render()
    returns what the seat may see as JSON.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        rules: bornes.Rules | None = None,
        opponent: bornes.Level = bornes.Level.CASUAL,
        allowance: bornes.Allowance | None = None,
        seat: int = 0,
        episode: bornes.Episode = bornes.Episode.HAND,
        reward: bornes.Reward = bornes.Reward.POINTS,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules or bornes.make_rules()
        if not 0 <= seat < self.rules.players:
            raise ValueError(f"the seat must be from 0 to {self.rules.players - 1}")
        self.seat = seat
        self.opponent = opponent
        self.allowance = allowance or bornes.Allowance.of_rollouts(100)
        self.render_mode = render_mode
        self._kind = (episode, reward)
        low, high = observation_bounds(self.rules)
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(bornes.ACTION_IDS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**63))
        self._game = EpisodeOfOne(self.rules, start, *self._kind)
        self._bots = [bornes.make_bot(self.opponent, bornes.seed_for(start, 1 + each)) for each in range(self.rules.players)]
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._game.over:
            raise ValueError("the episode is over: call reset() first")
        illegal = not self._game.is_legal(action)
        if illegal:
            action = self.np_random.choice(np.flatnonzero(self._game.mask()))
        self._game.act(int(action))
        self._let_bots_play()
        observation, info = self._seen()
        if illegal:
            info["illegal"] = True
        return observation, self._game.take_rewards()[self.seat], self._game.over, False, info

    def render(self) -> str | None:
        return bornes.to_json(self._game.view(self.seat)) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        while not self._game.over and self._game.seat != self.seat:
            view = self._game.view(self._game.seat)
            self._game.apply(self._bots[self._game.seat].think(view, self.allowance).action)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        view = self._game.view(self.seat)
        return bornes.observe(view), {"action_mask": bornes.legal_mask(view).astype(np.int8)}
