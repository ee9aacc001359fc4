// The printed score sheet: its rows in order, one column a team (docs/rules.md, R7).
import type { Score } from '../engine/types';
import type { WordKey } from '../words/catalogue';

export interface Row {
  key: WordKey;
  figures: number[];
  sum: boolean;
}

const scored: [WordKey, (score: Score) => number][] = [
  ['score.milestones', (score) => score.milestones],
  ['score.safeties', (score) => score.safeties + score.allSafeties],
  ['score.coup-fourres', (score) => score.coupFourres],
  ['score.trip-completed', (score) => score.tripCompleted],
  ['score.delayed-action', (score) => score.delayedAction],
  ['score.safe-trip', (score) => score.safeTrip],
  ['score.shut-out', (score) => score.shutOut],
  ['score.extension', (score) => score.extension],
];

// `totals` are those after the hand.
export function sheetRows(scores: readonly Score[], totals: readonly number[]): Row[] {
  const column = (figure: (score: Score, i: number) => number): number[] => scores.map(figure);
  return [
    { key: 'score.brought-forward', figures: column((score, i) => totals[i]! - score.total), sum: false },
    ...scored.map(([key, figure]) => ({ key, figures: column(figure), sum: false })),
    { key: 'score.total-for-deal', figures: column((score) => score.total), sum: true },
    { key: 'score.combined-total', figures: [...totals], sum: true },
  ];
}

// In a race only the miles count.
export const raceRows = (scores: readonly Score[]): Row[] => [
  { key: 'score.milestones', figures: scores.map((score) => score.milestones), sum: true },
];

// The rows alone, for a sheet to be filled in by hand.
export const emptySheetRows = (): Row[] => sheetRows([], []);
