"""A review in Python is the one that the command prints."""

import json
import os
import subprocess
import unittest

import bornes


def record() -> bornes.Record:
    text = subprocess.run([os.environ["BORNES_CLI"], "random", "--hands", "1", "--seed", "4"], capture_output=True,
                          check=True).stdout
    return bornes.read_record(text)


class TestReview(unittest.TestCase):
    def test_is_the_review_of_the_command(self) -> None:
        review = bornes.Review(record(), 3)
        decisions = [review.step(i, 30) for i in range(review.steps())]
        printed = subprocess.run(
            [os.environ["BORNES_CLI"], "review", "--json", "--rollouts", "30", "--seed", "3", "-"],
            input=bornes.to_text(record()).encode(), capture_output=True, check=True).stdout
        self.assertEqual(review.to_json(30) + "\n", printed.decode())
        self.assertEqual([each for each in decisions if each], json.loads(printed)["decisions"])

    def test_of_one_seat(self) -> None:
        review = bornes.Review(record())
        review.step(0, 30)
        whole = json.loads(review.to_json(30))
        one = json.loads(review.to_json(30, seat=1))
        self.assertEqual(one["draws"], [draw for draw in whole["draws"] if draw["seat"] == 2])

    def test_refuses_what_cannot_be(self) -> None:
        review = bornes.Review(record())
        for wrong in (lambda: review.step(-1), lambda: review.step(review.steps()), lambda: review.step(0, 0),
                      lambda: review.to_json(seat=6)):
            self.assertRaises(ValueError, wrong)


if __name__ == "__main__":
    unittest.main()
