"""Reads records as docs/record-format.md and docs/rules.md specify them, without any code of the program.

records.py FILE                              prints the points of each team in each hand, and whether the game is over
records.py tests/playthroughs/expected.txt    compares the totals of these records. Exits with 1 if one differs

Needs only Python's standard library.
"""

import pathlib
import re
import sys

from mille_bornes import EDITIONS, SETTINGS, Hand, Illegal, Rules, is_number, must


class Record:
    """`hands` has one `(dealer, deck, actions)` per hand: a seat from 1, card ids, and (seat, text)."""

    def __init__(self, content):
        self.edition, self.players, self.house, self.seats, self.tags, self.hands = None, None, {}, {}, {}, []
        self.rules, self.hand, self.scores, self.begun, self.over = None, None, [], False, False
        try:
            text = content.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise Illegal("this is not UTF-8") from error
        must("\r" not in text, "a carriage return without a line feed")
        for number, line in enumerate(text.split("\n"), 1):
            words = re.findall(r"[^ \t]+", line.split("#")[0])
            rest = line.split("#")[0].strip(" \t")
            try:
                if words:
                    self.read(words, rest)
            except Illegal as fault:
                raise Illegal(f"line {number}: {fault}") from fault

    def read(self, words, rest):
        if not self.begun:
            must(words == ["bornes-record", "1"], "a record begins with `bornes-record 1`")
            self.begun = True
            return
        must(not self.over, "the game is over")
        kind = "action" if words[0][0] in "0123456789" else words[0]
        must(kind in ("rules", "players", "set", "seat", "tag", "hand", "deck", "action"), f"no line begins with {words[0]}")
        if kind in ("set", "seat", "tag", "hand"):
            must(self.players is not None, "`rules` and `players` come first")
        if kind in ("set", "seat", "tag"):
            must(not self.hands, "lines of the header come before the first hand")
            must(len(words) > 2, "a word is missing")
        getattr(self, f"read_{kind}")(words, rest)

    def read_rules(self, words, _):
        must(self.edition is None and len(words) == 2 and words[1] in EDITIONS, "the edition")
        self.edition = words[1]

    def read_players(self, words, _):
        must(self.edition is not None and self.players is None, "`players` comes once, after `rules`")
        must(len(words) == 2 and is_number(words[1], 2, 6), "the number of players")
        self.players = int(words[1])

    def read_set(self, words, _):
        must(len(words) == 3 and words[1] in SETTINGS and words[1] not in self.house, "the house rule")
        must(SETTINGS[words[1]](words[2]), f"{words[1]} cannot be {words[2]}")
        self.house[words[1]] = words[2]

    def read_seat(self, words, rest):
        must(is_number(words[1], 1, self.players) and int(words[1]) not in self.seats, "the seat")
        self.seats[int(words[1])] = re.split(r"[ \t]+", rest, 2)[2]

    def read_tag(self, words, rest):
        must(words[1] not in self.tags, "the tag is given already")
        self.tags[words[1]] = re.split(r"[ \t]+", rest, 2)[2]

    def read_hand(self, words, _):
        if not self.hands:
            self.rules = Rules(self.edition, self.players, self.house)
            must(self.rules.fit, "the rules do not fit together")
        else:
            must(self.hand is not None and self.hand.phase == "over", "the hand before is not over")
        must(len(words) == 4 and words[1] == str(len(self.hands) + 1) and words[2] == "dealer", "the `hand` line")
        must(is_number(words[3], 1, self.players), "the dealer")
        must(not self.hands or int(words[3]) == self.hands[-1][0] % self.players + 1, "the deal passes to the left")
        self.hands.append((int(words[3]), [], []))
        self.hand = None

    def read_deck(self, words, _):
        must(self.hands and self.hand is None, "a `hand` line comes before the deck")
        dealer, deck, _ = self.hands[-1]
        must(sorted(words[1:]) == sorted(self.rules.deck()), "these are not the cards of the rules")
        deck += words[1:]
        self.hand = Hand(self.rules, deck, dealer - 1)

    def read_action(self, words, _):
        must(self.hand is not None and is_number(words[0], 1, self.players), "no seat acts here")
        self.hand.play(int(words[0]) - 1, words[1:])
        self.hands[-1][2].append((int(words[0]), " ".join(words[1:])))
        if self.hand.phase == "over":
            self.scores.append(self.hand.scores())
            goal = self.rules.goal
            self.over = goal is None or max(map(sum, zip(*self.scores))) >= goal


def check_playthroughs(file):
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        name = line.split()[0]
        record = Record((file.parent / f"{name}.bornes").read_bytes())
        totals = " ".join(str(sum(points)) for points in zip(*record.scores))
        if not record.over or f"totals {totals} winners" not in line:
            sys.exit(f"{name}: the totals are {totals}")


if __name__ == "__main__":
    path = pathlib.Path(sys.argv[1])
    if path.suffix == ".txt":
        check_playthroughs(path)
    else:
        read = Record(path.read_bytes())
        print(read.scores, "over" if read.over else "not over")
