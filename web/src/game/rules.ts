// What a game is played for, and which numbers of players an edition knows (docs/rules.md, R8).
import type { Edition, Rules } from '../engine/types';
import type { WordKey } from '../words/catalogue';

export const goalOf = ({ rules, set }: Rules): number => {
  if (set['goal']) return set['goal'] === 'race' ? 0 : Number(set['goal']);
  return rules === 'fundex-2010' ? 0 : 5000;
};

export const playerCounts = (edition: Edition): number[] => (edition === 'fundex-2010' ? [2, 3, 4] : [2, 3, 4, 6]);

// Partners share a tableau; everybody else plays alone.
export const inPairs = ({ rules, set, players }: Rules): boolean =>
  players >= 4 && players % 2 === 0 && (set['teams'] ?? (rules === 'fundex-2010' ? 'solo' : 'partners')) === 'partners';

// Why rules do not fit together: the engine says it in English, by sentences that begin like this.
const faults: readonly (readonly [string, WordKey])[] = [
  ['2 to 6 players', 'rule.fault.players-out-of-range'],
  ['5 players', 'rule.fault.five-need-solo'],
  ['fundex-2010', 'rule.fault.fundex-needs-solo'],
  ['the extension', 'rule.fault.extension-not-above-target'],
];
export const faultWord = (sentence: string): WordKey | null => faults.find(([begin]) => sentence.startsWith(begin))?.[1] ?? null;
