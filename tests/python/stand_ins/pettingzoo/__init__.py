"""The base class AECEnv, after the documentation of PettingZoo. Debian 12 does not have the package."""

from collections.abc import Iterator
from typing import Any


class AECEnv:
    agents: list[str]
    possible_agents: list[str]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    agent_selection: str
    _cumulative_rewards: dict[str, float]
    _skipped_to: str | None = None

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def unwrapped(self) -> Any:
        return self

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action: Any) -> None:
        """Removes the selected agent, which is done. Agents that are done come first; then play continues where it was."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        assert self.terminations[agent] or self.truncations[agent], "an agent that was not dead was taken away"
        following = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        for values in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del values[agent]
        self.agents.remove(agent)
        dead = [each for each in self.agents if self.terminations[each] or self.truncations[each]]
        if dead:
            self._skipped_to = self._skipped_to or following
            self.agent_selection = dead[0]
        elif self._skipped_to:
            self.agent_selection, self._skipped_to = self._skipped_to, None
        self.rewards = {each: 0 for each in self.agents}
