// The puzzles of the file that `bornes puzzles` makes (docs/puzzles.md), and how to choose the next one.
import type { Edition, Level, Rules, View } from '../engine/types';

export const themes = ['coup-fourre', 'extension', 'discards', 'attack', 'finishing'] as const;
export type Theme = (typeof themes)[number];
export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

// What a move costs compared with the best one: a share of a game, and points of the hand.
export interface Cost {
  action: string;
  loss: [win: number, points: number];
  error: [win: number, points: number] | null; // one standard error; null: unknown
}

export interface Puzzle {
  id: string;
  theme: Theme | null; // null: from one of the person's games
  difficulty: Difficulty | null;
  rules: Rules;
  view: View;
  costs: Cost[]; // the best first
  fails: Partial<Record<Level, number>>; // how often a bot misses the move, as a share
}

export interface Filter {
  theme: Theme | '';
  difficulty: Difficulty | '';
}

type Line = Omit<Puzzle, 'rules' | 'view'> & { rules: Edition; players: number; view: Omit<View, 'legal'> };

// The views of the file have no `legal`, because every legal action has a cost.
export function readPuzzles(text: string): Puzzle[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const { rules, players, view, ...rest } = JSON.parse(line) as Line;
    const legal = rest.costs.map(({ action }) => action).sort();
    return { ...rest, rules: { rules, players, set: {} }, view: { ...view, legal } };
  });
}

export async function loadPuzzles(): Promise<Puzzle[]> {
  return readPuzzles((await import('../../../src/puzzles/data/puzzles.jsonl?raw')).default);
}

// Days since 1 January 1970, UTC, so that everybody gets the same puzzle.
export const today = (now = Date.now()): number => Math.floor(now / 86_400_000);
export const puzzleOfDay = (day: number, count: number): number => day % count;

export const fits = ({ theme, difficulty }: Filter, puzzle: Puzzle): boolean =>
  (theme === '' || theme === puzzle.theme) && (difficulty === '' || difficulty === puzzle.difficulty);

// Returns the index of the next matching puzzle after `last`, wrapping around. Prefers puzzles that were not tried yet.
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  filter: Filter,
  isKnown: (id: string) => boolean,
  last: number,
): number | null {
  const order = puzzles.map((_, i) => (last + 1 + i) % puzzles.length).filter((i) => fits(filter, puzzles[i]!));
  return order.find((i) => !isKnown(puzzles[i]!.id)) ?? order[0] ?? null;
}
