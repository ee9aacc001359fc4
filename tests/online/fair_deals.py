#!/usr/bin/env python3
"""Fair deals as docs/fair-deals.md specifies them, in another language and with no code of the program's.

fair_deals.py docs/fair-deals.md    computes the test vectors of the document
fair_deals.py GAME.bornes           checks every hand of a record

Needs nothing but Python's own library. Exits with 1 and a sentence if something is not as it should be.
"""

import hashlib
import re
import struct
import sys

# The order of the card table, and how many there are in a full deck.
CARDS = {
    "25": 10, "50": 10, "75": 10, "100": 12, "200": 4,
    "accident": 3, "out-of-gas": 3, "flat-tire": 3, "stop": 5, "speed-limit": 4,
    "repairs": 6, "gasoline": 6, "spare-tire": 6, "roll": 14, "end-of-limit": 6,
    "driving-ace": 1, "extra-tank": 1, "puncture-proof": 1, "right-of-way": 1,
}
ORDER = list(CARDS)


def commitment(secret):
    return hashlib.sha256(b"bornes commit 1" + secret).digest()


def deal_key(table, game, hand, attempt, seed, contributions):
    text = f"bornes deal 1\n{table}\n{game} {hand} {attempt}\n".encode() + seed
    for seat in sorted(contributions):
        text += f"{seat}\n".encode() + contributions[seat]
    return hashlib.sha256(text).digest()


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


def shuffled(cards, key):
    deck = sorted(cards, key=ORDER.index)
    stream = numbers(key)
    for i in range(len(deck) - 1, 0, -1):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def expect(condition, sentence):
    if not condition:
        sys.exit(sentence)


def check_document(text):
    vectors = text[text.index("## Test vectors"):]
    commit, key = re.findall(r"^    ([0-9a-f]{64})$", vectors, re.M)
    first, second, third = (bytes(range(start, start + 32)) for start in (0, 32, 64))
    expect(commitment(first).hex() == commit, "the commitment differs")
    table = re.search(r"Table `([^`]+)`", vectors)[1]
    own_key = deal_key(table, 1, 2, 1, first, {1: second, 3: third})
    expect(own_key.hex() == key, "the key differs")
    printed = vectors[vectors.index("(106 cards):"):].split("\n\n")[1]
    full = [card for card, count in CARDS.items() for _ in range(count)]
    expect(shuffled(full, own_key) == printed.split(), "the deck differs")
    print("the test vectors are right")


def check_hand(tags, table, hand, dealt):
    words = tags[f"deal-{hand}"].split()
    game, _, attempt, seed = words[1], words[3], words[5], bytes.fromhex(words[7])
    expect(game == tags["game"], f"hand {hand}: dealt as one of another game")
    expect(commitment(seed).hex() == tags[f"deal-{hand}-commit"], f"hand {hand}: another seed was committed to")
    contributions = {}
    for at in range(8, len(words), 6):
        seat, commit, opened = int(words[at + 1]), words[at + 3], bytes.fromhex(words[at + 5])
        expect(commitment(opened).hex() == commit, f"hand {hand}: seat {seat} opened something else")
        contributions[seat] = opened
    key = deal_key(table, game, hand, attempt, seed, contributions)
    expect(shuffled(dealt, key) == dealt, f"hand {hand}: another deck")
    return len(contributions)


def check_record(text):
    tags = dict(re.findall(r"^tag (\S+) (.*)$", text, re.M))
    decks = [line.split() for line in re.findall(r"^deck (.*)$", text, re.M)]
    taken_part = sum(check_hand(tags, tags["table"], i + 1, deck) for i, deck in enumerate(decks))
    print(f"{len(decks)} hands, {taken_part} contributions: dealt as committed to")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    if "## Test vectors" in text:
        check_document(text)
    else:
        check_record(text)


if __name__ == "__main__":
    main()
