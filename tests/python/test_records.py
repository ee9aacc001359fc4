"""Records that Python writes and reads."""

import unittest

import bornes
from bornes import Action, Card, Edition


class Records(unittest.TestCase):
    def test_a_record_made_here_is_read_again(self) -> None:
        rules = bornes.make_rules(Edition.PARKER_1988, 2)
        deck = bornes.shuffled_deck(rules, bornes.Random(1))
        record = bornes.Record()
        record.edition, record.players = Edition.PARKER_1988, 2
        record.seats = ["Ann", "Zoé"]
        record.tags = [("place", "Arcachon")]
        record.hands = [bornes.HandRecord(1, deck, [Action.play(Card.ROLL)])]
        text = bornes.to_text(record)
        self.assertIn("seat 2 Zoé\n", text)
        self.assertTrue(text.endswith("\n1 play roll\n"))
        again = bornes.read_record(text)
        self.assertEqual(again, record)
        self.assertEqual(again.hands[0].deck, deck)
        self.assertEqual(bornes.read_record(text.encode()), record)

    def test_faults_say_where(self) -> None:
        with self.assertRaisesRegex(ValueError, "^game:2:7: "):
            bornes.read_record("bornes-record 1\nrules parker-1999\n", "game")
        reader = bornes.RecordReader()
        with self.assertRaisesRegex(ValueError, "^-:1:1: "):
            reader.feed("hello\n")
        self.assertIsNone(reader.position)
        self.assertEqual(reader.fault and reader.fault.line, 1)

    def test_reads_a_broken_record_up_to_its_fault(self) -> None:
        part = bornes.read_record_part("bornes-record 1\nrules parker-1988\nplayers 9\n")
        self.assertEqual(part.record.edition, Edition.PARKER_1988)
        fault = part.fault
        assert fault
        self.assertEqual((fault.line, fault.column), (3, 9))
        self.assertEqual(fault.fault.code, bornes.TextFaultCode.PLAYERS_OUT_OF_RANGE)
        self.assertEqual(bornes.to_text(fault, "game"), f"game:3:9: {fault.why()}")
        self.assertIsNone(bornes.read_record_part("bornes-record 1\n").fault)


if __name__ == "__main__":
    unittest.main()
