// The printed score sheet: its rows in order, one column per team (docs/rules.md, R7).
import { figure as written } from '../app/settings.svelte';
import type { Score } from '../engine/types';
import { vocabulary } from '../engine/vocabulary';
import type { WordKey } from '../words/catalogue';

export interface Row {
  key: WordKey;
  figures: number[];
  sum: boolean;
}

// The printed sheet adds the points for all four safeties to the row of the safeties.
const scored = vocabulary.scoreRows.flatMap(({ id, json }) => {
  if (id === 'all-safeties') return [];
  const figure = (score: Score): number => score[json] + (id === 'safeties' ? score.allSafeties : 0);
  return [{ key: `score.${id}` as const satisfies WordKey, figure }];
});

// The rows of a score that have points.
export const scoredRows = (score: Score): { key: WordKey; points: number }[] =>
  scored.map(({ key, figure }) => ({ key, points: figure(score) })).filter(({ points }) => points > 0);

// The rows of a hand with the content of their cells. `totals` are the sums after the hand.
export const rowsOf = (race: boolean, scores: readonly Score[], totals: readonly number[]): Row[] =>
  race ? raceRows(scores) : sheetRows(scores, totals);
export const cellOf = (points: number, { sum }: Row): string => (points === 0 && !sum ? '–' : written(points));

export function sheetRows(scores: readonly Score[], totals: readonly number[]): Row[] {
  const column = (figure: (score: Score, i: number) => number): number[] => scores.map(figure);
  return [
    { key: 'score.brought-forward', figures: column((score, i) => totals[i]! - score.total), sum: false },
    ...scored.map(({ key, figure }) => ({ key, figures: column(figure), sum: false })),
    { key: 'score.total-for-deal', figures: column((score) => score.total), sum: true },
    { key: 'score.combined-total', figures: [...totals], sum: true },
  ];
}

// A race has only miles.
export const raceRows = (scores: readonly Score[]): Row[] => [
  { key: 'score.milestones', figures: scores.map((score) => score.milestones), sum: true },
];

// Empty rows, for a sheet to fill in by hand.
export const emptySheetRows = (): Row[] => sheetRows([], []);
