"""The Python module plays by the same rules as the native engine."""

import copy
import json
import os
import subprocess
import unittest

import bornes
from bornes import Action, Card, Edition, HouseRules, Phase, Pile, Refusal


def native(*arguments: str) -> str:
    return subprocess.run(
        [os.environ["BORNES_CLI"], *arguments], check=True, capture_output=True, text=True
    ).stdout


def dealt(seed: int = 1, players: int = 2, **settings: str) -> bornes.Position:
    house = HouseRules()
    for name, value in settings.items():
        house.set(name.replace("_", "-"), value)
    rules = bornes.make_rules(bornes.DEFAULT_EDITION, players, house)
    return bornes.deal(rules, bornes.shuffled_deck(rules, bornes.Random(seed)), players - 1)


class SameAsNative(unittest.TestCase):
    def test_the_signature_is_that_of_the_engine(self) -> None:
        self.assertEqual(f"{bornes.signature():016x}", native("bench", "--signature").strip())

    def test_every_position_of_a_record(self) -> None:
        text = native("random", "--seed", "3", "--rules", "classic-km", "--players", "6")
        record = bornes.read_record(text)
        reader = bornes.RecordReader()
        lines = [
            bornes.to_json(reader.position)
            for line in text.splitlines(keepends=True)
            if reader.feed(line)
        ]
        referee = subprocess.run(
            [os.environ["BORNES_CLI"], "referee"], input=text, capture_output=True, text=True
        )
        self.assertEqual(referee.stdout.splitlines(), lines)
        self.assertEqual(reader.record, record)
        self.assertEqual(bornes.to_text(record), text)


class Rules(unittest.TestCase):
    def test_editions_differ(self) -> None:
        self.assertEqual(bornes.make_rules(Edition.PARKER_1962, 2).attack, bornes.Attack.ROLLING)
        self.assertEqual(bornes.make_rules(Edition.CLASSIC_KM, 2).attack, bornes.Attack.ANY)
        self.assertTrue(bornes.make_rules(Edition.FUNDEX_2010, 2).is_race)

    def test_properties_and_texts_set_the_same_house_rules(self) -> None:
        by_property, by_text = HouseRules(), HouseRules()
        by_property.goal = bornes.RACE
        by_property.target = 400
        by_property.teams = bornes.Teams.SOLO
        for name, value in (("goal", "race"), ("target", "400"), ("teams", "solo")):
            by_text.set(name, value)
        self.assertEqual(by_property, by_text)
        rules = bornes.make_rules(Edition.PARKER_1988, 5, by_text)
        self.assertEqual((rules.teams, rules.target, rules.goal), (5, 400, bornes.RACE))

    def test_impossible_rules_are_refused(self) -> None:
        house = HouseRules()
        with self.assertRaisesRegex(ValueError, "multiple of 25"):
            house.target = 710
        with self.assertRaisesRegex(ValueError, "`target` must be"):
            house.target = 0
        with self.assertRaisesRegex(ValueError, "no house rule"):
            house.set("colour", "red")
        with self.assertRaises(TypeError):
            house.deck = "full"  # type: ignore[assignment]
        self.assertEqual(house, HouseRules())
        with self.assertRaisesRegex(ValueError, "teams solo"):
            bornes.make_rules(Edition.PARKER_1988, 5)
        with self.assertRaisesRegex(ValueError, "not a valid Edition"):
            Edition("parker-1999")


class Play(unittest.TestCase):
    def test_a_game_ends_with_winners(self) -> None:
        for edition in Edition:
            rules = bornes.make_rules(edition, 4)
            random = bornes.Random(7)
            position = bornes.deal(rules, bornes.shuffled_deck(rules, random), 3)
            bornes.play_out_game(position, random)
            board = position.board
            self.assertIs(board.phase, Phase.GAME_OVER)
            self.assertIsNone(board.seat)
            totals = bornes.totals_after(board)
            best = [team for team, total in enumerate(totals) if total == max(totals)]
            self.assertEqual(bornes.winners(board), best)

    def test_legal_actions_are_those_that_check_accepts(self) -> None:
        position = dealt(players=3)
        conceivable = []
        for code in range(256):
            try:
                conceivable.append(Action.from_code(code))
            except ValueError:
                continue
        random = bornes.Random(2)
        while not position.board.over:
            legal = bornes.legal_actions(position)
            accepted = [a for a in conceivable if bornes.check(position, a) is Refusal.NONE]
            self.assertEqual(set(legal), set(accepted))
            bornes.apply(position, legal[random.below(len(legal))])

    def test_an_illegal_action_says_why_and_changes_nothing(self) -> None:
        position = dealt()
        before = copy.copy(position)
        with self.assertRaisesRegex(ValueError, "^there is no hazard to answer now$"):
            bornes.apply(position, Action.decline())
        self.assertEqual(position, before)
        self.assertIs(bornes.check(position, Action.extend()), Refusal.NOTHING_TO_EXTEND)
        self.assertEqual(
            bornes.sentence(Refusal.NOTHING_TO_EXTEND), "there is no target to extend or finish now"
        )

    def test_cards_go_where_they_are_played(self) -> None:
        position = dealt()
        board = position.board
        self.assertIn(Card.ROLL, position.hands[0])
        bornes.apply(position, Action.play(Card.ROLL))
        self.assertEqual(board.pile(0, Pile.BATTLE), [Card.ROLL])
        self.assertTrue(board.teams[0].status.rolling)
        self.assertEqual((board.seat, board.ply, board.hand_sizes), (1, 1, [6, 7]))

    def test_a_view_holds_one_hand(self) -> None:
        position = dealt()
        view = bornes.view(position, 1)
        self.assertEqual(view.hand, position.hands[1])
        self.assertFalse(view.to_act)
        self.assertEqual(bornes.legal_actions(view), [])
        self.assertEqual(len(bornes.view(position, bornes.SPECTATOR).hand), 0)
        self.assertNotIn("hands", json.loads(bornes.to_json(view)))

    def test_missing_seats_and_teams_are_refused(self) -> None:
        position = dealt()
        rules = position.board.rules
        for call in (
            lambda: bornes.view(position, 2),
            lambda: bornes.view(position, -2),
            lambda: bornes.score(position.board, 2),
            lambda: position.board.pile(-1, Pile.SPEED),
            lambda: rules.team_of(2),
            lambda: bornes.deal(rules, bornes.sorted_deck(rules), 2),
            lambda: bornes.deal(rules, bornes.sorted_deck(rules)[1:], 0),
            lambda: bornes.deal(rules, [Card.ROLL] * rules.deck_size, 0),
            lambda: bornes.deal_next(position, bornes.sorted_deck(rules)),
            lambda: bornes.Random(1).below(0),
        ):
            with self.assertRaises(ValueError):
                call()


class Values(unittest.TestCase):
    def test_enums_are_python_enums(self) -> None:
        self.assertEqual(len(list(Card)), 19)
        self.assertIs(Card("out-of-gas"), Card.OUT_OF_GAS)
        self.assertEqual(Card.KM25.value, "25")
        self.assertIs(copy.deepcopy(Card.ROLL), Card.ROLL)

    def test_actions_have_texts_cards_and_teams(self) -> None:
        attack = Action.attack(Card.STOP, 1)
        self.assertEqual(str(attack), "play stop on 2")
        self.assertEqual(bornes.action_from_text("play stop on 2"), attack)
        self.assertEqual((attack.card, attack.team), (Card.STOP, 1))
        self.assertEqual((Action.decline().card, Action.finish().team), (None, None))
        self.assertEqual(len({attack, copy.copy(attack), Action.decline()}), 2)
        for text in ("", "fly", "play", "play stop on 0", "play roll roll"):
            with self.assertRaises(ValueError):
                bornes.action_from_text(text)
        for wrong in (
            lambda: Action.attack(Card.ROLL, 0),
            lambda: Action.attack(Card.STOP, 6),
            lambda: Action.coup_fourre(Card.STOP),
            lambda: Action.from_code(255),
        ):
            with self.assertRaises(ValueError):
                wrong()

    def test_a_hand_is_a_multiset_of_cards(self) -> None:
        hand = bornes.Hand([Card.ROLL, Card.KM25, Card.ROLL])
        self.assertEqual(list(hand), [Card.KM25, Card.ROLL, Card.ROLL])
        self.assertEqual((len(hand), hand.count(Card.ROLL)), (3, 2))
        hand.remove(Card.ROLL)
        self.assertIn(Card.ROLL, hand)
        with self.assertRaises(ValueError):
            hand.remove(Card.STOP)
        with self.assertRaises(ValueError):
            bornes.Hand([Card.ROLL] * 8)
        with self.assertRaises(ValueError):
            bornes.Hand(list(Card))

    def test_copies_are_independent(self) -> None:
        position = dealt()
        for other in (copy.copy(position), copy.deepcopy(position)):
            self.assertEqual(other, position)
            bornes.apply(other, bornes.legal_actions(other)[0])
            self.assertNotEqual(other, position)
        self.assertNotEqual(position, "a text")

    def test_random_gives_the_numbers_of_the_engine(self) -> None:
        self.assertEqual(bornes.Random(0).next(), 0xE220A8397B1DCDAF)  # the first output of SplitMix64 for seed 0
        numbers = bornes.Random(5)
        self.assertEqual({numbers.below(3) for _ in range(100)}, {0, 1, 2})


class Vocabulary(unittest.TestCase):
    def test_lists_what_the_module_has(self) -> None:
        words = bornes.vocabulary()
        self.assertEqual([card["id"] for card in words["cards"]], [card.value for card in Card])
        self.assertEqual([each["id"] for each in words["editions"]], [e.value for e in Edition])
        self.assertEqual([each["id"] for each in words["refusals"]], [r.value for r in Refusal])
        self.assertEqual(words["phases"], [phase.value for phase in Phase])
        self.assertEqual(words["levels"][0], "novice")
        self.assertIn("travels", words["reasons"])

    def test_every_setting_is_a_property(self) -> None:
        rules = bornes.make_rules(bornes.DEFAULT_EDITION, 2)
        for setting in bornes.vocabulary()["settings"]:
            name = setting["name"].replace("-", "_")
            self.assertTrue(hasattr(rules, name))
            for text in setting["menu"]:
                by_text, by_property = HouseRules(), HouseRules()
                by_text.set(setting["name"], text)
                value = getattr(by_text, name)
                self.assertIsNotNone(value)
                setattr(by_property, name, value)
                self.assertEqual(by_property, by_text)
                setattr(by_property, name, None)
                self.assertEqual(by_property, HouseRules())
            with self.assertRaises(TypeError):
                setattr(HouseRules(), name, "full")

    def test_rows_of_the_sheet_are_properties(self) -> None:
        position = dealt()
        score = bornes.score(position.board, 0)
        rows = bornes.vocabulary()["scoreRows"]
        self.assertEqual(sum(getattr(score, row["id"].replace("-", "_")) for row in rows), 0)


class Sheets(unittest.TestCase):
    def test_random_hands_score_as_the_engine_scores_them(self) -> None:
        rules = bornes.make_rules(Edition.CLASSIC_KM, 3)
        for seed in range(50):
            random = bornes.Random(seed)
            position = bornes.deal(rules, bornes.shuffled_deck(rules, random), 0)
            bornes.play_out_hand(position, random)
            end = json.loads(bornes.to_json(position))
            completed = [team["team"] - 1 for team in end["teams"] if team["miles"] == end["target"]]
            entries = [
                bornes.TeamEntry(
                    distance=team["distance"],
                    safeties=[Card(each["card"]) for each in team["safeties"]],
                    coup_fourres=[Card(each["card"]) for each in team["safeties"] if each["coupFourre"]],
                )
                for team in end["teams"]
            ]
            scores = bornes.score_entered(
                rules,
                entries,
                completed_by=completed[0] if completed else None,
                delayed_action=bool(completed) and end["drawPile"] == 0,
                extended_by=end["extendedBy"] - 1 if end["extendedBy"] else None,
            )
            self.assertEqual(scores, [bornes.score(position.board, team) for team in range(3)])

    def test_an_impossible_hand_is_refused(self) -> None:
        rules = bornes.make_rules(Edition.PARKER_1988, 4)
        empty = bornes.TeamEntry()
        with self.assertRaisesRegex(ValueError, "team 1 cannot have 1025: the target is 1000"):
            bornes.score_entered(rules, [bornes.TeamEntry(miles=1025), empty])
        with self.assertRaisesRegex(ValueError, "not both"):
            bornes.TeamEntry(distance=[25], miles=25)
        with self.assertRaisesRegex(ValueError, "from 0 to 1"):
            bornes.score_entered(rules, [empty, empty], completed_by=2)


if __name__ == "__main__":
    unittest.main()
