#!/usr/bin/env python3
"""Fair deals as docs/fair-deals.md specifies them, in another language and without any code of the program.

fair_deals.py docs/fair-deals.md    computes the test vectors of the document
fair_deals.py GAME.bornes           checks every hand of a record. It does not check whether moves are legal and the
                                    game is over: `bornes verify` does
fair_deals.py tests/fair/tampered.json    checks that tampered records are refused, and untampered ones are accepted

Needs only Python's standard library. Exits with 1 and a sentence if a check fails.
"""

import hashlib
import json
import pathlib
import re
import struct
import sys

# The cards in the order of the card table, and how many a full deck has.
CARDS = {
    "25": 10, "50": 10, "75": 10, "100": 12, "200": 4,
    "accident": 3, "out-of-gas": 3, "flat-tire": 3, "stop": 5, "speed-limit": 4,
    "repairs": 6, "gasoline": 6, "spare-tire": 6, "roll": 14, "end-of-limit": 6,
    "driving-ace": 1, "extra-tank": 1, "puncture-proof": 1, "right-of-way": 1,
}
ORDER = list(CARDS)
MOST_VOIDS = 3


def sha256(*pieces):
    return hashlib.sha256(b"".join(piece.encode() if isinstance(piece, str) else piece for piece in pieces)).digest()


class Deal:
    """One attempt, read from the text of a tag and written again."""

    def __init__(self, text):
        words = text.split(" ")
        expect(len(words) % 2 == 0, "the text of a deal is not made of pairs")
        self.text, self.numbers, self.seats, seat = text, {"version": "1"}, {}, None
        for name, value in zip(words[::2], words[1::2]):
            if name == "seat":
                seat = int(value)
                self.seats[seat] = {}
            elif name in ("commit", "contribution"):
                self.seats[seat][name] = value
            else:
                self.numbers[name] = value
        self.version = int(self.numbers["version"])
        self.attempt, self.hand = int(self.numbers["attempt"]), int(self.numbers["hand"])
        self.seed = bytes.fromhex(self.numbers["seed"])
        self.asked = {int(seat) for seat in self.numbers.get("asked", "0").split(",")} - {0}
        expect(self.rewritten() == text, "the text of a deal is not as it is written")

    @property
    def terms(self):
        return self.text[:self.text.index(" seed ")]

    def rewritten(self):
        names = ["game", "hand", "attempt"]
        if self.version > 1:
            names = ["version", *names, "dealer", "after", "people", "asked"]
        pairs = [(name, self.numbers.get(name, "?")) for name in [*names, "seed"]]
        for seat in sorted(self.seats):
            pairs += [("seat", str(seat)), *((name, self.seats[seat][name]) for name in ("commit", "contribution")
                                             if name in self.seats[seat])]
        return " ".join(f"{name} {value}" for name, value in pairs)

    def silent(self):
        return {seat for seat, part in self.seats.items() if "contribution" not in part}

    def contributions(self):
        return {seat: bytes.fromhex(part["contribution"]) for seat, part in self.seats.items() if "contribution" in part}


class Game:
    """What all deals of a game share."""

    def __init__(self, table, number, edition, players, settings):
        self.table, self.number, self.players = table, number, players
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
        for seat, contribution in sorted(deal.contributions().items()):
            pieces += [f"{seat}\n", contribution]
        if deal.version > 1:
            return sha256("bornes key 2\n", self.promise(deal), deal.seed, *pieces)
        numbers = " ".join(deal.numbers[name] for name in ("game", "hand", "attempt"))
        return sha256(f"bornes deal 1\n{self.table}\n{numbers}\n", deal.seed, *pieces)

    def first_head(self):
        return sha256(f"bornes record 2\ntable {self.table}\ngame {self.number}\n", self.lines)


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
        dealer = below(stream, game.players) + 1 if deal.version > 1 else (game.players + game.number - 2) % game.players + 1
    deck = sorted(cards, key=ORDER.index)
    for i in range(len(deck) - 1, 0, -1):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck, dealer


def expect(condition, sentence):
    if not condition:
        sys.exit(sentence)


def check_document(text):
    vectors = text[text.index("## Test vectors"):]
    first, second, third = (bytes(range(start, start + 32)).hex() for start in (0, 32, 64))
    table = re.search(r"Table `([^`]+)`", vectors)[1]
    game = Game(table, 1, "parker-1988", 4, [])
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
    print("the test vectors are right")


def check_seats(game, deal, left_out):
    for seat in deal.asked | set(deal.seats):
        expect(1 <= seat <= game.players, f"the table has no seat {seat}")
        expect(seat not in left_out, f"seat {seat} takes part again, although it did not open before")
    if deal.version > 1:
        expect(set(deal.seats) <= deal.asked, "a seat committed, but was not asked")
    for seat, contribution in deal.contributions().items():
        expect(game.part(deal, seat, contribution).hex() == deal.seats[seat]["commit"],
               f"seat {seat} opened something other than what it committed to")


def check_attempts(game, deal, voids):
    expect(deal.version == 1 or deal.attempt <= MOST_VOIDS + 1, "too many attempts")
    expect([void.attempt for void in voids] == list(range(1, deal.attempt)), "an attempt is not shown")
    left_out = set()
    for void in voids:
        for name in ("version", "game", "hand", "dealer", "after"):
            expect(void.numbers.get(name) == deal.numbers.get(name), "an attempt is that of another hand")
        check_seats(game, void, left_out)
        expect(void.silent(), "an attempt is called void, and everybody opened")
        left_out |= void.silent()
    check_seats(game, deal, left_out)
    expect(not deal.silent(), "a seat committed, but did not open")


def check_hand(game, tags, used, names, number, lines, before, last):
    """`before` has the head and the dealer of the previous hand. Returns those of this hand. `last`: this is the last hand."""
    def tag(end):
        used.add(f"deal-{number}{end}")
        return tags.get(f"deal-{number}{end}")

    head, last_dealer, version = before
    deal = Deal(tag("") or "")
    expect(deal.hand == number and deal.numbers["game"] == str(game.number), "the deal is that of another hand")
    expect(version <= deal.version <= 2, "the version of the deal")
    voids = []
    while text := tag(f"-void-{len(voids) + 1}"):
        voids.append(Deal(text))
    if deal.version > 1:
        expect(deal.numbers["after"] == head.hex(), "it does not follow the hands before it")
        dealer = 0 if number == 1 else last_dealer % game.players + 1
        expect(deal.numbers["dealer"] == str(dealer), "another dealer was committed to")
        renamed = any(name.startswith(f"deal-{number}-seat-") for name in tags)
        expect(not (last and renamed), "the last hand may not have names of its own: the seat lines name its players")
        seated = "".join(f"{seat} {tag(f'-seat-{seat}') or names.get(seat, '')}\n" for seat in range(1, game.players + 1))
        expect(deal.numbers["people"] == sha256(seated).hex(), "other players were committed to")
    check_attempts(game, deal, voids)
    expect(tag("-commit") == game.promise(deal).hex(), "the seed and the terms are not those that were committed to")
    deck = lines[1].split()[1:]
    own_deck, dealer = dealt(game, deal, deck, last_dealer)
    expect(lines[0] == f"hand {number} dealer {dealer}", "another dealer")
    expect(own_deck == deck, "another deck")
    text = "".join(f"void {void.text}\n" for void in voids) + f"deal {deal.text}\n" + "".join(f"{line}\n" for line in lines)
    head = sha256("bornes hand 2\n", head, text)
    told = tag("-head")
    expect(told == head.hex() or (told is None and deal.version == 1), "it is not the hand of the record's chain")
    return head, dealer, deal.version


def once(kind, header):
    """The lines `KIND NAME TEXT` of a header, by name."""
    lines = [line.split(" ", 2)[1:] for line in header if line.startswith(f"{kind} ")]
    expect(len(dict(lines)) == len(lines), f"a {kind} is given twice")
    return dict(lines)


def check_record(text):
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    text = "".join(f"{line}\n" for line in lines)
    header = lines[:next((i for i, line in enumerate(lines) if line.startswith("hand ")), len(lines))]
    hands = [part.splitlines() for part in re.findall(r"^hand .*?(?=^hand |\Z)", text, re.M | re.S)]
    tags = once("tag", header)
    names = {int(seat): name for seat, name in once("seat", header).items()}
    expect("table" in tags and "game" in tags, "the record names no table and game")
    one = {line.split()[0]: line.split()[1] for line in header if line.startswith(("rules ", "players "))}
    settings = [line[4:] for line in header if line.startswith("set ")]
    game = Game(tags["table"], int(tags["game"]), one["rules"], int(one["players"]), settings)
    expect(tags["game"] == str(game.number) and hands, "the record has no game, or no hands")
    expect(all(1 <= seat <= game.players for seat in names), "a name of a seat that is not there")
    used, before = {"table", "game"}, (game.first_head(), 0, 1)
    for number, hand in enumerate(hands, 1):
        before = check_hand(game, tags, used, names, number, hand, before, number == len(hands))
    for name in tags:
        expect(not name.startswith("deal-") or name in used, f"tag {name} belongs to no hand of the record")
    return (f"{len(hands)} hands: dealt as committed to; whether the game is over is for `bornes verify` to say, which knows the rules\n"
            f"head {before[0].hex()}")


def fault_of(text, praise=lambda text: None):
    """Returns why a record is refused, or None. Then `praise` gets the verdict about it."""
    try:
        praise(check_record(text))
    except SystemExit as refusal:
        return str(refusal)
    except (ArithmeticError, LookupError, ValueError) as error:
        return f"the record cannot be read: {error!r}"
    return None


def check_corpus(path):
    folder = pathlib.Path(path).parent / "records"
    records = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.bornes")}
    for name, text in records.items():
        expect(fault_of(text) is None, f"{name} is refused")
    entries = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    for entry in entries:
        lines = dict(enumerate(records[entry["record"]].splitlines(), 1)) | dict(entry["edits"])
        text = "".join(f"{line}\n" for line in lines.values() if line is not None)
        expect(fault_of(text) is not None, f"{entry['record']}, {entry['what']}: not refused")
    print(f"all {len(entries)} tampered records are refused")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1].endswith(".json"):
        return check_corpus(sys.argv[1])
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    if "## Test vectors" in text:
        return check_document(text)
    if fault := fault_of(text, print):
        sys.exit(fault)


if __name__ == "__main__":
    main()
