// Why a game was won or lost: compares the luck of the cards and the errors of both sides.
import { teamOf } from '../engine/types';
import type { Decision, Draw, Review } from './messages';

// Shares of a game, seen by one team: start + luck − own + others + rest = result.
export interface Ledger {
  start: number; // an even chance
  luck: number; // of the team's draws, minus the luck of the others
  own: number; // lost by the team's errors; not negative
  others: number; // gained by the opponents' errors
  rest: number; // the effect of moves on unseen cards, and losses too small to be certain
  result: number;
}

export type Cause = 'luck' | 'play' | 'both' | 'hidden';
export type Outcome = 'won' | 'lost' | 'drawn' | 'unfinished';

// Same rule as for marks: a smaller difference may be noise of the search.
export const isCertain = ({ loss, error }: Decision): boolean => loss.win > 0 && loss.win >= 2 * error.win;

export function ledgerOf({ decisions, result }: Review, team: number): Ledger {
  const teams = result.length;
  const { win, adjusted } = result[team - 1]!;
  const ledger = { start: 1 / teams, luck: win - adjusted, own: 0, others: 0, rest: 0, result: win };
  for (const decision of decisions.filter(isCertain)) {
    if (teamOf(decision.seat, teams) === team) ledger.own += decision.loss.win;
    else ledger.others += decision.loss.win / (teams - 1);
  }
  ledger.rest = win - (ledger.start + ledger.luck - ledger.own + ledger.others);
  return ledger;
}

// What a player lost through certain errors.
export const sureLoss = ({ decisions }: Review, seat: number): number =>
  decisions.filter((each) => each.seat === seat && isCertain(each)).reduce((sum, { loss }) => sum + loss.win, 0);

export function outcomeOf({ result, over }: Review, team: number): Outcome {
  const { win } = result[team - 1]!;
  if (!over) return 'unfinished';
  if (win === 1) return 'won';
  return win === 0 ? 'lost' : 'drawn';
}

const least = 0.05; // a smaller share of a game decided nothing

// A second cause is named if it weighs at least a third of the first. The rest is named alone, if it is the largest.
export function causeOf(
  { luck, own, others, rest }: Pick<Ledger, 'luck' | 'own' | 'others' | 'rest'>,
  outcome: 'won' | 'lost',
): Cause {
  const sign = outcome === 'won' ? 1 : -1;
  const [cards, play, hidden] = [sign * luck, sign * (others - own), sign * rest];
  const most = Math.max(cards, play);
  if (hidden > most) return 'hidden';
  if (Math.min(cards, play) >= Math.max(least, most / 3)) return 'both';
  return cards > play ? 'luck' : 'play';
}

// The luck of a draw for a team: what one team gains, the others lose together.
export const luckFor = ({ seat, luck }: Draw, team: number, teams: number): number =>
  teamOf(seat, teams) === team ? luck.win : -luck.win / (teams - 1);

const largest = <T>(items: readonly T[], weight: (item: T) => number): T | null =>
  items.reduce<T | null>((best, item) => (weight(item) > Math.max(0, best ? weight(best) : 0) ? item : best), null);

// The team's most expensive error.
export const costliest = ({ decisions, result }: Review, team: number): Decision | null =>
  largest(
    decisions.filter((decision) => isCertain(decision) && teamOf(decision.seat, result.length) === team),
    ({ loss }) => loss.win,
  );

// The card that helped the team most, or with -1 the one that hurt it most.
export const strongestDraw = ({ draws, result }: Review, team: number, sign: 1 | -1): Draw | null =>
  largest(draws, (draw) => sign * luckFor(draw, team, result.length));

// The draw that changed the chances most, for better or worse.
export const weightiest = (draws: readonly Draw[]): Draw | null => largest(draws, ({ luck }) => Math.abs(luck.win));
