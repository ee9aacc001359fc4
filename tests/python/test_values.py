"""Every value can be copied, compared, hashed and pickled."""

import copy
import enum
import pickle
import unittest

import bornes
from bornes import Action, Allowance, Card, Hand, HouseRules, Level, arena


def told_by_a_review() -> list[object]:
    """One value of each type in a review. A player who discards every card causes notes and marks."""
    rules = bornes.make_rules(bornes.Edition.PARKER_1962, 2)
    deck = bornes.shuffled_deck(rules, bornes.Random(11))
    position = bornes.deal(rules, deck, 1)
    actions = []
    while not position.board.over:
        legal = bornes.legal_actions(position)
        actions.append(next((each for each in legal if each.verb == bornes.Verb.DISCARD), legal[-1]))
        bornes.apply(position, actions[-1])
    record = bornes.Record()
    record.edition, record.players = rules.edition, rules.players
    record.hands = [bornes.HandRecord(1, deck, actions)]
    review = bornes.Review(record)
    for i in range(review.steps()):
        review.step(i, 40)
    decision = next(each for each in review.decisions() if each.mark and each.fault)
    return [
        decision, decision.loss, decision.fault, review.draws()[-1], review.curve()[0], review.player(0), review.result(0),
        review.notes()[0], review.turning_points()[0],
    ]  # fmt: skip


def told_by_a_reader() -> list[object]:
    part = bornes.read_record_part("bornes-record 1\nrules gone\n")
    assert part.fault
    return [part, part.fault, part.fault.fault]


def types() -> list[type]:
    """Every public type of the module, and of the module beside it that needs nothing else."""
    return [each for module in (bornes, arena) for name, each in vars(module).items()
            if isinstance(each, type) and each.__module__ == module.__name__ and not name.startswith("_")]  # fmt: skip


def values() -> list[object]:
    house = HouseRules()
    house.target = 400
    rules = bornes.make_rules(bornes.Edition.CLASSIC_KM, 4, house)
    position = bornes.deal(rules, bornes.shuffled_deck(rules, bornes.Random(3)), 0)
    for _ in range(20):
        bornes.apply(position, bornes.legal_actions(position)[0])
    view = bornes.view(position, position.board.seat or 0)
    thought = bornes.make_bot(Level.STRONG, 1).think(view, Allowance.of_rollouts(10))
    record = bornes.Record()
    record.edition, record.players, record.house = rules.edition, rules.players, house
    record.seats, record.tags = ["A", "B", "", "D"], [("date", "2026-11-18")]
    record.hands = [bornes.HandRecord(0, bornes.sorted_deck(rules), [Action.discard(Card.KM25)])]
    return [
        house, rules, Action.attack(Card.STOP, 1), Hand([Card.KM25, Card.ROLL]), position, view, position.board,
        position.board.teams[0], position.board.teams[0].status, bornes.score(position.board, 0), bornes.Random(7),
        bornes.TeamEntry(distance=[25, 50], safeties=[Card.DRIVING_ACE]), bornes.TeamEntry(miles=500, two_hundreds=1),
        record, record.hands[0], Allowance.of_time(5), thought, thought.candidates[0], thought.candidates[0].reason,
        *told_by_a_review(), *told_by_a_reader(), *arena.play([arena.level(Level.NOVICE)], rules, deals=2),
        *(member for each in types() if issubclass(each, enum.Enum) for member in each),
    ]  # fmt: skip


class Values(unittest.TestCase):
    def test_copies_and_pickles_are_equal(self) -> None:
        for value in values():
            for other in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
                self.assertIs(type(other), type(value))
                self.assertEqual(other, value)
                self.assertEqual(hash(other), hash(value))

    def test_different_values_differ(self) -> None:
        every = values()
        self.assertEqual(len(set(every)), len(every))
        for value in every:
            self.assertNotEqual(value, "a text")

    def test_every_type_of_the_module_is_tested(self) -> None:
        actors = {bornes.Bot, bornes.RecordReader, bornes.Review, bornes.VectorEnv}
        self.assertEqual(set(types()) - actors, {type(value) for value in values()})

    def test_an_unpickled_position_can_be_played(self) -> None:
        position = next(value for value in values() if isinstance(value, bornes.Position))
        other = pickle.loads(pickle.dumps(position))
        for each in (position, other):
            bornes.play_out_hand(each, bornes.Random(1))
        self.assertEqual(position, other)

    def test_refuses_a_pickle_of_another_version(self) -> None:
        for state in (("0.0.0", b"12345678"), (bornes.__version__, b"short"), ()):
            with self.assertRaisesRegex(ValueError, "version|damaged"):
                Hand.__new__(Hand).__setstate__(state)  # type: ignore[attr-defined]

    def test_an_unpickled_random_continues(self) -> None:
        random = bornes.Random(5)
        random.next()
        self.assertEqual(pickle.loads(pickle.dumps(random)).next(), random.next())


if __name__ == "__main__":
    unittest.main()
