"""All seats of a game, as a PettingZoo AEC environment. pettingzoo is imported here, and nowhere else in bornes.

    from bornes import pettingzoo_env

    env = pettingzoo_env.env(rules=bornes.make_rules(players=4))
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An observation is a dict: `observation` as bornes.observe writes it, and `action_mask`, whose 1s are the legal actions.
Agents are "player_0" and so on, by seat. Rewards are those of bornes.VectorEnv.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import bornes
from bornes.episode import EpisodeOfOne, observation_bounds


def env(**options: Any) -> Any:
    """Makes raw_env in the wrappers that PettingZoo recommends. An illegal action ends the game with a reward of -1."""
    from pettingzoo.utils import wrappers

    raw = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # type: ignore[misc]  # the usual name in PettingZoo
    """The environment without wrappers: step() raises ValueError for an illegal action."""

    metadata = {"name": "bornes_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        rules: bornes.Rules | None = None,
        episode: bornes.Episode = bornes.Episode.HAND,
        reward: bornes.Reward = bornes.Reward.POINTS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules or bornes.make_rules()
        self.render_mode = render_mode
        self._kind = (episode, reward)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        low, high = observation_bounds(self.rules)
        ids = bornes.ACTION_IDS
        self.action_spaces = {agent: spaces.Discrete(ids) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, shape=(ids,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game = EpisodeOfOne(self.rules, int(self._seeds.integers(2**63)), *self._kind)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        view = self._game.view(self.possible_agents.index(agent))
        return {"observation": bornes.observe(view), "action_mask": bornes.legal_mask(view).astype(np.int8)}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not self._game.is_legal(action):
            raise ValueError(f"action {action} is not legal: choose one whose mask is 1")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._game.act(int(action))
        self.rewards = dict(zip(self.possible_agents, self._game.take_rewards(), strict=True))
        if self._game.over:
            self.terminations = {agent: True for agent in self.agents}
            following = self.agents.index(self.agent_selection) + 1
            self.agent_selection = self.agents[following % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[self._game.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return bornes.to_json(self._game.view(bornes.SPECTATOR)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
