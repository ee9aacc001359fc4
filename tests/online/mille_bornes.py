"""The rules of docs/rules.md in another language, written without any code of the program.

A `Rules` is one game's rules. A `Hand` plays one hand: `play(seat, words)` raises Illegal unless the action is legal.
Seats and teams count from 0. Comments name the rules.
"""

import re

# The cards in the order of R1.1, and how many a full deck has.
CARDS = {
    "25": 10, "50": 10, "75": 10, "100": 12, "200": 4,
    "accident": 3, "out-of-gas": 3, "flat-tire": 3, "stop": 5, "speed-limit": 4,
    "repairs": 6, "gasoline": 6, "spare-tire": 6, "roll": 14, "end-of-limit": 6,
    "driving-ace": 1, "extra-tank": 1, "puncture-proof": 1, "right-of-way": 1,
}
DISTANCES, HAZARDS, REMEDIES, SAFETIES = (tuple(CARDS)[start:end] for start, end in ((0, 5), (5, 10), (10, 15), (15, 19)))
SAFETY_AGAINST = dict(zip(HAZARDS, (*SAFETIES, "right-of-way")))  # R1.3
HAZARD_OF = dict(zip(REMEDIES, HAZARDS))

# R8, as `set` lines (R9). A setting that an edition does not name is that of parker-1962.
PARKER_1962 = {"attack": "rolling", "right-of-way-clears": "no", "refill": "now", "extension-lost": "opponents",
               "shut-out": "once", "goal": "5000", "teams": "partners"}
EDITIONS = {
    "parker-1962": {},
    "parker-1971-fr": {},
    "parker-1988": {"attack": "any-or-rolling", "extension-lost": "opponents-if-completed"},
    "fundex-2010": {"refill": "next-turn", "deck": "full", "target": "1000", "extension": "none", "goal": "race",
                    "teams": "solo"},
    "classic-km": {"attack": "any", "right-of-way-clears": "yes", "extension-lost": "nobody", "shut-out": "each",
                   "deck": "full"},
}


def is_number(text, least, most, multiple=1):
    return bool(re.fullmatch("0|[1-9][0-9]{0,8}", text)) and least <= int(text) <= most and int(text) % multiple == 0


# R9, in its order.
SETTINGS = {
    "deck": lambda value: value in ("full", "short"),
    "target": lambda value: is_number(value, 200, 2000, 25),
    "extension": lambda value: value == "none" or is_number(value, 200, 2000, 25),
    "attack": lambda value: value in ("rolling", "any", "any-or-rolling"),
    "right-of-way-clears": lambda value: value in ("yes", "no"),
    "refill": lambda value: value in ("now", "next-turn"),
    "extension-lost": lambda value: value in ("opponents", "opponents-if-completed", "nobody"),
    "shut-out": lambda value: value in ("once", "each"),
    "goal": lambda value: value == "race" or is_number(value, 500, 50000),
    "teams": lambda value: value in ("partners", "solo"),
}


class Illegal(Exception):
    pass


def must(condition, sentence):
    if not condition:
        raise Illegal(sentence)


class Rules:
    def __init__(self, edition, players, house):
        size = {"deck": "full" if players > 3 else "short", "target": "1000" if players == 4 else "700",
                "extension": "none" if players == 4 else "1000"}
        self.set = {**PARKER_1962, **size, **EDITIONS[edition], **house}
        self.players = players
        large = players > (4 if edition == "fundex-2010" else 6) or players == 5
        solo = house.get("teams") == "solo" or (edition == "fundex-2010" and "teams" not in house and not large)
        self.target = int(self.set["target"])
        self.extension = None if self.set["extension"] == "none" else int(self.set["extension"])
        self.goal = None if self.set["goal"] == "race" else int(self.set["goal"])
        self.teams = {4: 2, 6: 3}.get(players, players) if self.set["teams"] == "partners" else players
        # R9.11
        self.fit = (solo or not large) and (self.extension is None or self.extension > self.target)

    def deck(self):
        """All cards, sorted (R1)."""
        return [card for card, count in CARDS.items() for _ in range(count - (card in HAZARDS and self.set["deck"] == "short"))]


class Team:
    def __init__(self):
        self.battle, self.speed, self.distance, self.safeties = [], [], [], {}

    def shows(self, pile):
        return pile[-1] if pile else None

    def in_force(self):  # R3.6
        top = self.shows(self.battle)
        return top in HAZARDS and SAFETY_AGAINST[top] not in self.safeties

    def rolling(self):  # R3.7
        return not self.in_force() and (self.shows(self.battle) == "roll" or "right-of-way" in self.safeties)

    def limited(self):  # R3.8
        return self.shows(self.speed) == "speed-limit" and "right-of-way" not in self.safeties

    def miles(self):
        return sum(map(int, self.distance))


class Hand:
    def __init__(self, rules, deck, dealer):
        self.rules, self.target = rules, rules.target
        self.hands, self.teams = [[] for _ in range(rules.players)], [Team() for _ in range(rules.teams)]
        self.pile = list(reversed(deck))
        for _ in range(6):
            for place in range(rules.players):
                self.hands[(dealer + 1 + place) % rules.players].append(self.pile.pop())
        self.phase, self.caller, self.completed, self.delayed = "play", None, None, False
        self.attack = None  # the attacker, the hazard and the attacked team, while a coup fourré may be called
        self.seat = dealer
        self.pass_turn()

    def draw(self, once=False):  # R3.1
        hand = self.hands[self.seat]
        while self.pile and (once or len(hand) < 7):
            hand.append(self.pile.pop())
            if once:
                return

    def take_turn(self, seat, once=False):
        """Begins a turn of this seat, or of the next one that can take it (R3.3)."""
        for place in range(self.rules.players):
            self.seat = (seat + place) % self.rules.players
            if self.hands[self.seat] or self.pile:
                self.phase = "play"
                return self.draw(once and place == 0)
        self.phase = "over"  # R6.2

    def pass_turn(self):
        self.take_turn((self.seat + 1) % self.rules.players)

    def play(self, seat, words):
        must(self.phase != "over", "the hand is over")
        must(seat == self.seat, f"seat {self.seat + 1} must act")
        {"play": self.play_card, "coup-fourre": self.answer, "extension": self.choose}[self.phase](words)

    def play_card(self, words):
        must(len(words) >= 2 and words[0] in ("play", "discard"), "this is no action for a turn")
        card, hand = words[1], self.hands[self.seat]
        must(card in CARDS, f"there is no card {card}")
        attacks = words[0] == "play" and card in HAZARDS
        must(len(words) == (4 if attacks else 2), "a word is missing, or there is one too many")
        must(card in hand, "the card is not in the hand")
        if words[0] == "discard":
            hand.remove(card)
            return self.pass_turn()
        if attacks:
            must(words[2] == "on" and is_number(words[3], 1, self.rules.teams), "there is no such team")
            return self.play_hazard(card, int(words[3]) - 1)
        team = self.teams[self.seat % self.rules.teams]
        if card in SAFETIES:  # R4.8, R3.4
            hand.remove(card)
            self.display(team, card, False)
            return self.take_turn(self.seat)
        if card in REMEDIES:
            self.check_remedy(team, card)
            hand.remove(card)
            (team.speed if card == "end-of-limit" else team.battle).append(card)
            return self.pass_turn()
        must(team.rolling(), "R4.1")
        must(not team.limited() or card in ("25", "50"), "R4.2")
        must(card != "200" or team.distance.count("200") < 2, "R4.3")
        must(team.miles() + int(card) <= self.target, "R4.4")
        hand.remove(card)
        team.distance.append(card)
        if team.miles() < self.target:
            return self.pass_turn()
        if self.rules.extension and self.caller is None:
            self.phase = "extension"
        else:
            self.complete()

    def check_remedy(self, team, card):
        top = team.shows(team.battle)
        if card == "roll":
            free = top is None or top == "stop" or (top != "roll" and not team.in_force())
            must(free, "R4.5")
        elif card == "end-of-limit":
            must(team.shows(team.speed) == "speed-limit", "R4.7")
        else:
            must(top == HAZARD_OF[card], "R4.6")

    def play_hazard(self, card, number):
        must(number != self.seat % self.rules.teams, "your own team")
        team, safety = self.teams[number], SAFETY_AGAINST[card]
        must(safety not in team.safeties, "the team has displayed the safety")
        if card == "speed-limit":
            must(team.shows(team.speed) != "speed-limit", "R4.9")
        else:
            attack = self.rules.set["attack"]
            must((attack != "any" and team.rolling()) or (attack != "rolling" and team.battle), "R4.10")
        self.hands[self.seat].remove(card)
        (team.speed if card == "speed-limit" else team.battle).append(card)
        for seat in range(number, self.rules.players, self.rules.teams):
            if safety in self.hands[seat]:
                self.attack, self.phase, self.seat = (self.seat, card, team), "coup-fourre", seat
                return
        self.pass_turn()

    def answer(self, words):  # R5
        attacker, hazard, team = self.attack
        if words == ["decline"]:
            return self.take_turn((attacker + 1) % self.rules.players)
        safety = SAFETY_AGAINST[hazard]
        must(words == ["coup-fourre", safety], "this does not answer the attack")
        self.hands[self.seat].remove(safety)
        (team.speed if hazard == "speed-limit" else team.battle).pop()
        self.display(team, safety, True)
        self.take_turn(self.seat, once=self.rules.set["refill"] == "next-turn")

    def display(self, team, safety, coup):
        team.safeties[safety] = coup
        if safety == "right-of-way" and self.rules.set["right-of-way-clears"] == "yes":  # R8.5, R10.11
            while team.shows(team.battle) == "stop":
                team.battle.pop()
            if team.shows(team.speed) == "speed-limit":
                team.speed.pop()

    def choose(self, words):  # R6.3
        must(words in (["extend"], ["finish"]), "only extend or finish")
        if words == ["finish"]:
            return self.complete()
        self.target, self.caller = self.rules.extension, self.seat % self.rules.teams
        self.pass_turn()

    def complete(self):
        self.completed, self.delayed, self.phase = self.seat % self.rules.teams, not self.pile, "over"

    def scores(self):
        """Points per team (R7). A race has only miles."""
        if self.rules.goal is None:
            return [team.miles() for team in self.teams]
        return [self.score(number) for number in range(len(self.teams))]

    def score(self, number):
        team = self.teams[number]
        points = team.miles() + 100 * len(team.safeties) + 300 * (len(team.safeties) == 4) + 300 * sum(team.safeties.values())
        if self.caller is not None:
            points += self.points_of_extension(number)
        if self.completed != number:
            return points
        still = [not other.distance for other in self.teams if other is not team]
        shut_out = sum(still) if self.rules.set["shut-out"] == "each" else all(still)
        return points + 400 + 300 * self.delayed + 300 * ("200" not in team.distance) + 500 * shut_out

    def points_of_extension(self, number):  # R8.7 to R8.9
        if self.completed == self.caller:
            return 200 * (number == self.caller)
        lost = self.rules.set["extension-lost"]
        pays = lost == "opponents" or (lost == "opponents-if-completed" and self.completed is not None)
        return 200 * (pays and number != self.caller)
