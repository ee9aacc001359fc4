"""Matches between players in this process, over the duplicate deals of `bornes arena`.

    from bornes import Allowance, Level, View, arena, legal_actions, make_rules

    def first(seed):                                   # makes a player for one seat of one game
        return lambda view: legal_actions(view)[0]

    for each in arena.play([first, arena.level(Level.NOVICE)], make_rules(), deals=50):
        print(each.wins, "wins of", each.games)

Every deal is played with the players in every place. With built-in levels only, the same seed gives the same games as
the command.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import bornes
from bornes import Action, Allowance, Level, Rules, View

#: Chooses a legal action, given what its seat may see.
Player = Callable[[View], Action]
#: Makes a player for one seat of one game, from a seed.
Maker = Callable[[int], Player]

_MOST_PLAYERS = bornes.vocabulary()["limits"]["maxPlayers"]


def level(which: Level, allowance: Allowance | None = None) -> Maker:
    """Makes built-in bots of this level. The default allowance is 1,000 rollouts per move."""
    budget = allowance or Allowance.of_rollouts(1000)

    def make(seed: int) -> Player:
        bot = bornes.make_bot(which, seed)
        return lambda view: bot.think(view, budget).action

    return make


@dataclass(unsafe_hash=True)  # only play() changes a standing, before it returns it
class Standing:
    """The results of one player."""

    games: int = 0
    wins: float = 0  #: a win shared by two teams counts as 0.5 for each
    hands: int = 0
    lead: float = 0  #: points of all hands, minus the mean of the other teams
    shares: tuple[float, ...] = ()  #: the share of wins in each group of games over one deal

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    @property
    def lead_per_hand(self) -> float:
        return self.lead / self.hands

    @property
    def standard_error(self) -> float:
        """The standard error of the share of wins, over deals. Infinite for a single deal."""
        count = len(self.shares)
        if count < 2:
            return math.inf
        squares = sum((share - self.win_share) ** 2 for share in self.shares)
        return math.sqrt(squares / (count - 1) / count)


def lineups(players: int, teams: int) -> list[list[int]]:
    """For each game of a group, the index of the player who controls each team.

    Raises ValueError if there are more players than teams, except with two teams: then each pair of players meets.
    """
    if players > teams:
        if teams > 2:
            raise ValueError(f"{players} players do not fit into {teams} teams")
        return [pair for a in range(players) for b in range(a + 1, players) for pair in ([a, b], [b, a])]
    return [[min((team - turn) % teams, players - 1) for team in range(teams)] for turn in range(teams)]


def play_game(rules: Rules, deck_seed: int, players: Sequence[Player], each_hand: Callable[[bornes.Board], None]) -> list[int]:
    """Plays one game, with one player for each seat, and returns the teams that have won.

    Calls `each_hand` with the board at the end of every hand. Raises ValueError if a player chooses an illegal action.
    """
    number = 0
    position: bornes.Position | None = None
    while position is None or position.board.phase != bornes.Phase.GAME_OVER:
        number += 1
        deck = bornes.shuffled_deck(rules, bornes.Random(bornes.seed_for(deck_seed, number)))
        position = bornes.deal_next(position, deck) if position else bornes.deal(rules, deck, rules.players - 1)
        while (seat := position.board.seat) is not None:
            bornes.apply(position, players[seat](bornes.view(position, seat)))
        each_hand(position.board)
    return bornes.winners(position.board)


def _add_hand(standings: Sequence[Standing], lineup: Sequence[int], board: bornes.Board) -> None:
    points = [bornes.score(board, team).total for team in range(len(lineup))]
    for team, who in enumerate(lineup):
        standings[who].hands += 1
        standings[who].lead += points[team] - (sum(points) - points[team]) / (len(points) - 1)


def play(players: Sequence[Maker], rules: Rules, deals: int, seed: int = 1) -> list[Standing]:
    """Plays `deals` groups of games, one group over each deal, and returns one standing for each player.

    Raises ValueError without players or deals, if the players do not fit (see lineups), and for illegal actions.
    """
    if not players or deals < 1:
        raise ValueError("a match needs at least one player and one deal")
    total = [Standing() for _ in players]
    games = lineups(len(players), rules.teams)
    for group in range(deals):
        group_seed = bornes.seed_for(seed, group)
        won, played = [0.0] * len(players), [0] * len(players)
        for game, lineup in enumerate(games):
            seated = [
                players[lineup[rules.team_of(seat)]](bornes.seed_for(group_seed, 1 + game * _MOST_PLAYERS + seat))
                for seat in range(rules.players)
            ]
            winners = play_game(rules, bornes.seed_for(group_seed, 0), seated, partial(_add_hand, total, lineup))
            for team, who in enumerate(lineup):
                played[who] += 1
                won[who] += 1 / len(winners) if team in winners else 0
        for who, standing in enumerate(total):
            standing.games += played[who]
            standing.wins += won[who]
            standing.shares += (won[who] / played[who],)
    return total
