"""A review in Python equals the one that the command prints."""

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
        self.assertEqual([json.loads(bornes.to_json(each)) for each in decisions if each], json.loads(printed)["decisions"])

    def test_its_values_are_those_of_its_json(self) -> None:
        review = bornes.Review(record(), 3)
        steps = [review.step(i, 30) for i in range(review.steps())]
        printed = json.loads(review.to_json(30))
        self.assertEqual([each for each in steps if each], review.decisions())
        self.assertTrue(all(each.judged for each in review.decisions()))
        for seat, player in enumerate(printed["players"]):
            sums = review.player(seat)
            self.assertEqual([sums.decisions, sums.plays_like.value], [player["decisions"], player["playsLike"]])
            self.assertEqual([each.value for each in sums.plays_between], player["playsBetween"])
            self.assertEqual(sums.plays_between, bornes.levels_of_rate(review.rules(), sums.rate, sums.rate_error))
            self.assertEqual(sums.decisions, sum(each.seat == seat for each in review.decisions()))
        self.assertEqual([each.card and each.card.value for each in review.draws()],
                         [each.get("card") for each in printed["draws"]])
        self.assertEqual([len(each.win) for each in review.curve()], [review.rules().teams] * review.steps())
        self.assertAlmostEqual(sum(review.curve()[0].win), 1, places=3)
        self.assertEqual(len(review.notes()), len(printed["notes"]))
        self.assertEqual([each.point for each in review.turning_points()], sorted(
            each.point for each in review.turning_points()))
        self.assertEqual(len(review.hands()), 1)
        self.assertFalse(review.cut())

    def test_marks_a_loss_beyond_its_error(self) -> None:
        review = bornes.Review(record(), 3)
        for i in range(review.steps()):
            decision = review.step(i, 30)
            if decision:
                self.assertEqual(decision.mark, bornes.mark_of(decision.loss, decision.error))
                self.assertEqual(decision.seat, review.seat_of(i))

    def test_one_seat_has_its_own_draws(self) -> None:
        review = bornes.Review(record())
        review.step(0, 30)
        whole = json.loads(review.to_json(30))
        one = json.loads(review.to_json(30, seat=1))
        self.assertEqual(one["draws"], [draw for draw in whole["draws"] if draw["seat"] == 2])

    def test_a_step_has_two_halves(self) -> None:
        whole, halves = bornes.Review(record(), 3), bornes.Review(record(), 3)
        for i in range(whole.steps()):
            halves.find_chances(i, 30)
            self.assertEqual(whole.step(i, 30), halves.judge(i, 30))
        self.assertEqual(whole.to_json(30), halves.to_json(30))

    def test_refuses_a_record_that_cannot_be_played(self) -> None:
        wrong = record()
        hand = wrong.hands[0]
        for hands in ([bornes.HandRecord(hand.dealer, hand.deck[1:])], [hand, hand],
                      [bornes.HandRecord(hand.dealer, hand.deck, [bornes.Action.extend()])]):
            wrong.hands = hands
            with self.assertRaisesRegex(ValueError, r"^the record:\d+:\d+: "):
                bornes.Review(wrong)

    def test_refuses_impossible_arguments(self) -> None:
        review = bornes.Review(record())
        for wrong in (lambda: review.step(-1), lambda: review.step(review.steps()), lambda: review.step(0, 0),
                      lambda: review.judge(review.steps()), lambda: review.find_chances(0, 0),
                      lambda: review.to_json(seat=6), lambda: review.player(2), lambda: review.result(-1),
                      lambda: review.seat_of(review.steps())):
            self.assertRaises(ValueError, wrong)


if __name__ == "__main__":
    unittest.main()
