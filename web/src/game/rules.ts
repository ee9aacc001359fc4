// What an edition says where no house rule does, to be shown before there is a game (docs/rules.md, R8).
import type { Edition, Rules } from '../engine/types';
import type { WordKey } from '../words/catalogue';
import type { SettingName } from './record';

type RuleChoice = Pick<Rules, 'rules' | 'set'>;

// The module of the engine does not tell these; a test holds them against the pages of `bornes rules`.
export function ownRules(edition: Edition, players: number): Record<SettingName, string> {
  const race = edition === 'fundex-2010';
  const km = edition === 'classic-km';
  const revised = edition === 'parker-1988';
  const long = race || players === 4;
  return {
    deck: race || km || players > 3 ? 'full' : 'short',
    target: long ? '1000' : '700',
    extension: long ? 'none' : '1000',
    attack: km ? 'any' : revised ? 'any-or-rolling' : 'rolling',
    'right-of-way-clears': km ? 'yes' : 'no',
    refill: race ? 'next-turn' : 'now',
    'extension-lost': km ? 'nobody' : revised ? 'opponents-if-completed' : 'opponents',
    'shut-out': km ? 'each' : 'once',
    goal: race ? 'race' : '5000',
    teams: race || players < 4 ? 'solo' : 'partners',
  };
}

const ruleOf = ({ rules, set, players }: Rules, name: SettingName): string =>
  set[name] ?? ownRules(rules, players)[name];

export function goalOf(rules: Rules): number {
  const goal = ruleOf(rules, 'goal');
  return goal === 'race' ? 0 : Number(goal);
}

export function playerCounts({ rules, set }: RuleChoice): number[] {
  if (set['teams'] === 'solo') return [2, 3, 4, 5, 6];
  return rules === 'fundex-2010' ? [2, 3, 4] : [2, 3, 4, 6];
}

// Partners share a tableau; everybody else plays alone.
export const inPairs = (rules: Rules): boolean =>
  rules.players >= 4 && rules.players % 2 === 0 && ruleOf(rules, 'teams') === 'partners';

// Why rules do not fit together: the engine says it in English, by sentences that begin like this.
const faults: readonly (readonly [string, WordKey])[] = [
  ['2 to 6 players', 'rule.fault.players-out-of-range'],
  ['5 players', 'rule.fault.five-need-solo'],
  ['a table of this size', 'rule.fault.edition-needs-solo'],
  ['the extension', 'rule.fault.extension-not-above-target'],
];
export const faultWord = (sentence: string): WordKey | null =>
  faults.find(([begin]) => sentence.startsWith(begin))?.[1] ?? null;
