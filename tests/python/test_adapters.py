"""The adapters follow the interfaces of Gymnasium and PettingZoo.

Neither package is in Debian 12. The checks below are ours. They follow `check_env` of Gymnasium and `api_test` of
PettingZoo step by step. If the real packages are installed, they are used instead of the stand-ins.
"""

import importlib.util
import inspect
import math
import pathlib
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np

if importlib.util.find_spec("pettingzoo") is None or importlib.util.find_spec("gymnasium") is None:
    sys.path.insert(0, str(pathlib.Path(__file__).parent / "stand_ins"))

import gymnasium  # noqa: E402
import pettingzoo  # noqa: E402

import bornes  # noqa: E402
from bornes import gymnasium_env, pettingzoo_env  # noqa: E402


def tables() -> list[dict[str, Any]]:
    return [
        {"rules": bornes.make_rules(edition, players), "episode": episode, "reward": reward}
        for edition, players in ((bornes.Edition.PARKER_1988, 2), (bornes.Edition.CLASSIC_KM, 4), (bornes.Edition.FUNDEX_2010, 3))
        for episode, reward in ((bornes.Episode.HAND, bornes.Reward.POINTS), (bornes.Episode.GAME, bornes.Reward.RESULT))
    ]


class Gymnasium(unittest.TestCase):
    def test_spaces_and_reset(self) -> None:
        for table in tables():
            env = gymnasium_env.BornesEnv(**table, opponent=bornes.Level.NOVICE)
            self.assertIsInstance(env, gymnasium.Env)
            observation, info = env.reset(seed=123)
            self.assertIn(observation, env.observation_space)
            self.assertIsInstance(info, dict)
            self.assertTrue(np.array_equal(observation, env.reset(seed=123)[0]))
            self.assertFalse(np.array_equal(observation, env.reset(seed=456)[0]))
            env.reset(options={})

    def test_passes_the_checks_of_check_env(self) -> None:
        env = gymnasium_env.BornesEnv(render_mode="ansi", opponent=bornes.Level.NOVICE)
        self.assertIs(env.unwrapped, env)
        self.assertTrue(np.isfinite(env.observation_space.low).all() and np.isfinite(env.observation_space.high).all())
        self.assertTrue((env.observation_space.low < env.observation_space.high).all())
        self.assertFalse(callable(getattr(env, "seed", None)))
        parameters = inspect.signature(env.reset).parameters
        self.assertNotIn("return_info", parameters)
        self.assertIsNone(parameters["seed"].default)
        self.assertIsInstance(env.reset(), tuple)
        states = []
        for seed in (123, 123, 456):
            env.reset(seed=seed)
            states.append(env.unwrapped._np_random.bit_generator.state)
        self.assertEqual(states[0], states[1])
        self.assertNotEqual(states[0], states[2])
        observation, reward, over, truncated, info = env.step(env.action_space.sample())  # any action, legal or not
        self.assertIn(observation, env.observation_space)
        self.assertTrue(math.isfinite(reward))
        self.assertEqual([type(over), type(truncated), type(info)], [bool, bool, dict])
        self.assertIsInstance(env.render(), str)
        env.close()
        env.close()

    def test_plays_whole_episodes(self) -> None:
        for table in tables():
            env = gymnasium_env.BornesEnv(**table, opponent=bornes.Level.NOVICE, seat=1)
            _, info = env.reset(seed=7)
            total, over = 0.0, False
            while not over:
                observation, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
                self.assertIn(observation, env.observation_space)
                self.assertIs(type(reward), float)
                self.assertIs(over, bool(over))
                self.assertFalse(truncated)
                self.assertNotIn("illegal", info)
                total += reward
            if table["reward"] == bornes.Reward.RESULT:
                self.assertIn(total, (0, 0.5, 1))
            with self.assertRaisesRegex(ValueError, "reset"):
                env.step(0)
            env.close()

    def test_an_illegal_action_is_replaced_and_reported(self) -> None:
        env = gymnasium_env.BornesEnv()
        _, info = env.reset(seed=1)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        self.assertTrue(env.step(illegal)[4]["illegal"])

    def test_shows_only_what_the_seat_may_see(self) -> None:
        env = gymnasium_env.BornesEnv(render_mode="ansi", seat=1)
        env.reset(seed=1)
        self.assertIn('"hand":[', env.render() or "")
        self.assertNotIn('"hands"', env.render() or "")
        self.assertIsNone(gymnasium_env.BornesEnv().render())


class PettingZoo(unittest.TestCase):
    def test_is_consistent_before_the_first_step(self) -> None:
        for table in tables():
            env = pettingzoo_env.raw_env(**table)
            env.reset()
            self.assertIsInstance(env, pettingzoo.AECEnv)
            self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
            self.assertEqual(env.num_agents, table["rules"].players)
            self.assertIsNone(env.last(observe=False)[0])
            for agent in env.agents:
                self.assertRegex(agent, "^[a-z]+_[0-9]+$")
                self.assertIs(env.observation_space(agent), env.observation_space(agent))
                self.assertIs(env.action_space(agent), env.action_space(agent))
                self.assertIn(env.observe(agent), env.observation_space(agent))
                acting = agent == env.agent_selection
                self.assertEqual(acting, bool(env.observe(agent)["action_mask"].any()))

    def test_spaces_pass_the_checks_of_api_test(self) -> None:
        for table in tables():
            env = pettingzoo_env.raw_env(**table)
            env.reset()
            self.assertIs(type(env.num_agents), int)
            self.assertEqual(len(env.observation_spaces), len(env.agents))
            self.assertEqual(len(env.action_spaces), len(env.agents))
            shape = env.observe(env.agents[0])["observation"].shape
            for agent in env.agents:
                seen, space = env.observe(agent)["observation"], env.observation_space(agent)["observation"]
                self.assertEqual([seen.shape, seen.dtype, space.low.shape, space.high.shape],
                                 [shape, space.dtype, space.shape, space.shape])
                self.assertTrue(np.isfinite(seen).all() and seen.any())
                self.assertTrue(np.isfinite(space.high).all() and (space.low < space.high).all())
                self.assertEqual(env.action_space(agent).n, bornes.ACTION_IDS)
            self.assertIs(env.unwrapped, env)
            base = pettingzoo.AECEnv
            self.assertIsNot(type(env).render, getattr(base, "render", None))
            self.assertIsNot(type(env).close, getattr(base, "close", None))

    def test_can_be_reset_in_the_middle_of_a_game(self) -> None:
        env = pettingzoo_env.raw_env()
        for _ in range(2):
            env.reset()
            for agent in env.agent_iter(2 * env.num_agents):
                seen, reward, termination, truncation, info = env.last()
                self.assertEqual([type(termination), type(truncation)], [bool, bool])
                self.assertEqual([termination, truncation], [env.terminations[agent], env.truncations[agent]])
                self.assertTrue(math.isfinite(reward) and math.isfinite(env.rewards[agent]))
                env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            self.assertTrue(set(env.agents) <= set(env.possible_agents))

    def test_plays_whole_games(self) -> None:
        for table in tables():
            env = pettingzoo_env.raw_env(**table)
            for seed in (1, 2):
                env.reset(seed=seed)
                self.play(env)

    def play(self, env: Any) -> None:
        """Plays a whole episode, with the checks of play_test in api_test."""
        live, finished = list(env.agents), set()
        owed = {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            self.assertIsInstance(env.infos[agent], dict)
            seen, reward, termination, truncation, info = env.last()
            self.assertIs(termination, env.terminations[agent])
            self.assertIs(info, env.infos[agent])
            self.assertEqual(reward, owed[agent], "last() returns what was paid since the agent acted")
            self.assertIn(seen, env.observation_space(agent))
            done = termination or truncation
            self.assertIsNone(env.step(None if done else random.choice(np.flatnonzero(seen["action_mask"]))))
            owed[agent] = 0.0
            for each, paid in env.rewards.items():
                owed[each] += paid
            self.assertFalse(done and agent in finished)
            if done:
                live.remove(agent)
                finished.add(agent)
            self.assertEqual(env.agents, live)
            for values in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(values), set(env.agents))
        self.assertEqual(finished, set(env.possible_agents))

    def test_takes_actions_of_any_integer_type(self) -> None:
        env = pettingzoo_env.raw_env()
        for kind in (int, np.int32, np.int64):
            env.reset(seed=3)
            env.step(kind(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    def test_refuses_illegal_actions(self) -> None:
        env = pettingzoo_env.raw_env()
        env.reset(seed=3)
        for wrong in (np.flatnonzero(env.last()[0]["action_mask"] == 0)[0], -1, bornes.ACTION_IDS):
            with self.assertRaisesRegex(ValueError, "not legal"):
                env.step(wrong)

    def test_plays_in_the_usual_wrappers(self) -> None:
        for table in tables():
            env = pettingzoo_env.env(**table)
            with self.assertRaises(AttributeError):
                _ = env.rewards
            env.reset(seed=1)
            self.play(env)

    def test_an_illegal_action_ends_the_game_in_the_usual_wrappers(self) -> None:
        env = pettingzoo_env.env(rules=bornes.make_rules(players=4))
        env.reset(seed=1)
        with self.assertRaises(AssertionError):
            env.step(bornes.ACTION_IDS)
        cheat, mask = env.agent_selection, env.last()[0]["action_mask"]
        env.step(np.flatnonzero(mask == 0)[0])
        paid = {}
        for agent in env.agent_iter():
            _, reward, termination, _, _ = env.last()
            self.assertTrue(termination)
            paid[agent] = reward
            env.step(None)
        self.assertEqual(paid, {agent: -1.0 if agent == cheat else 0.0 for agent in env.possible_agents})

    def test_the_same_seed_gives_the_same_game(self) -> None:
        first, second = pettingzoo_env.raw_env(), pettingzoo_env.raw_env()
        first.reset(seed=5)
        second.reset(seed=5)
        self.assertTrue(np.array_equal(first.last()[0]["observation"], second.last()[0]["observation"]))
        first.reset()
        self.assertFalse(np.array_equal(first.last()[0]["observation"], second.last()[0]["observation"]))

    def test_bornes_alone_imports_no_other_package(self) -> None:
        script = "import sys, bornes, bornes.arena; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
        run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        self.assertEqual(run.stdout.strip(), "set()")


if __name__ == "__main__":
    unittest.main()
