// Sums up a person's games by edition, number of players and opponents, like `bornes stats` (src/cli/stats_tally.cpp).
import { teamOf, worth, type Edition, type Level, type Rules, type Score } from '../engine/types';
import type { GameFacts, Review } from '../review/messages';
import { meanOf, shareOf, type Estimate } from './interval';

// A game from the perspective of one seat.
export interface PlayedGame {
  id: string;
  when: number; // in milliseconds since 1970
  seat: number;
  levels: readonly (Level | null)[]; // of bots, by seat; null for people, or if unknown
  facts: GameFacts;
  review: Pick<Review, 'players'> | null;
}

export interface GameLine {
  id: string;
  when: number;
  win: number | null; // the share of a win; null before the end
  luck: number | null;
  rate: number | null; // of error, in points per decision; null without a review
  rateError: number; // one standard error of the rate
}

export interface Group {
  edition: Edition;
  players: number;
  opponents: string[]; // sorted; without partners
  rules: Rules; // of its first game
  games: GameLine[]; // in the order in which they were played
  wins: Estimate | null; // of the finished games
  luck: number | null; // per finished game
  hands: number;
  meanHand: number;
  meanRows: Score | null; // points per hand, row by row
  coupFourres: number; // per hand
  rate: number | null;
  rateError: number;
}

const numbers = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

export type NameOf = (name: string, level: Level | null) => string;

function opponentsOf({ facts, seat, levels }: PlayedGame, nameOf: NameOf): string[] {
  const teams = facts.result.length;
  return Array.from({ length: facts.rules.players }, (_, i) => i + 1)
    .filter((each) => teamOf(each, teams) !== teamOf(seat, teams))
    .map((each) => nameOf(facts.seats[each - 1] || '?', levels[each - 1] ?? null))
    .sort((a, b) => a.localeCompare(b));
}

function lineOf({ id, when, seat, facts, review }: PlayedGame): GameLine {
  const result = facts.result[teamOf(seat, facts.result.length) - 1];
  const sums = review?.players.find((player) => player.seat === seat);
  const ended = facts.over && result !== undefined;
  return {
    id,
    when,
    win: ended ? result.win : null,
    luck: ended ? result.win - result.adjusted : null,
    rate: sums && sums.decisions > 0 ? sums.rate : null,
    rateError: sums?.rateError ?? sums?.rate ?? 0, // a review of an earlier version has no error: it tells little
  };
}

function meanScore(scores: readonly Score[]): Score | null {
  const [first] = scores;
  if (!first) return null;
  const mean = (row: keyof Score): number => meanOf(scores.map((score) => score[row]));
  return Object.fromEntries((Object.keys(first) as (keyof Score)[]).map((row) => [row, mean(row)])) as Score;
}

function groupOf(games: readonly PlayedGame[], opponents: string[]): Group {
  const { rules } = games[0]!.facts;
  const lines = games.map(lineOf);
  const wins = numbers(lines.map(({ win }) => win));
  const lucks = numbers(lines.map(({ luck }) => luck));
  const rates = numbers(lines.map(({ rate }) => rate));
  const sheets = games.flatMap(({ facts, seat }) =>
    facts.hands.map((scores) => scores[teamOf(seat, facts.result.length) - 1]!),
  );
  const meanRows = meanScore(sheets);
  return {
    edition: rules.rules,
    players: rules.players,
    opponents,
    rules,
    games: lines,
    wins: wins.length > 0 ? shareOf(wins) : null,
    luck: lucks.length > 0 ? meanOf(lucks) : null,
    hands: sheets.length,
    meanHand: meanRows?.total ?? 0,
    meanRows,
    coupFourres: (meanRows?.coupFourres ?? 0) / worth('coup-fourres'),
    rate: rates.length > 0 ? meanOf(rates) : null,
    rateError: Math.hypot(...lines.map(({ rateError }) => rateError)) / Math.max(1, rates.length),
  };
}

// The group with the most games first.
export function groupsOf(games: readonly PlayedGame[], nameOf: NameOf = (name) => name): Group[] {
  const groups = new Map<string, { opponents: string[]; games: PlayedGame[] }>();
  for (const game of [...games].sort((a, b) => a.when - b.when)) {
    if (game.facts.hands.length === 0) continue;
    const opponents = opponentsOf(game, nameOf);
    const key = [game.facts.rules.rules, game.facts.rules.players, ...opponents].join('\n');
    const group = groups.get(key) ?? { opponents, games: [] };
    group.games.push(game);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => groupOf(group.games, group.opponents))
    .sort((a, b) => b.games.length - a.games.length);
}
