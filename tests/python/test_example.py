"""The example plays a game for every edition, always the same one for a seed."""

import pathlib
import subprocess
import sys
import unittest

import bornes

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples/python/random_game.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, EXAMPLE, *arguments], capture_output=True, text=True)


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


if __name__ == "__main__":
    unittest.main()
