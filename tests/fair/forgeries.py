#!/usr/bin/env python3
"""Records in which a host cheated and then computed every hash again, so that only one rule is broken.

forgeries.py             writes forged/*.bornes and records/made-*.bornes
forgeries.py --check     exits with 1 if these files differ, or if the checker in Python names another reason

The name of a forged record begins with the reason for which every checker must refuse it.
"""

import pathlib
import sys

from forge import Forgery, bytes_from, dealt

from fair_deals import reason_of

FOLDER = pathlib.Path(__file__).parent


def edited(**texts):
    """Changes tags after the game: `deal_1_head` is tag deal-1-head. None removes it."""
    def finish(forgery):
        for name, text in texts.items():
            name = name.replace("_", "-")
            forgery.tags.pop(name, None) if text is None else forgery.tags.update({name: text})
    return finish


def cut(lines):
    """Removes lines from the end of the last hand."""
    def finish(forgery):
        del forgery.hands[-1][-lines:]
    return finish


def own_deck(game, deal, cards, dealer):
    """The host chooses the deck."""
    return cards[::-1], dealt(game, deal, cards, dealer)[1]


def own_dealer(game, deal, cards, dealer):
    """The host chooses the dealer of the first hand."""
    deck, fair = dealt(game, deal, cards, dealer)
    return deck, fair if deal.hand > 1 else fair % game.players + 1


def names_twice(forgery):
    last = len(forgery.hands)
    forgery.tags |= {f"deal-{last}-seat-{seat}": name for seat, name in forgery.names.items()}
    forgery.names = {**forgery.names, 1: "Mallory"}


def other_goal(forgery):
    forgery.header = [line.replace("goal 500", "goal 501") for line in forgery.header]


def no_hands_and_no_tags(forgery):
    forgery.hands, forgery.tags = [], {"table": forgery.table, "game": "1"}


def no_hands(forgery):
    forgery.hands = []


def begun(forgery):
    """The next hand is announced, but not dealt."""
    forgery.hands.append([f"hand {len(forgery.hands) + 1} dealer {forgery.dealer % forgery.players + 1}"])


def first_hand_again(forgery):
    """Shows hand 1 again as the last hand."""
    last, hand = len(forgery.hands) + 1, forgery.hands[0]
    forgery.hands.append([f"hand {last} dealer {forgery.dealer % forgery.players + 1}", *hand[1:]])
    forgery.tags |= {name.replace("deal-1", f"deal-{last}", 1): text for name, text in forgery.tags.items()
                     if name.startswith("deal-1")}


SILENT = {"silent": [2]}
ZEROS = "0" * 64
FORGED = {
    "too-many-attempts": lambda: Forgery([[*({"silent": [seat], "asked": range(seat, 5)} for seat in (1, 2, 3, 4)),
                                           {"asked": []}]], players=4),
    "too-many-shown": lambda: Forgery([[{"attempt": 1, "silent": [2]}, {"attempt": 1, "unasked": [2]}]]),
    "attempt-not-shown": lambda: Forgery([[{"attempt": 2}]]),
    "attempt-not-shown.version-1": lambda: Forgery([[{"attempt": 2}]], version=1),
    "attempt-not-shown.other-dealer": lambda: Forgery([[{"silent": [2], "dealer": 1}, {"unasked": [2]}]]),
    "attempt-not-shown.other-hands-before": lambda: Forgery([[{"silent": [2], "after": ZEROS}, {"unasked": [2]}]]),
    "attempt-not-shown.other-game": lambda: Forgery([[{"silent": [2], "game": 2}, {"unasked": [2]}]]),
    "no-such-seat": lambda: Forgery([[{"silent": [3], "asked": [1, 2, 3]}, {}]]),
    "no-such-seat.version-1": lambda: Forgery([[{"silent": [6], "parts": [1, 2, 6]}, {}]], version=1),
    "no-such-seat.asked": lambda: Forgery([[{"asked": [1, 2, 4], "parts": [1, 2]}]]),
    "not-asked": lambda: Forgery([[{"unasked": [2], "parts": [1, 2]}]]),
    "not-asked.void": lambda: Forgery([[{"unasked": [2], "parts": [1, 2], "silent": [2]}, {"unasked": [2]}]]),
    "left-out": lambda: Forgery([[SILENT, {}]]),
    "left-out.version-1": lambda: Forgery([[SILENT, {}]], version=1),
    "left-out.silent-again": lambda: Forgery([[SILENT, SILENT, {"unasked": [2]}]], players=3),
    "left-out.silent-again-in-version-1": lambda: Forgery([[SILENT, SILENT, {"parts": [1]}]], version=1),
    "void-but-open": lambda: Forgery([[{}, {}]]),
    "void-but-open.version-1": lambda: Forgery([[{}, {}]], version=1),
    "silent-seat": lambda: Forgery([[SILENT]]),
    "silent-seat.version-1": lambda: Forgery([[SILENT]], version=1),
    "other-opening": lambda: Forgery([[{"swapped": 2}]]),
    "other-opening.version-1": lambda: Forgery([[{"swapped": 2}]], version=1),
    "other-opening.void": lambda: Forgery([[{"silent": [2], "swapped": 1}, {"unasked": [2]}]]),
    "older-version": lambda: Forgery([[{}], [{"version": 1}]], goal="1500"),
    "other-dealer": lambda: Forgery([[{"dealer": 1}]]),
    "other-dealer.second-hand": lambda: Forgery([[{}], [{"dealer": 3}]], goal="1500"),
    "wrong-dealer": lambda: Forgery(deal=own_dealer),
    "wrong-dealer.version-1": lambda: Forgery(deal=own_dealer, version=1),
    "other-deck": lambda: Forgery(deal=own_deck),
    "other-deck.version-1": lambda: Forgery(deal=own_deck, version=1),
    "other-players": lambda: Forgery([[{"people": {1: "Ann", 2: "Mallory"}}]]),
    "names-twice": lambda: Forgery(finish=names_twice),
    "not-following": lambda: Forgery([[{}], [{"after": ZEROS}]], goal="1500"),
    "not-following.other-goal": lambda: Forgery(finish=other_goal),
    "other-game": lambda: Forgery(finish=edited(game="2")),
    "other-game.version-1": lambda: Forgery(finish=edited(game="2"), version=1),
    "other-game.zero": lambda: Forgery(finish=edited(game="0")),
    "other-game.no-number": lambda: Forgery(finish=edited(game="99999999999999999999")),
    "unreadable-tag.attempt-0": lambda: Forgery([[{"attempt": 0}]]),
    "unreadable-tag.attempt-minus-1": lambda: Forgery([[{"attempt": -1}]]),
    "unreadable-tag.attempt-minus-1-in-version-1": lambda: Forgery([[{"attempt": -1}]], version=1),
    "unreadable-tag.attempt-plus-1": lambda: Forgery([[{"attempt": "+1"}]]),
    "unreadable-tag.attempt-01": lambda: Forgery([[{"attempt": "01"}]]),
    "unreadable-tag.game-0": lambda: Forgery(game=0),
    "unreadable-tag.game-too-large": lambda: Forgery(game=2**32 + 1),
    "unreadable-tag.asked-out-of-order": lambda: Forgery([[{"list": "2,1"}]]),
    "unreadable-tag.asked-twice": lambda: Forgery([[{"list": "1,2,2"}]]),
    "unreadable-tag.seats-out-of-order": lambda: Forgery([[{"parts": [2, 1]}]]),
    "unreadable-tag.seat-7": lambda: Forgery([[{"parts": [1, 2, 7]}]]),
    "unreadable-tag.capital-digits": lambda: Forgery([[{"seed": str.upper}]], version=1),
    "unreadable-tag.after-in-capital-digits": lambda: Forgery([[{"after": bytes_from("after").hex().upper()}]]),
    "unreadable.hand-shown-again": lambda: Forgery(finish=first_hand_again, stop=1, goal="5000"),
    "other-seed": lambda: Forgery(finish=edited(deal_1_commit=ZEROS), version=1),
    "other-terms": lambda: Forgery(finish=edited(deal_1_commit=ZEROS)),
    "other-chain": lambda: Forgery(finish=edited(deal_1_head=ZEROS)),
    "other-chain.missing": lambda: Forgery(finish=edited(deal_1_head=None)),
    "other-chain.version-1": lambda: Forgery(finish=edited(deal_1_head=ZEROS), version=1),
    "no-deal": lambda: Forgery(finish=edited(deal_1=None)),
    "no-table": lambda: Forgery(finish=edited(table=None)),
    "foreign-tag": lambda: Forgery(finish=edited(deal_99_head=ZEROS)),
    "foreign-tag.seat-of-no-player": lambda: Forgery([[{}]], finish=edited(deal_1_seat_6="Mallory")),
    "foreign-tag.names-in-version-1": lambda: Forgery(finish=edited(deal_1_seat_1="Mallory"), version=1),
    "no-hands.tags-left": lambda: Forgery(finish=no_hands),
    "foreign-tag.next-void-shown": lambda: Forgery(finish=edited(deal_1_void_2="nothing")),
    "hand-not-over": lambda: Forgery(finish=cut(1)),
    "hand-not-over.version-1": lambda: Forgery(finish=cut(5), version=1),
    "incomplete": lambda: Forgery(stop=1, goal="5000"),
    "incomplete.version-1": lambda: Forgery(stop=1, goal="5000", version=1),
    "incomplete.next-hand-begun": lambda: Forgery(stop=1, goal="5000", finish=begun),
    "no-hands": lambda: Forgery(finish=no_hands_and_no_tags),
    "unreadable.after-the-end": lambda: Forgery(finish=lambda forgery: forgery.hands.append(forgery.hands[-1])),
}
# Fair records that the corpus needs: void attempts of version 1, and a game that continues as version 2.
FAIR = {
    "made-version-1": lambda: Forgery([[SILENT, {"parts": [1, 3]}],
                                       [{"parts": [1, 3], "silent": [1, 3]}, {"parts": [2]}]],
                                      version=1, players=3, goal="1500", game=2),
    "made-mixed": lambda: Forgery([[{"version": 1, "silent": [1]}, {"version": 1, "parts": [2]}],
                                   [SILENT, {"unasked": [2]}]], goal="2000"),
}


def files():
    for folder, forgeries in (("forged", FORGED), ("records", FAIR)):
        for name, make in forgeries.items():
            yield FOLDER / folder / f"{name}.bornes", make().text()


def fault_of(file, text):
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        return "is stale: run tests/fair/forgeries.py"
    reason = reason_of(text.encode())
    wanted = file.name.split(".")[0] if file.parent.name == "forged" else None
    return "" if reason == wanted else f"is refused for {reason}"


def main():
    if sys.argv[1:] != ["--check"]:
        (FOLDER / "forged").mkdir(exist_ok=True)
        for file, text in files():
            file.write_text(text, encoding="utf-8")
    faults = [f"{file}: {fault}" for file, text in files() if (fault := fault_of(file, text))]
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
