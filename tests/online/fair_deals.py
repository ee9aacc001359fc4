#!/usr/bin/env python3
"""Fair deals as docs/fair-deals.md specifies them, in another language and without any code of the program.

fair_deals.py docs/fair-deals.md    computes the test vectors of the document
fair_deals.py GAME.bornes           checks a record: its format, its moves, every deal, and whether the game is over

Needs only Python's standard library. Exits with 1 and a reason if a check fails. The document lists the reasons.
"""

import hashlib
import pathlib
import re
import struct
import sys

from mille_bornes import CARDS, SETTINGS, Illegal
from records import Record

ORDER = list(CARDS)
MOST_VOIDS = 3
SEATS = range(1, 7)

NUMBER, BYTES = "([1-9][0-9]{0,8})", "([0-9a-f]{64})"
NUMBERS = f"game {NUMBER} hand {NUMBER} attempt {NUMBER}"
TERMS = f"version 2 {NUMBERS} dealer (0|{NUMBER[1:-1]}) after {BYTES} people {BYTES} asked (0|[1-6](?:,[1-6])*)"
PART = f" seat ([1-6]) commit {BYTES}(?: contribution {BYTES})?"
TEXT = re.compile(f"((?:{TERMS})|(?:{NUMBERS})) seed {BYTES}((?:{PART})*)")


class Refused(Exception):
    """`reason` is a code of docs/fair-deals.md."""

    def __init__(self, reason, text=None):
        super().__init__(text or reason)
        self.reason = reason


def expect(condition, reason):
    if not condition:
        raise Refused(reason)


def sha256(*pieces):
    return hashlib.sha256(b"".join(piece.encode() if isinstance(piece, str) else piece for piece in pieces)).digest()


class Deal:
    """One attempt, read from the text of a tag. Raises Refused unless the text is exactly as it is written."""

    def __init__(self, text):
        match = TEXT.fullmatch(text)
        expect(match, "unreadable-tag")
        numbers, asked = match[2] and match.group(2, 3, 4), match[8]
        self.dealer, self.after, self.people = match.group(5, 6, 7)
        self.text, self.terms, self.version = text, match[1], 2 if numbers else 1
        self.game, self.hand, self.attempt = map(int, numbers or match.group(9, 10, 11))
        self.seed = bytes.fromhex(match[12])
        self.asked = [int(seat) for seat in (asked or "0").split(",") if seat != "0"]
        parts = re.findall(PART, match[13])
        seats = [int(seat) for seat, _, _ in parts]
        for order in (self.asked, seats):
            expect(order == sorted(set(order)), "unreadable-tag")
        self.commits = {int(seat): commit for seat, commit, _ in parts}
        self.contributions = {int(seat): bytes.fromhex(secret) for seat, _, secret in parts if secret}

    def silent(self):
        return set(self.commits) - set(self.contributions)

    def of_hand(self):
        """All attempts at a hand have these in common."""
        return self.version, self.game, self.hand, self.dealer, self.after


class Game:
    """What all deals of a game share."""

    def __init__(self, table, edition, players, settings):
        self.table, self.players = table, players
        self.lines = f"rules {edition}\nplayers {players}\n" + "".join(f"set {each}\n" for each in settings)

    def promise(self, deal):
        if deal.version == 1:
            return sha256("bornes commit 1", deal.seed)
        return sha256(f"bornes deal 2\ntable {self.table}\n", self.lines, deal.terms + "\n", deal.seed)

    def part(self, deal, seat, contribution):
        if deal.version == 1:
            return sha256("bornes commit 1", contribution)
        return sha256("bornes part 2\n", self.promise(deal), f"{seat}\n", contribution)

    def key(self, deal):
        pieces = []
        for seat, contribution in sorted(deal.contributions.items()):
            pieces += [f"{seat}\n", contribution]
        if deal.version > 1:
            return sha256("bornes key 2\n", self.promise(deal), deal.seed, *pieces)
        return sha256(f"bornes deal 1\n{self.table}\n{deal.game} {deal.hand} {deal.attempt}\n", deal.seed, *pieces)

    def first_head(self, number):
        return sha256(f"bornes record 2\ntable {self.table}\ngame {number}\n", self.lines)


def chacha20_block(key, counter):
    """RFC 8439, 2.3, with a nonce of zeros."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, 0, 0, 0]
    state = start[:]

    def quarter(a, b, c, d):
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & 0xFFFFFFFF
            mixed = state[z] ^ state[x]
            state[z] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(state, start)]


def numbers(key):
    counter = 0
    while True:
        yield from chacha20_block(key, counter)
        counter += 1


def below(stream, bound):
    while True:
        number = next(stream)
        if number < 2**32 - 2**32 % bound:
            return number % bound


def dealt(game, deal, cards, last_dealer):
    """The deck, and the seat of the dealer (from 1)."""
    stream = numbers(game.key(deal))
    dealer = last_dealer % game.players + 1
    if deal.hand == 1:
        dealer = below(stream, game.players) + 1 if deal.version > 1 else (game.players + deal.game - 2) % game.players + 1
    deck = sorted(cards, key=ORDER.index)
    for i in range(len(deck) - 1, 0, -1):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck, dealer


def check_document(text):
    vectors = text[text.index("## Test vectors"):]
    first, second, third = (bytes(range(start, start + 32)).hex() for start in (0, 32, 64))
    table = re.search(r"Table `([^`]+)`", vectors)[1]
    game = Game(table, "parker-1988", 4, [])
    full = [card for card, count in CARDS.items() for _ in range(count)]
    for part in vectors.split("### ")[1:]:
        terms = re.search(r"^    ((?:version|game) .*)$", part, re.M)[1]
        deal = Deal(f"{terms} seed {first} seat 1 commit {first} contribution {second} seat 3 commit {first} contribution {third}")
        promise, of_part, key = re.findall(r"^    ([0-9a-f]{64})$", part, re.M)
        expect(game.promise(deal).hex() == promise, "the promise differs")
        expect(game.part(deal, 3, bytes.fromhex(third)).hex() == of_part, "the commitment differs")
        expect(game.key(deal).hex() == key, "the key differs")
        printed = part[part.index("(106 cards):"):].split("\n\n")[1]
        expect(dealt(game, deal, full, 1)[0] == printed.split(), "the deck differs")


def check_seats(game, deal, left_out):
    for seat in SEATS:
        part = seat in deal.asked or seat in deal.commits
        expect(not part or seat <= game.players, "no-such-seat")
        expect(deal.version == 1 or seat not in deal.commits or seat in deal.asked, "not-asked")
        expect(not part or seat not in left_out, "left-out")
    for seat, contribution in deal.contributions.items():
        expect(game.part(deal, seat, contribution).hex() == deal.commits[seat], "other-opening")


def check_attempts(game, deal, voids):
    expect(deal.version == 1 or deal.attempt <= MOST_VOIDS + 1, "too-many-attempts")
    left_out = set()
    for attempt in range(1, deal.attempt):
        void = voids[attempt - 1] if attempt <= len(voids) else None
        expect(void and void.attempt == attempt and void.of_hand() == deal.of_hand(), "attempt-not-shown")
        check_seats(game, void, left_out)
        expect(void.silent(), "void-but-open")
        left_out |= void.silent()
    expect(len(voids) < deal.attempt, "too-many-shown")
    check_seats(game, deal, left_out)
    expect(not deal.silent(), "silent-seat")


def void_from(text):
    """Returns None for a text that is no deal. Then the attempt counts as not shown."""
    try:
        return Deal(text)
    except Refused:
        return None


class RecordCheck:
    def __init__(self, record):
        self.record, self.hands = record, [hand for hand in record.hands if hand[1]]
        self.game = Game(record.tags["table"], record.edition, record.players,
                         [f"{name} {record.house[name]}" for name in SETTINGS if name in record.house])
        self.used, self.head, self.dealer, self.version = set(), b"", 0, 1

    def tag(self, number, end):
        name = f"deal-{number}{end}"
        self.used.add(name)
        return self.record.tags.get(name)

    def check(self):
        for number, hand in enumerate(self.hands, 1):
            try:
                self.check_hand(number, *hand)
            except Refused as refused:
                raise Refused(refused.reason, f"hand {number}: {refused}") from refused
        for name in self.record.tags:
            expect(not name.startswith("deal-") or name in self.used, "foreign-tag")

    def check_hand(self, number, dealer, deck, actions):
        text = self.tag(number, "")
        expect(text, "no-deal")
        deal = Deal(text)
        expect(deal.hand == number, "unreadable-tag")
        expect(str(deal.game) == self.record.tags["game"], "other-game")
        expect(deal.version >= self.version, "older-version")
        self.version = deal.version
        if number == 1:
            self.head = self.game.first_head(deal.game)
        voids = []
        while void := self.tag(number, f"-void-{len(voids) + 1}"):
            voids.append(void_from(void))
        if deal.version > 1:
            self.check_terms(number, deal)
        check_attempts(self.game, deal, voids)
        promised = self.tag(number, "-commit") == self.game.promise(deal).hex()
        expect(promised, "other-seed" if deal.version == 1 else "other-terms")
        own_deck, own_dealer = dealt(self.game, deal, deck, self.dealer)
        expect(dealer == own_dealer, "wrong-dealer")
        expect(deck == own_deck, "other-deck")
        expect(number <= len(self.record.scores), "hand-not-over")
        self.dealer = dealer
        lines = [*(f"void {void.text}" for void in voids), f"deal {text}", f"hand {number} dealer {dealer}",
                 " ".join(["deck", *deck]), *(f"{seat} {action}" for seat, action in actions)]
        self.head = sha256("bornes hand 2\n", self.head, "".join(f"{line}\n" for line in lines))
        told = self.tag(number, "-head")
        expect(told == self.head.hex() or (told is None and deal.version == 1), "other-chain")

    def check_terms(self, number, deal):
        expect(deal.after == self.head.hex(), "not-following")
        expect(int(deal.dealer) == (0 if number == 1 else self.dealer % self.game.players + 1), "other-dealer")
        names = {seat: self.record.seats.get(seat, "") for seat in range(1, self.game.players + 1)}
        for seat in names:
            if (name := self.tag(number, f"-seat-{seat}")) is not None:
                expect(number < len(self.hands), "names-twice")
                names[seat] = name
        people = sha256("".join(f"{seat} {name}\n" for seat, name in names.items()))
        expect(deal.people == people.hex(), "other-players")


def check_record(content):
    """`content` is the bytes of a record. Returns the head. Raises Refused if it is not fair, or no whole game."""
    try:
        record = Record(content)
    except Illegal as fault:
        raise Refused("unreadable", f"unreadable, {fault}") from fault
    expect(record.hands and record.hands[0][1], "no-hands")
    expect("table" in record.tags and "game" in record.tags, "no-table")
    check = RecordCheck(record)
    check.check()
    expect(record.over, "incomplete")
    return check.head


def reason_of(content):
    """Why a record is refused; None if it is fair."""
    try:
        check_record(content)
    except Refused as refused:
        return refused.reason
    return None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    content = pathlib.Path(sys.argv[1]).read_bytes()
    try:
        if sys.argv[1].endswith(".md"):
            check_document(content.decode())
            print("the test vectors are right")
        else:
            print(f"every hand was dealt as committed to\nhead {check_record(content).hex()}")
    except Refused as refused:
        sys.exit(f"{sys.argv[1]}: {refused} (docs/fair-deals.md explains this reason)")


if __name__ == "__main__":
    main()
