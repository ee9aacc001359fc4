"""The wrappers that the adapter uses, after the documentation of PettingZoo."""

from typing import Any


class _Wrapper:
    """Passes everything on to the environment inside."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def _is_done(self) -> bool:
        agent = self.env.agent_selection
        return bool(self.env.terminations[agent] or self.env.truncations[agent])


class TerminateIllegalWrapper(_Wrapper):
    """An illegal action ends the game for everybody, and pays `illegal_reward` to the agent."""

    def __init__(self, env: Any, illegal_reward: float) -> None:
        super().__init__(env)
        self._illegal_reward = float(illegal_reward)

    def step(self, action: Any) -> None:
        agent = self.env.agent_selection
        if self._is_done() or self.env.observe(agent)["action_mask"][action]:
            self.env.step(action)
            return
        game = self.env.unwrapped
        game.terminations = {each: True for each in game.agents}
        game.truncations = {each: True for each in game.agents}
        game.rewards = {each: self._illegal_reward if each == agent else 0.0 for each in game.agents}
        game._cumulative_rewards[agent] = 0.0
        game._accumulate_rewards()


class AssertOutOfBoundsWrapper(_Wrapper):
    """An action must be in the action space, or None for an agent that is done."""

    def step(self, action: Any) -> None:
        agent = self.env.agent_selection
        assert (action is None and self._is_done()) or action in self.env.action_space(agent), "action is not in action space"
        self.env.step(action)


class OrderEnforcingWrapper(_Wrapper):
    """Nothing may be asked or done before the first reset."""

    _before_reset = {"reset", "action_space", "observation_space", "possible_agents", "unwrapped", "metadata", "close"}

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._was_reset = False

    def __getattr__(self, name: str) -> Any:
        if not self._was_reset and name not in self._before_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return super().__getattr__(name)

    def reset(self, **options: Any) -> None:
        self._was_reset = True
        self.env.reset(**options)
