import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../src/engine/record';
import type { Rules } from '../src/engine/types';
import { recordIn } from '../src/lesson/steps';
import { PassingShelf, type KeptGame } from '../src/library/shelf';
import type { GameFacts, Job, LevelRange, Rate, Report } from '../src/review/messages';
import { work } from '../src/review/study';
import { shareOf, student95 } from '../src/stats/interval';
import { sumUp } from '../src/stats/load';
import { groupsOf, type PlayedGame } from '../src/stats/tally';
import { Desk } from '../src/worker/desk';
import { loadEngine, loadReviewer } from './engine';
import { playedGame } from './playedGame';

const engine = await loadEngine();
const reviewer = await loadReviewer();
const rules: Rules = { rules: 'parker-1988', players: 2, set: { goal: '500' } };
const records: GameRecord[] = [1, 2, 3].map((seed) => playedGame(engine, rules, 'novice', 4, seed));
const texts = records.map((record) => new Desk(engine).write(record));

const answer = (job: Job): Report => [...work(reviewer, job)].at(-1)!;
const facts = (some: string[]): Promise<(GameFacts | null)[]> =>
  Promise.resolve((answer({ kind: 'facts', records: some }) as Extract<Report, { kind: 'facts' }>).games);
const names = (rates: Rate[]): Promise<LevelRange[]> =>
  Promise.resolve((answer({ kind: 'names', rates }) as Extract<Report, { kind: 'names' }>).levels);

const kept = (i: number, changes: Partial<KeptGame> = {}): KeptGame => ({
  id: `game-${i}`,
  kind: 'alone',
  touched: 1000 + i,
  mine: [1],
  header: { edition: 'parker-1988', seats: [], hand: 1, moves: 1, totals: [], over: true },
  record: texts[i]!,
  ...changes,
});

describe('the interval of a share', () => {
  it('reaches as far as Student says', () => {
    for (const [degrees, reach] of [
      [1, 12.706],
      [2, 4.303],
      [9, 2.262],
      [99, 1.984],
    ] as const)
      expect(student95(degrees)).toBeCloseTo(reach, 3);
  });

  it('is never certain', () => {
    expect(shareOf([1])).toEqual({ value: 1, low: 0, high: 1 });
    const sure = shareOf(Array.from({ length: 20 }, () => 1));
    expect(sure.high).toBe(1);
    expect(sure.low).toBeGreaterThan(0.9);
    expect(sure.low).toBeLessThan(1);
  });
});

describe('statistics', () => {
  it('group games by edition, players and opponents, the largest group first', async () => {
    const found = await facts(texts);
    const game = (i: number, changes: Partial<PlayedGame> = {}): PlayedGame => ({
      id: String(i),
      when: 10 - i,
      seat: 1,
      levels: [null, 'novice'],
      facts: found[i]!,
      review: null,
      ...changes,
    });
    const strong = game(2, { levels: [null, 'strong'] });
    const groups = groupsOf([strong, game(0), game(1)], (name, level) => `${name} ${level}`);
    expect(groups.map(({ opponents }) => opponents)).toEqual([['Marcel novice'], ['Marcel strong']]);
    expect(groups[0]!.games.map(({ id }) => id)).toEqual(['1', '0']); // in the order of play
  });

  it('take what is on the shelf: errors from reviews, nothing of games that nobody here played', async () => {
    const shelf = new PassingShelf();
    for (const [i] of texts.entries()) await shelf.put(kept(i));
    await shelf.put(kept(0, { id: 'watched', mine: [] }));
    await shelf.put(kept(0, { id: 'broken', record: 'nonsense' }));
    await shelf.put(kept(0, { id: 'lesson', record: recordIn('parker-1988') }));
    const text = (answer({ kind: 'review', record: texts[0]!, rollouts: 20 }) as { text: string }).text;
    await shelf.keepReview('game-0', { version: 1, budget: '20', json: text });
    const { groups, names: levels } = (await sumUp(shelf, (name) => name, { facts, names }))!;
    expect(groups).toHaveLength(1);
    const { games, rate } = groups[0]!;
    expect(games.map((game) => game.id)).toEqual(['game-0', 'game-1', 'game-2']);
    expect(games.map((game) => game.rate === null)).toEqual([false, true, true]);
    const [own] = (JSON.parse(text) as { players: { rate: number; playsBetween: string[] }[] }).players;
    expect(rate).toBe(own!.rate);
    expect(levels).toEqual([own!.playsBetween]);
  });

  it('say so if the worker fails, and are empty without games', async () => {
    const shelf = new PassingShelf();
    const failing = { facts: () => Promise.resolve(null), names };
    expect(await sumUp(shelf, (name) => name, failing)).toEqual({ groups: [], names: [] });
    await shelf.put(kept(0));
    expect(await sumUp(shelf, (name) => name, failing)).toBeNull();
  });

  const cli = process.env['BORNES_CLI'];
  it.skipIf(!cli)('are those of `bornes stats`', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bornes-stats-'));
    texts.forEach((text, i) => writeFileSync(join(folder, `${i}.bornes`), text));
    const options = ['stats', '--player', 'Ann', '--rollouts', '0', '--json', folder];
    const told = JSON.parse(execFileSync(cli!, options, { encoding: 'utf8' })) as {
      groups: Record<string, never>[];
    };
    rmSync(folder, { recursive: true });
    const shelf = new PassingShelf();
    for (const [i] of texts.entries()) await shelf.put(kept(i));
    const [group] = (await sumUp(shelf, (name) => name, { facts, names }))!.groups;
    const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
    const { meanRows, wins, luck, games, hands, meanHand, coupFourres, opponents } = group!;
    const { team: _, total: __, ...rows } = meanRows!;
    expect({
      rules: 'parker-1988',
      players: 2,
      opponents: opponents.join(', '),
      games: games.length,
      finished: games.filter(({ win }) => win !== null).length,
      wins: { value: rounded(wins!.value, 4), low: rounded(wins!.low, 4), high: rounded(wins!.high, 4) },
      luck: rounded(luck!, 4),
      hands,
      meanHand: rounded(meanHand, 1),
      rows: Object.fromEntries(Object.entries(rows).map(([row, points]) => [row, rounded(points, 1)])),
      coupFourres: rounded(coupFourres * hands, 6),
      rates: [],
    }).toEqual(told.groups[0]);
  });
});
