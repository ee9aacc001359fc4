// Puzzles: the shipped file, the choice of the next one, and the streak, with the same rules as in the terminal.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { after, isKnown, streakOn, type Progress } from '../src/puzzle/progress';
import { difficulties, nextPuzzle, puzzleOfDay, readPuzzles, themes, today, type Puzzle } from '../src/puzzle/puzzles';
import { puzzleFrom } from '../src/puzzle/own';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
interface Try {
  id: string;
  right: boolean;
  day: number | null;
}
interface Streak {
  what: string;
  tries: Try[];
  on: number;
  streak: number;
  longest: number;
  solved: number;
  missed: number;
}
const cases = JSON.parse(read('../../tests/puzzles/days.json')) as {
  puzzleOfDay: { day: number; count: number; index: number }[];
  streaks: Streak[];
};
const fresh: Progress = { solved: [], missed: [], streak: 0, longest: 0, lastDay: -1 };
const puzzles = readPuzzles(read('../../src/puzzles/data/puzzles.jsonl'));

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await loadEngine());
});

describe('the shipped puzzles', () => {
  it('are a few hundred, of every theme, difficulty and edition', () => {
    expect(puzzles.length).toBeGreaterThan(200);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ theme }) => theme))).toEqual(new Set(themes));
    expect(new Set(puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
    expect(new Set(puzzles.map(({ rules }) => rules.rules)).size).toBe(5);
  });

  it('can all be placed, and every legal move has its cost', () => {
    for (const { id, rules, view, costs } of puzzles) {
      const placed = desk.place(rules, view.seat, view);
      expect(placed.actor, id).toBe(view.seat);
      const { legal } = desk.sit(view.seat!).view;
      expect(costs.map(({ action }) => action).sort(), id).toEqual(legal);
      expect(placed.view.legal, id).toEqual(legal);
    }
  }, 60_000);
});

describe('the puzzle of the day', () => {
  it('is the same as in the terminal', () => {
    for (const { day, count, index } of cases.puzzleOfDay) expect(puzzleOfDay(day, count)).toBe(index);
    expect(today(Date.UTC(2026, 10, 18, 23, 59))).toBe(20775);
    expect(today(Date.UTC(2026, 10, 19))).toBe(20776);
  });

  it.each(cases.streaks)('counts the streak: $what', ({ tries, on, ...wanted }) => {
    const end = tries.reduce((so, { id, right, day }) => after(so, id, right, day), fresh);
    expect(streakOn(end, on)).toBe(wanted.streak);
    expect([end.longest, end.solved.length, end.missed.length]).toEqual([wanted.longest, wanted.solved, wanted.missed]);
  });
});

describe('the next puzzle', () => {
  const some = ['a', 'b', 'c'].map((id, i) => ({ id, theme: i === 1 ? 'attack' : 'discards' }) as Puzzle);
  const next = (known: string[], last: number, theme: '' | 'attack' | 'finishing' = ''): number | null =>
    nextPuzzle(some, { theme, difficulty: '' }, (id) => known.includes(id), last);

  it('is one that was not tried, then any, and fits the choice', () => {
    expect(next([], -1)).toBe(0);
    expect(next(['a', 'b'], 0)).toBe(2);
    expect(next(['c'], 1)).toBe(0);
    expect(next(['a', 'b', 'c'], 1)).toBe(2);
    expect(next(['b'], 1, 'attack')).toBe(1);
    expect(next([], -1, 'finishing')).toBeNull();
  });
});

describe('a puzzle from one of your games', () => {
  it('shows the position before the mistake, with what the moves cost', async () => {
    const rules = { rules: 'parker-1988', players: 2, set: {} } as const;
    const deck = desk.deck(rules);
    const first = desk.open(rules, 1, [{ dealer: 2, deck, moves: [] }]).snapshot.view;
    const [action, best] = [first.legal[0]!, first.legal[1]!];
    const record = desk.write({
      rules,
      seats: ['Ann', 'Bob'],
      tags: [],
      hands: [{ dealer: 2, deck, moves: [{ seat: 1, action }] }],
    });
    const figures = { win: 0.04, points: 90 };
    const decision = { hand: 1, ply: 0, seat: 1, action, best, loss: figures, error: { win: 0.005, points: 9 } };
    const engine = new Proxy(desk, {
      get:
        (it, name) =>
        async (...args: unknown[]) =>
          (it[name as keyof Desk] as (...args: unknown[]) => unknown).apply(it, args),
    });
    const puzzle = await puzzleFrom(engine as never, { id: 'game', record }, decision);
    expect(puzzle.view.hand).toEqual(first.hand);
    expect(puzzle.rules).toEqual(rules);
    expect(puzzle.costs[0]).toMatchObject({ action: best, loss: [0, 0] });
    expect(puzzle.costs.find((cost) => cost.action === action)).toMatchObject({ loss: [0.04, 90], error: [0.005, 9] });
    expect(puzzle.costs.map((cost) => cost.action).sort()).toEqual([...first.legal].sort());
    expect(isKnown(fresh, puzzle.id)).toBe(false);
  });
});
