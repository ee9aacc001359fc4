// The replay of a stored game: its places, what is shown and told there, and a game that continues from one.
import { beforeAll, expect, it, vi } from 'vitest';
import type { GameRecord } from '../src/engine/record';
import { readEntry } from '../src/library/entry';
import { PassingShelf, type KeptGame } from '../src/library/shelf';
import { Course } from '../src/replay/course';
import { gameFrom } from '../src/replay/playOn';
import type { Replay } from '../src/replay/replay.svelte';
import type { Remote } from '../src/worker/client';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';
import { playedGame, remoteOf } from './fixtures';

let desk: Desk;
let engine: Remote;
let record: GameRecord;
let ReplayClass: typeof Replay;

beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  desk = new Desk(await loadEngine());
  engine = remoteOf(desk);
  // At least two hands.
  do record = playedGame(desk, { rules: 'parker-1988', players: 2, set: {} });
  while (record.hands.length < 2);
  ReplayClass = (await import('../src/replay/replay.svelte')).Replay;
});
const kept = (text = desk.write(record), mine = [1]): Promise<KeptGame> => readEntry(engine, text, 'alone', { mine });

it('every place of a game has a frame, and an address by the actions before it', () => {
  const course = new Course(record);
  const [first, second] = record.hands.map(({ moves }) => moves.length) as [number, number];
  expect(course.placeOf(first)).toEqual({ hand: 0, ply: first });
  expect(course.placeOf(first + 1)).toEqual({ hand: 1, ply: 0 });
  expect(course.frameAfter(first - 1)).toBe(first - 1);
  expect(course.frameAfter(first)).toBe(first + 1); // the next deal rather than the end
  expect(course.actionsBefore(first + 1)).toBe(first);
  expect(course.frameAfter(first + second)).toBe(record.hands.length > 2 ? first + second + 2 : course.last);
  expect(course.frameAfter(1e9)).toBe(course.last);
  expect([course.actionAt(0), course.actionAt(1)]).toEqual([null, record.hands[0]!.moves[0]]);
  const kinds = course.events((hand) => hand === 0).map(({ kind, hand }) => `${hand} ${kind}`);
  expect(kinds.filter((kind) => kind.endsWith('deal'))).toHaveLength(record.hands.length);
  expect(kinds.filter((kind) => kind.endsWith(' end'))).toEqual(['0 end']);
});

it('steps through hands, with the cards of everybody or of one', async () => {
  const replay = await ReplayClass.open(engine, await kept());
  expect(replay.hands!.map((cards) => cards.length)).toEqual([7, 6]);
  expect([replay.view.hand, replay.company.me]).toEqual([[], 1]);
  expect(replay.log.map(({ text }) => text)).toEqual(['Hand 1: Bob deals.']);
  await replay.step(1);
  expect(replay.log).toHaveLength(2);
  await replay.step(-1);
  await replay.step(-1);
  expect([replay.frame, replay.actions]).toEqual([0, 0]);
  await replay.look(2);
  expect([replay.hands, replay.view.hand.length]).toEqual([null, 6]);
  await replay.toHand(1);
  expect([replay.place, replay.view.handNumber, replay.totals.length]).toEqual([{ hand: 1, ply: 0 }, 2, 1]);
  await replay.step(-1);
  expect([replay.view.phase, replay.totals.length]).toEqual(['hand-over', 1]);
  await replay.toHand(-1);
  expect(replay.frame).toBe(0);
  await replay.toFrame(1e9);
  expect([replay.gameIsOver, replay.totals.length]).toEqual([true, record.hands.length]);
});

it('only the last place that was asked for is shown', async () => {
  const replay = await ReplayClass.open(engine, await kept());
  await Promise.all([replay.toHand(1), replay.toFrame(3), replay.toFrame(replay.course.last), replay.toFrame(2)]);
  expect([replay.frame, replay.view.ply]).toEqual([2, 2]);
});

it('shows what one player could see: a safety that another one keeps is passed over', async () => {
  // Seat 1 attacks with a stop, and seat 2 holds the right of way and declines.
  const rules = record.rules;
  const cards = desk.deck(rules).split(' ');
  const take = (card: string): string => cards.splice(cards.indexOf(card), 1)[0]!;
  const dealt = ['roll', 'roll', 'stop', 'right-of-way'].map(take);
  const deck = [...dealt, ...cards].join(' ');
  const moves = [
    { seat: 1, action: 'play roll' },
    { seat: 2, action: 'play roll' },
    { seat: 1, action: 'play stop on 2' },
    { seat: 2, action: 'decline' },
  ];
  const text = desk.write({ ...record, hands: [{ dealer: 2, deck, moves }] });
  const replay = await ReplayClass.open(engine, await kept(text), 3);
  expect(replay.view.phase).toBe('coup-fourre');
  await replay.step(1);
  expect(replay.log.at(-1)!.text).toBe('Bob keeps a safety in hand.');
  await replay.look(1);
  expect(replay.log.at(-1)!.text).toBe('You play Stop on Bob.');
  await replay.step(-1);
  expect(replay.actions).toBe(2);
  await replay.look(2);
  await replay.toAction(4);
  expect(replay.log.at(-1)!.text).toContain('keeps a safety');
});

it('plays by itself until it is stopped or over', async () => {
  vi.useFakeTimers();
  const replay = await ReplayClass.open(engine, await kept());
  void replay.run();
  await vi.advanceTimersByTimeAsync(1300 * 3 + 50);
  expect([replay.running, replay.frame]).toEqual([true, 3]);
  await replay.step(-1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.running, replay.frame]).toEqual([false, 2]);
  vi.useRealTimers();
});

it('shows a broken record up to its fault, and refuses a record without a hand', async () => {
  const lines = desk.write(record).split('\n');
  const deal = lines.findIndex((line) => line.startsWith('deck'));
  const [seat] = lines[deal + 3]!.split(' ');
  const broken = [...lines.slice(0, deal + 3), `${seat} fly`, ''].join('\n');
  const replay = await ReplayClass.open(engine, await kept(broken), 1e6);
  expect(replay.fault).toMatchObject({ line: deal + 4, column: 3 });
  expect([replay.actions, replay.course.last]).toEqual([2, 2]);
  const empty = { ...(await kept()), record: 'bornes-record 1\nrules chess\n' };
  await expect(ReplayClass.open(engine, empty)).rejects.toMatchObject({ why: 'unreadable', fault: { line: 2 } });
});

it('a game goes on from any place, with the person at any seat', async () => {
  const { SoloGame } = await import('../src/solo/solo.svelte');
  const wish = { seat: 2, level: 'novice', you: 'You', date: '2026-01-02' } as const;
  const begun = gameFrom(record, { hand: 1, ply: 3 }, wish);
  expect(begun.hands.map(({ moves }) => moves.length)).toEqual([record.hands[0]!.moves.length, 3]);
  const shelf = new PassingShelf();
  const game = await readEntry(engine, desk.write(begun), 'alone');
  expect(game).toMatchObject({ mine: [2], header: { seats: [expect.not.stringMatching('You'), 'You'], over: false } });
  const solo = await SoloGame.resume(engine, shelf, game);
  await vi.waitFor(() => expect(solo.myTurn).toBe(true), 10_000);
  expect([solo.company.me, solo.company.people[0]!.level]).toEqual([2, 'novice']);
  expect(solo.view.handNumber).toBe(2);
  solo.leave();
});
