// A game alone with the real engine: who plays how, from the first hand to the rematch.
import { beforeAll, expect, it, vi } from 'vitest';
import { familyOf, type CardId } from '../src/engine/cards';
import { isUnderWay, PassingShelf } from '../src/solo/shelf';
import type { SoloGame, SoloSetup } from '../src/solo/solo.svelte';
import { Desk } from '../src/worker/desk';
import { remoteOf } from './fixtures';
import { loadEngine } from './engine';

const setup: SoloSetup = {
  rules: { rules: 'parker-1988', players: 4, set: {} },
  levels: ['novice', 'strong', 'casual'],
};

let desk: Desk;
let Solo: typeof SoloGame;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  desk = new Desk(await loadEngine());
  Solo = (await import('../src/solo/solo.svelte')).SoloGame;
});

// A turn of the person, then those of the bots.
async function round(game: SoloGame): Promise<void> {
  await vi.waitFor(() => expect(game.myTurn).toBe(true), 5000);
  await game.act(game.options.find(({ discard }) => discard)!.discard!);
  await vi.waitFor(() => expect(game.thinking).toBe(null), 5000);
}

it('every bot plays by its own level, also in a game that goes on and in a rematch', async () => {
  // No safety is dealt, so nobody is asked out of turn for a coup fourré.
  const isSafety = (card: string): boolean => familyOf(card as CardId) === 'safety';
  const cards = desk
    .deck(setup.rules)
    .split(' ')
    .sort((a, b) => Number(isSafety(a)) - Number(isSafety(b)));
  vi.spyOn(desk, 'deck').mockReturnValue(cards.join(' '));
  const asked = vi.spyOn(desk, 'bot');
  const engine = remoteOf(desk);
  const shelf = new PassingShelf();
  const game = await Solo.begin(engine, shelf, setup);
  await round(game);
  game.leave();
  const again = await Solo.resume(engine, shelf, (await shelf.find(game.id))!);
  await round(again);
  await again.rematch();
  await round(again);
  const inTurn = asked.mock.calls.map(([level]) => level);
  expect(inTurn).toEqual([...setup.levels, ...setup.levels, ...setup.levels]);
  expect(again.company.people.map(({ level }) => level)).toEqual([null, ...setup.levels]);
});

it('every game has the date of its own day in its record', async () => {
  vi.setSystemTime('2026-01-02T23:00:00Z');
  const game = await Solo.begin(remoteOf(desk), new PassingShelf(), setup);
  expect(await game.record()).toContain('tag date 2026-01-02\n');
  vi.setSystemTime('2026-01-03T01:00:00Z');
  await game.rematch();
  game.leave();
  const dates = (await game.record()).match(/tag date .*/g);
  expect(dates).toEqual(['tag date 2026-01-03']);
  vi.useRealTimers();
});

it('a game that somebody has played in is kept beside the next one; one that was only dealt is not', async () => {
  const shelf = new PassingShelf();
  const engine = remoteOf(desk);
  const [played, dealt] = [await Solo.begin(engine, shelf, setup), await Solo.begin(engine, shelf, setup)];
  dealt.leave();
  played.leave();
  expect(await shelf.list()).toHaveLength(1);
  const game = await Solo.begin(engine, shelf, setup);
  await round(game);
  game.leave();
  const next = await Solo.begin(engine, shelf, setup);
  next.leave();
  expect((await shelf.list()).map(({ id }) => id).sort()).toEqual([game.id, next.id].sort());
  expect((await shelf.list()).filter(isUnderWay).map(({ id }) => id)).toEqual([game.id]);
});

it('a rematch is another game on the shelf', async () => {
  const shelf = new PassingShelf();
  const game = await Solo.begin(remoteOf(desk), shelf, setup);
  await round(game);
  const before = game.id;
  await game.rematch();
  game.leave();
  expect(game.id).not.toBe(before);
  expect((await shelf.find(before))?.header?.moves).toBe(1);
  expect((await shelf.find(game.id))?.header?.moves).toBe(0);
});

it('a kept game is shown up to a move that is not legal, and nobody plays on or writes over it', async () => {
  const shelf = new PassingShelf();
  const engine = remoteOf(desk);
  const game = await Solo.begin(engine, shelf, setup);
  await round(game);
  game.leave();
  await vi.waitFor(async () => expect((await shelf.find(game.id))!.header!.moves).toBe(1));
  const kept = (await shelf.find(game.id))!;
  const illegal = { ...kept, record: `${await game.record()}1 finish\n` };
  await shelf.put(illegal);
  const shown = await Solo.resume(engine, shelf, illegal);
  expect(shown.view).toEqual(game.view);
  expect(shown.stops).toContain('nothing to extend or finish');
  expect([shown.myTurn, shown.thinking, shown.options]).toEqual([false, null, []]);
  expect(await shown.record()).toBe(illegal.record);
  expect(await shelf.find(game.id)).toEqual(illegal);
  const damaged = await Solo.resume(engine, shelf, { ...kept, record: `${kept.record}nonsense\n` });
  expect(damaged.stops).toContain(`Line ${kept.record.split('\n').length} `);
  await expect(Solo.resume(engine, shelf, { ...kept, record: 'nonsense\n' })).rejects.toThrow('bornes-record');
});
