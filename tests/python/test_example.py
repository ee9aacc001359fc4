"""The examples run and do what they promise."""

import pathlib
import re
import subprocess
import sys
import unittest

import bornes

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples/python"


def run(*arguments: str, example: str = "random_game.py") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, EXAMPLES / example, *arguments], capture_output=True, text=True)


class Example(unittest.TestCase):
    def test_plays_every_edition(self) -> None:
        for edition in bornes.Edition:
            first = run("5", "3", edition.value)
            self.assertEqual(first.returncode, 0, first.stderr)
            self.assertRegex(first.stdout, r"won by team \d")
            self.assertEqual(first.stdout, run("5", "3", edition.value).stdout)

    def test_says_what_is_wrong(self) -> None:
        for arguments, why in (
            (("1", "5"), "teams solo"),
            (("1", "2", "parker-1999"), "not a valid Edition"),
            (("x",), "invalid literal"),
        ):
            failed = run(*arguments)
            self.assertEqual(failed.returncode, 1)
            self.assertIn(why, failed.stderr)

    def test_evaluates_a_bot(self) -> None:
        done = run("3", example="evaluate_bot.py")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.count("of 6 games won"), 3)

    def test_learns(self) -> None:
        done = run("8", example="train.py")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.count("points per hand"), 12)
        learnt = re.search(r"learnt ([+-]\d+)", done.stdout)
        assert learnt
        self.assertGreater(int(learnt[1]), 100)


if __name__ == "__main__":
    unittest.main()
