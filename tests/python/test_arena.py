"""Bots, and matches between them: the games of `bornes arena`."""

import json
import os
import subprocess
import unittest

import bornes
from bornes import Allowance, Level, arena


class Bots(unittest.TestCase):
    def test_bots_think_about_a_view(self) -> None:
        rules = bornes.make_rules()
        position = bornes.deal(rules, bornes.shuffled_deck(rules, bornes.Random(1)), 1)
        view = bornes.view(position, 0)
        for level in Level:
            thought = bornes.make_bot(level, 1).think(view, Allowance.of_rollouts(20))
            actions = [each.action for each in thought.candidates]
            self.assertCountEqual(actions, bornes.legal_actions(view))
            self.assertEqual(bornes.reason_for(view, thought.action).code, thought.candidates[0].reason.code)
        with self.assertRaisesRegex(ValueError, "turn"):
            bornes.make_bot(Level.NOVICE, 1).think(bornes.view(position, 1), Allowance.of_rollouts(1))
        with self.assertRaisesRegex(ValueError, "at least 1"):
            Allowance.of_time(0)


class Arena(unittest.TestCase):
    def test_plays_the_games_of_the_command(self) -> None:
        names = ["casual", "novice"]
        for players, edition in ((2, "parker-1988"), (4, "classic-km"), (3, "fundex-2010")):
            options = ["--games", "12", "--seed", "5", "--rollouts", "10", "--players", str(players), "--rules", edition]
            printed = subprocess.run(
                [os.environ["BORNES_CLI"], "arena", *names, *options, "--json"], capture_output=True, check=True
            ).stdout
            told = json.loads(printed)
            rules = bornes.make_rules(bornes.Edition(edition), players)
            makers = [arena.level(Level(name), Allowance.of_rollouts(10)) for name in names]
            for mine, its in zip(arena.play(makers, rules, told["groups"], seed=5), told["players"], strict=True):
                self.assertEqual((mine.games, mine.wins, mine.hands), (its["games"], its["wins"], its["hands"]))
                self.assertAlmostEqual(mine.win_share, its["winShare"]["value"])
                if not rules.is_race:
                    self.assertAlmostEqual(mine.lead_per_hand, its["lead"]["value"])

    def test_says_how_sure_it_is(self) -> None:
        novice = arena.level(Level.NOVICE)
        first, second = arena.play([novice, novice], bornes.make_rules(), deals=4)
        self.assertAlmostEqual(first.win_share + second.win_share, 1)
        self.assertAlmostEqual(first.standard_error, second.standard_error)

    def test_takes_a_player_written_in_python(self) -> None:
        seen = []

        def first(seed: int) -> arena.Player:
            seen.append(seed)
            return lambda view: bornes.legal_actions(view)[0]

        arena.play([first, arena.level(Level.NOVICE)], bornes.make_rules(), deals=3)
        self.assertEqual(len(set(seen)), 6)

    def test_refuses_impossible_matches(self) -> None:
        novice = arena.level(Level.NOVICE)
        for wrong in (
            lambda: arena.play([], bornes.make_rules(), 1),
            lambda: arena.play([novice], bornes.make_rules(), 0),
            lambda: arena.play([novice] * 4, bornes.make_rules(bornes.Edition.FUNDEX_2010, 3), 1),
            lambda: arena.play([lambda seed: lambda view: bornes.Action.finish()], bornes.make_rules(), 1),
        ):
            self.assertRaises(ValueError, wrong)


if __name__ == "__main__":
    unittest.main()
