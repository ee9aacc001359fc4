// The puzzles of the file that `bornes puzzles` makes (docs/puzzles.md), and which of them comes next.
import type { Edition, Level, Rules, View } from '../engine/types';

export const themes = ['coup-fourre', 'extension', 'discards', 'attack', 'finishing'] as const;
export type Theme = (typeof themes)[number];
export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

// What a move costs against the best: a share of a game, and points of the hand.
export interface Cost {
  action: string;
  loss: [win: number, points: number];
  error: [win: number, points: number] | null; // one standard error; null: not known
}

export interface Puzzle {
  id: string;
  theme: Theme | null; // null: from a game of the person's own
  difficulty: Difficulty | null;
  rules: Rules;
  view: View;
  costs: Cost[]; // the best first
  fails: Partial<Record<Level, number>>; // the share of tries in which a bot misses the move
}

export interface Filter {
  theme: Theme | '';
  difficulty: Difficulty | '';
}

type Line = Omit<Puzzle, 'rules'> & { rules: Edition; players: number };

export function readPuzzles(text: string): Puzzle[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const { rules, players, ...rest } = JSON.parse(line) as Line;
    return { ...rest, rules: { rules, players, set: {} } };
  });
}

export async function loadPuzzles(): Promise<Puzzle[]> {
  return readPuzzles((await import('../../../src/puzzles/data/puzzles.jsonl?raw')).default);
}

// In days from 1 January 1970, UTC: everybody has the same puzzle.
export const today = (now = Date.now()): number => Math.floor(now / 86_400_000);
export const puzzleOfDay = (day: number, count: number): number => day % count;

export const fits = ({ theme, difficulty }: Filter, puzzle: Puzzle): boolean =>
  (theme === '' || theme === puzzle.theme) && (difficulty === '' || difficulty === puzzle.difficulty);

// The index of the next one that fits, after `last` and round and round: one that was not tried yet if there is one.
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  filter: Filter,
  isKnown: (id: string) => boolean,
  last: number,
): number | null {
  const order = puzzles.map((_, i) => (last + 1 + i) % puzzles.length).filter((i) => fits(filter, puzzles[i]!));
  return order.find((i) => !isKnown(puzzles[i]!.id)) ?? order[0] ?? null;
}
