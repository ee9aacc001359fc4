// A game with real cards whose score is kept here: the entered hands, and what follows from them. The engine computes
// the points and refuses impossible hands (include/bornes/sheet.h).
import type { Distance, Safety } from '../engine/cards';
import type { Edition, Rules, Score } from '../engine/types';
import type { Company } from '../game/people';
import { goalOf, ruleOf, teamCount } from '../game/rules';
import type { Language } from '../words/catalogue';

// Either the distance cards, or their sum and the number of 200s.
export interface TeamHand {
  distance?: number[];
  miles?: number;
  twoHundreds?: number;
  safeties: Safety[];
  coupFourres: Safety[]; // those of `safeties` that were coup fourrés
}

// A hand in the form of `bornes score --sheet`, without rules and players. Teams count from 1.
export interface Hand {
  teams: TeamHand[];
  completedBy: number | null;
  delayedAction: boolean;
  extendedBy: number | null;
}

export interface KeptScore {
  id: string;
  touched: number; // when it was last stored, in milliseconds since 1970
  rules: Rules;
  names: string[]; // by seat
  dealer: number; // the seat that deals the first hand
  hands: Hand[];
  past: Hand[][]; // `hands` before each change, oldest first
}

const mostPast = 20;

export const targetOf = (rules: Rules): number => Number(ruleOf(rules, 'target'));
export function extensionOf(rules: Rules): number | null {
  const extension = ruleOf(rules, 'extension');
  return extension === 'none' ? null : Number(extension);
}

export const companyOf = ({ rules, names }: KeptScore, language: Language): Company => ({
  language,
  edition: rules.rules satisfies Edition,
  people: names.map((name) => ({ name, level: null })),
  teams: teamCount(rules),
  me: null,
});

export const emptyHand = (rules: Rules): Hand => ({
  teams: Array.from({ length: teamCount(rules) }, () => ({ distance: [], safeties: [], coupFourres: [] })),
  completedBy: null,
  delayedAction: false,
  extendedBy: null,
});

export const milesOf = ({ distance, miles = 0 }: TeamHand): number =>
  distance ? distance.reduce((sum, each) => sum + each, 0) : miles;

const changed = (hand: Hand, team: number, change: (own: TeamHand) => TeamHand): Hand => ({
  ...hand,
  teams: hand.teams.map((each, i) => (i === team - 1 ? change(each) : each)),
});

// A team at the current target has completed the trip. If no team has, the draw pile does not matter.
function arrived(rules: Rules, hand: Hand): Hand {
  const target = hand.extendedBy === null ? targetOf(rules) : extensionOf(rules);
  const there = hand.teams.flatMap((team, i) => (milesOf(team) === target ? [i + 1] : []));
  const completedBy = there.length === 1 ? there[0]! : null;
  return { ...hand, completedBy, delayedAction: completedBy !== null && hand.delayedAction };
}

// If the team was entered as a sum, its cards are unknown, so the first card starts a new list.
export const withCard = (rules: Rules, hand: Hand, team: number, card: Distance): Hand =>
  arrived(
    rules,
    changed(hand, team, ({ distance = [], safeties, coupFourres }) => ({
      distance: [...distance, Number(card)],
      safeties,
      coupFourres,
    })),
  );

export const withoutCard = (rules: Rules, hand: Hand, team: number, card: Distance): Hand =>
  arrived(
    rules,
    changed(hand, team, (own) => {
      const distance = [...(own.distance ?? [])];
      const last = distance.lastIndexOf(Number(card));
      return last < 0 ? own : { ...own, distance: distance.filter((_, i) => i !== last) };
    }),
  );

export const withMiles = (rules: Rules, hand: Hand, team: number, miles: number, twoHundreds: number): Hand =>
  arrived(
    rules,
    changed(hand, team, ({ safeties, coupFourres }) => ({ miles, twoHundreds, safeties, coupFourres })),
  );

// The hand with another total of a team. With the same total it stays as it was, card by card.
export function withTotal(rules: Rules, hand: Hand, team: number, miles: number): Hand {
  const own = hand.teams[team - 1]!;
  return miles === milesOf(own) ? hand : withMiles(rules, hand, team, miles, own.twoHundreds ?? 0);
}

export const withExtension = (rules: Rules, hand: Hand, extendedBy: number | null): Hand =>
  arrived(rules, { ...hand, extendedBy });

// Each tap moves on: not displayed, displayed, coup fourré, and back to not displayed.
export const withSafety = (hand: Hand, team: number, card: Safety): Hand =>
  changed(hand, team, (own) => {
    const without = (cards: Safety[]): Safety[] => cards.filter((each) => each !== card);
    const { safeties, coupFourres } = own;
    if (!safeties.includes(card)) return { ...own, safeties: [...safeties, card] };
    if (!coupFourres.includes(card)) return { ...own, coupFourres: [...coupFourres, card] };
    return { ...own, safeties: without(safeties), coupFourres: without(coupFourres) };
  });

export const safetyState = ({ safeties, coupFourres }: TeamHand, card: Safety): 'none' | 'safety' | 'coup-fourre' =>
  coupFourres.includes(card) ? 'coup-fourre' : safeties.includes(card) ? 'safety' : 'none';

// Adds or replaces the hand `at`, counted from 0.
export function withHand(game: KeptScore, at: number, hand: Hand): KeptScore {
  const hands = [...game.hands];
  hands[at] = hand;
  return { ...game, hands, past: [...game.past, game.hands].slice(-mostPast) };
}

export const undone = (game: KeptScore): KeptScore =>
  game.past.length === 0 ? game : { ...game, hands: game.past.at(-1)!, past: game.past.slice(0, -1) };

// The deal passes to the left (R2.3). Hands count from 0.
export const dealerOf = ({ dealer, rules }: Pick<KeptScore, 'dealer' | 'rules'>, hand: number): number =>
  ((dealer - 1 + hand) % rules.players) + 1;

// The totals after each hand.
export function runningTotals(scores: readonly (readonly Score[])[]): number[][] {
  const totals: number[][] = [];
  for (const hand of scores) {
    const before = totals.at(-1) ?? hand.map(() => 0);
    totals.push(hand.map(({ total }, i) => before[i]! + total));
  }
  return totals;
}

export interface Standing {
  totals: number[]; // per team
  leaders: number[]; // teams with the most points; empty before the first hand
  over: boolean;
}

// R7.10 and R7.11: a race has one hand, and the team with the most miles wins.
export function standingOf(rules: Rules, scores: readonly (readonly Score[])[]): Standing {
  const totals = runningTotals(scores).at(-1) ?? Array.from({ length: teamCount(rules) }, () => 0);
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, i) => (total === most && scores.length > 0 ? [i + 1] : []));
  const goal = goalOf(rules);
  return { totals, leaders, over: scores.length > 0 && most >= goal };
}
