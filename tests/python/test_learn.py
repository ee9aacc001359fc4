"""Positions and actions as numbers, and many games at once."""

import unittest

import numpy as np

import bornes
from bornes import Episode, Reward


def dealt(players: int = 2) -> bornes.Position:
    rules = bornes.make_rules(players=players)
    return bornes.deal(rules, bornes.shuffled_deck(rules, bornes.Random(1)), players - 1)


class Encoding(unittest.TestCase):
    def test_translates_names_of_actions_both_ways(self) -> None:
        names = [bornes.action_name(id) for id in range(bornes.ACTION_IDS)]
        self.assertEqual(len(set(names)), bornes.ACTION_IDS)
        self.assertEqual([bornes.action_id_from_name(name) for name in names], list(range(bornes.ACTION_IDS)))
        for team in range(6):
            for id in range(bornes.ACTION_IDS):
                self.assertEqual(bornes.action_id(bornes.action_from_id(id, team, 6), team, 6), id)

    def test_has_the_layout_of_version_1(self) -> None:
        self.assertEqual(bornes.ENCODING_VERSION, 1)
        groups = bornes.observation_groups(bornes.make_rules())
        self.assertEqual(sum(size for _, size, _ in groups), bornes.observation_size(bornes.make_rules()))
        self.assertEqual(groups[0][:2], ("hand", 19))
        view = bornes.view(dealt(), 0)
        row = bornes.observe(view)
        self.assertEqual(list(row[:19]), [view.hand.count(card) for card in bornes.Card])

    def test_writes_into_arrays_that_are_given(self) -> None:
        view = bornes.view(dealt(), 0)
        row = np.empty(bornes.observation_size(view.board.rules), np.float32)
        mask = np.empty(bornes.ACTION_IDS, np.uint8)
        self.assertTrue(np.shares_memory(bornes.observe(view, row), row))
        self.assertTrue(np.shares_memory(bornes.legal_mask(view, out=mask), mask))
        self.assertTrue(np.array_equal(row, bornes.observe(view)))
        legal = {bornes.action_id(action, 0, 2) for action in bornes.legal_actions(view)}
        self.assertEqual(set(np.flatnonzero(mask)), legal)

    def test_refuses_arrays_that_do_not_fit(self) -> None:
        view = bornes.view(dealt(), 0)
        size = bornes.observation_size(view.board.rules)
        fixed = np.zeros(size, np.float32)
        fixed.flags.writeable = False
        for wrong in (np.zeros(size), np.zeros(size - 1, np.float32), np.zeros(2 * size, np.float32)[::2], fixed):
            with self.assertRaisesRegex(ValueError, f"writable contiguous array of {size} float32"):
                bornes.observe(view, wrong)  # type: ignore[arg-type]

    def test_refuses_numbers_without_an_action(self) -> None:
        for wrong in (
            lambda: bornes.action_from_id(bornes.ACTION_IDS, 0, 2),
            lambda: bornes.action_from_id(40, 0, 2),  # an attack on a third team
            lambda: bornes.action_name(-1),
            lambda: bornes.action_id_from_name("play stop on 1"),
            lambda: bornes.action_id(bornes.Action.attack(bornes.Card.STOP, 0), 0, 2),
            lambda: bornes.action_id(bornes.Action.finish(), 0, 1),
        ):
            self.assertRaises(ValueError, wrong)


class ManyGames(unittest.TestCase):
    def test_shows_the_seat_that_acts(self) -> None:
        for players in (2, 3, 4, 6):
            env = bornes.VectorEnv(8, bornes.make_rules(players=players), seed=1)
            for _ in range(300):
                observations, rewards, ends = env.step(env.sample())
                for game in range(env.games):
                    view = bornes.view(env.position(game), int(env.seats[game]))
                    self.assertTrue(view.to_act)
                    self.assertTrue(np.array_equal(observations[game], bornes.observe(view)))
                    self.assertTrue(np.array_equal(env.masks[game], bornes.legal_mask(view)))
            self.assertEqual((rewards.shape, ends.shape), ((8, players), (8,)))

    def test_rewards_and_restarts(self) -> None:
        for episode in Episode:
            for reward in Reward:
                env = bornes.VectorEnv(16, bornes.make_rules(), 3, episode, reward)
                ended = 0
                for _ in range(3000):
                    _, rewards, ends = env.step(env.sample())
                    ended += int(ends.sum())
                    if reward == Reward.RESULT:
                        self.assertTrue(np.array_equal(rewards.sum(axis=1), ends))
                    else:
                        self.assertFalse(rewards.sum(axis=1).any())
                self.assertGreater(ended, 16)

    def test_the_same_seed_gives_the_same_games(self) -> None:
        first, second = (bornes.VectorEnv(4, bornes.make_rules(), 9) for _ in range(2))
        for _ in range(200):
            actions = first.sample()
            self.assertTrue(np.array_equal(actions, second.sample()))
            first.step(actions)
            second.step(actions)
        self.assertTrue(np.array_equal(first.observations, second.observations))
        self.assertFalse(np.array_equal(first.reset(), second.observations))

    def test_refuses_illegal_actions_and_changes_nothing(self) -> None:
        env = bornes.VectorEnv(4, bornes.make_rules(), 1)
        before = env.observations.copy()
        actions = env.sample()
        actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
        with self.assertRaisesRegex(ValueError, "in game 2 action .* is not legal"):
            env.step(actions)
        self.assertTrue(np.array_equal(env.observations, before))
        for wrong in (actions[:3], np.zeros((4, 1), np.int32)):
            with self.assertRaisesRegex(ValueError, "one action for each of the 4 games"):
                env.step(wrong)
        with self.assertRaises(ValueError):
            env.observations[0, 0] = 1

    def test_arrays_outlive_the_games(self) -> None:
        observations = bornes.VectorEnv(4, bornes.make_rules(), 1).observations
        self.assertGreater(float(observations.sum()), 0)


if __name__ == "__main__":
    unittest.main()
