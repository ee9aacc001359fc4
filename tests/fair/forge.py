"""Plays a game at random and makes its record, with the powers of a host: a host knows all secrets, so every hash fits.
The caller says how the host manipulates each deal.
"""

import hashlib
import pathlib
import sys
from types import SimpleNamespace

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "online"))

from fair_deals import SETTINGS, Game, dealt, sha256  # noqa: E402
from mille_bornes import HAZARDS, SAFETIES, Hand, Illegal, Rules  # noqa: E402


def bytes_from(*words):
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


class Forgery:
    """A game of random moves. `plan` says how the host manipulates each hand. Hands after the plan are dealt fairly.

    The plan of a hand is one dictionary per attempt. Keys: `silent` and `unasked` (seats), `parts` (seats that commit;
    default: those who are asked), `swapped` (a seat that opens another contribution), and numbers of the terms.
    `finish` changes the hand after it was played.
    """

    def __init__(self, plan=(), players=2, version=2, table="forged", game=1, goal="500", finish=None, stop=99, deal=None):
        self.table, self.number, self.players, self.version, self.plan = table, game, players, version, plan
        house = {"target": "200", "extension": "none", "goal": goal}
        self.rules = Rules("parker-1988", players, house)
        self.house = [f"{name} {house[name]}" for name in SETTINGS if name in house]
        self.game = Game(table, "parker-1988", players, self.house)
        self.names = dict(zip(range(1, players + 1), ("Ann", "Bob", "Cid", "Dan")))
        self.head, self.dealer, self.tags, self.hands, self.totals = self.game.first_head(game), 0, {}, [], [0] * players
        self.deal, self.stop, self.finish = deal or dealt, stop, finish or (lambda forgery: None)

    def attempt(self, number, version, plan):
        """The deal of one attempt."""
        known = {"game": self.number, "hand": number, "attempt": 1, "after": self.head.hex(),
                 "dealer": 0 if number == 1 else self.dealer % self.players + 1, **plan}
        asked = [seat for seat in plan.get("asked", self.names) if seat not in plan.get("unasked", ())]
        terms = "game {game} hand {hand} attempt {attempt}".format(**known)
        if version > 1:
            people = sha256("".join(f"{seat} {name}\n" for seat, name in known.get("people", self.names).items()))
            terms = f"version 2 {terms} dealer {known['dealer']} after {known['after']} people {people.hex()}"
            terms += f" asked {known.get('list') or ','.join(map(str, asked)) or 0}"
        deal = SimpleNamespace(version=version, terms=terms, seed=bytes_from(self.table, terms), contributions={},
                               game=known["game"], hand=number, attempt=known["attempt"])
        deal.promise = self.game.promise(deal)
        deal.text = f"{terms} seed {plan.get('seed', str)(deal.seed.hex())}"
        for seat in plan.get("parts", asked):
            part = bytes_from("part", seat, terms)
            deal.text += f" seat {seat} commit {self.game.part(deal, seat, part).hex()}"
            if seat in plan.get("silent", ()):
                continue
            deal.contributions[seat] = bytes_from("other") if seat == plan.get("swapped") else part
            deal.text += f" contribution {deal.contributions[seat].hex()}"
        return deal

    def hand(self, number):
        plans = self.plan[number - 1] if number <= len(self.plan) else [{}]
        version = plans[-1].get("version", self.version)
        *voids, deal = [self.attempt(number, version, {"attempt": place, **plan}) for place, plan in enumerate(plans, 1)]
        deck, self.dealer = self.deal(self.game, deal, self.rules.deck(), self.dealer)
        hand, actions = Hand(self.rules, deck, self.dealer - 1), []
        while hand.phase != "over":
            actions.append(self.move(hand, len(actions)))
        self.totals = [sum(both) for both in zip(self.totals, hand.scores())]
        lines = [f"hand {number} dealer {self.dealer}", " ".join(["deck", *deck]), *actions]
        self.hands.append(lines)
        chain = [*(f"void {void.text}" for void in voids), f"deal {deal.text}", *lines]
        self.head = sha256("bornes hand 2\n", self.head, "".join(f"{line}\n" for line in chain))
        self.tags |= {f"deal-{number}-commit": deal.promise.hex(), f"deal-{number}": deal.text}
        self.tags |= {f"deal-{number}-void-{place}": void.text for place, void in enumerate(voids, 1)}
        self.tags[f"deal-{number}-head"] = self.head.hex()

    def move(self, hand, number):
        """Plays a legal action that is chosen by a hash. Discards only if nothing can be played."""
        cards = sorted(hand.hands[hand.seat], key=lambda card: bytes_from(self.head, number, card))
        plays = [["play", card] + (["on", str(team + 1)] if card in HAZARDS else [])
                 for card in cards for team in range(len(hand.teams) if card in HAZARDS else 1)]
        calls = [["coup-fourre", safety] for safety in SAFETIES] + [["decline"]]
        for words in plays + calls + [["discard", cards[0]]]:
            seat = hand.seat
            try:
                hand.play(seat, words)
            except Illegal:
                continue
            return f"{seat + 1} {' '.join(words)}"
        raise AssertionError("no action is legal")

    def text(self):
        while max(self.totals) < self.rules.goal and len(self.hands) < self.stop:
            self.hand(len(self.hands) + 1)
        self.header = ["bornes-record 1", "rules parker-1988", f"players {self.players}", *(f"set {each}" for each in self.house)]
        self.tags = {"table": self.table, "game": str(self.number), **self.tags}
        self.finish(self)
        lines = [*self.header, *(f"seat {seat} {name}" for seat, name in self.names.items())]
        lines += [f"tag {name} {text}" for name, text in self.tags.items()]
        return "".join(f"{line}\n" for line in [*lines, *(line for hand in self.hands for line in hand)])
