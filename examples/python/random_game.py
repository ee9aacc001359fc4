#!/usr/bin/env python3
"""Plays one random game, and prints what happened and who won.

Build the module with `cmake --preset python && cmake --build --preset python`, then
`PYTHONPATH=build/python/python python3 examples/python/random_game.py [SEED [PLAYERS [EDITION]]]`.
"""

import sys

import bornes


def play_hand(position: bornes.Position, random: bornes.Random) -> None:
    """Plays random legal actions until the hand is over. Put your own choice of an action here."""
    while not position.board.over:
        # A player must decide by what its seat may see, so ask for that view.
        assert position.board.seat is not None
        legal = bornes.legal_actions(bornes.view(position, position.board.seat))
        bornes.apply(position, legal[random.below(len(legal))])


def play_game(rules: bornes.Rules, random: bornes.Random) -> bornes.Board:
    """Plays hands until somebody has won. Returns the board at the end."""
    position = bornes.deal(rules, bornes.shuffled_deck(rules, random), dealer=rules.players - 1)
    while True:
        play_hand(position, random)
        board = position.board
        miles = ", ".join(f"{tableau.miles:4}" for tableau in board.teams)
        points = ", ".join(f"{total:5}" for total in bornes.totals_after(board))
        print(f"hand {board.hand_number}: miles {miles}   points so far {points}")
        if board.phase == bornes.Phase.GAME_OVER:
            return board
        position = bornes.deal_next(position, bornes.shuffled_deck(rules, random))


def main(seed: str = "1", players: str = "2", edition: str = "parker-1988") -> None:
    rules = bornes.make_rules(bornes.Edition(edition), int(players))
    board = play_game(rules, bornes.Random(int(seed)))
    # Teams count from 0 in the module, and from 1 for people.
    print("won by team", " and ".join(str(team + 1) for team in bornes.winners(board)))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (TypeError, ValueError) as error:
        sys.exit(f"random_game.py: {error}")
