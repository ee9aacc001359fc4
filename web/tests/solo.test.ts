// A solo game with the real engine, from the first hand to the rematch.
import { beforeAll, expect, it, vi } from 'vitest';
import { familyOf, type CardId } from '../src/engine/cards';
import { isUnderWay, PassingShelf, type KeptGame } from '../src/library/shelf';
import type { SoloSetup } from '../src/solo/setup';
import type { SoloGame } from '../src/solo/solo.svelte';
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
  desk = new Desk(await loadEngine());
  Solo = (await import('../src/solo/solo.svelte')).SoloGame;
});

// Plays a turn of the person, then those of the bots.
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

it('a game is on the shelf before it is shown: a reload in that moment finds it', async () => {
  class SlowShelf extends PassingShelf {
    override async put(game: KeptGame): Promise<void> {
      await new Promise((done) => setTimeout(done, 20));
      await super.put(game);
    }
  }
  const shelf = new SlowShelf();
  const game = await Solo.begin(remoteOf(desk), shelf, setup);
  game.leave();
  expect(await shelf.find(game.id)).toBeDefined();
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

// Three people: seat 1 attacks seat 3, who is not next.
const three: SoloSetup = {
  rules: { rules: 'parker-1988', players: 3, set: { teams: 'solo' } },
  levels: [null, null],
  names: ['Ann', 'Bob', 'Eve'],
};
function deckFor(held: string): string {
  const hands = [
    ['roll', 'stop', '25', '25', '25', '25'],
    ['50', '50', '50', '50', '50', '50'],
    ['roll', held, '75', '75', '75', '75'],
  ];
  const first = hands[0]!.flatMap((_, i) => hands.map((hand) => hand[i]!));
  const rest = desk.deck(three.rules).split(' ');
  for (const card of [...first, '200', '200', '200', '200']) rest.splice(rest.indexOf(card), 1);
  return [...first, '200', '200', '200', '200', ...rest].join(' ');
}
const handed = (game: SoloGame, seat: number, why: string): Promise<void> =>
  vi.waitFor(() => expect(game.handing).toEqual({ seat, why }), 5000);
async function turn(game: SoloGame, seat: number, action: string): Promise<void> {
  await handed(game, seat, 'turn');
  expect(game.company.me).toBeNull();
  await game.take();
  expect([game.company.me, game.myTurn]).toEqual([seat, true]);
  await game.act(action);
}
async function upToTheAttack(held: string): Promise<{ game: SoloGame; shelf: PassingShelf }> {
  vi.spyOn(desk, 'deck').mockReturnValue(deckFor(held));
  const shelf = new PassingShelf();
  const game = await Solo.begin(remoteOf(desk), shelf, three);
  await turn(game, 1, 'play roll');
  await turn(game, 2, 'discard 50');
  await turn(game, 3, 'play roll');
  await turn(game, 1, 'play stop on 3');
  return { game, shelf };
}

it('whoever may answer an attack is handed the device, whatever they hold, and nobody can tell', async () => {
  const stories: string[][] = [];
  for (const held of ['right-of-way', '100']) {
    vi.restoreAllMocks();
    const { game } = await upToTheAttack(held);
    expect(game.view.hand).not.toContain(held); // still Ann's
    await handed(game, 3, 'answer');
    await game.take();
    expect(game.view.hand).toContain(held);
    if (held === 'right-of-way') {
      expect(game.view.phase).toBe('coup-fourre');
      await game.act('decline');
    } else {
      expect(game.myTurn).toBe(false);
      game.confirmNoAnswer!();
    }
    await handed(game, 2, 'turn');
    stories.push(game.log.map(({ text }) => text));
    expect(game.canUndo).toBeUndefined();
    game.leave();
  }
  expect(stories[0]).toEqual(stories[1]);
  expect(stories[0]!.at(-1)).toBe('Ann plays Stop on Eve.');
});

it('a partner with the next turn cannot tell whether the other partner holds the safety', async () => {
  const four = { ...three, rules: { ...three.rules, players: 4, set: {} }, levels: [null, null, null] };
  for (const held of ['right-of-way', '100']) {
    vi.restoreAllMocks();
    const hands = [['roll'], ['25'], [held], ['stop']].map((hand) => [...hand, '25', '50', '75', '50', '75']);
    hands[1]![1] = hands[3]![1] = '100';
    const first = hands[0]!.flatMap((_, i) => hands.map((hand) => hand[i]!));
    const rest = desk.deck(four.rules).split(' ');
    for (const card of first) rest.splice(rest.indexOf(card), 1);
    vi.spyOn(desk, 'deck').mockReturnValue([...first, ...rest].join(' '));
    const game = await Solo.begin(remoteOf(desk), new PassingShelf(), { ...four, names: ['Ann', 'Bob', 'Cid', 'Eve'] });
    await turn(game, 1, 'play roll');
    await turn(game, 2, 'discard 25');
    await turn(game, 3, 'discard 25');
    await turn(game, 4, 'play stop on 1');
    await handed(game, 1, 'answer');
    await game.take();
    expect([game.myTurn, game.options.length, game.view.hand.length]).toEqual([false, 0, 7]);
    game.confirmNoAnswer!();
    await handed(game, 3, 'answer');
    await game.take();
    if (held === 'right-of-way') await game.act('decline');
    else game.confirmNoAnswer!();
    await turn(game, 1, 'discard 25');
    game.leave();
  }
});

it('a game of several people opens covered, also while an attack may be answered', async () => {
  vi.restoreAllMocks();
  for (const held of ['right-of-way', '100']) {
    const { game, shelf } = await upToTheAttack(held);
    await handed(game, 3, 'answer');
    game.leave();
    await vi.waitFor(async () => expect((await shelf.find(game.id))!.header!.moves).toBe(4));
    const kept = (await shelf.find(game.id))!;
    expect(isUnderWay(kept)).toBe(true);
    const again = await Solo.resume(remoteOf(desk), shelf, kept);
    expect(again.handing).toEqual({ seat: 3, why: 'answer' });
    expect([again.myTurn, again.company.me]).toEqual([false, null]);
    again.leave();
    vi.restoreAllMocks();
  }
});

it('a game opens the same way after a person kept a safety as after a person had none', async () => {
  for (const held of ['right-of-way', '100']) {
    vi.restoreAllMocks();
    const { game, shelf } = await upToTheAttack(held);
    await handed(game, 3, 'answer');
    await game.take();
    if (held === 'right-of-way') await game.act('decline');
    else game.confirmNoAnswer!();
    await handed(game, 2, 'turn');
    game.leave();
    const moves = held === 'right-of-way' ? 5 : 4;
    await vi.waitFor(async () => expect((await shelf.find(game.id))!.header!.moves).toBe(moves));
    const again = await Solo.resume(remoteOf(desk), shelf, (await shelf.find(game.id))!);
    expect(again.handing).toEqual({ seat: 3, why: 'answer' });
    await again.take();
    expect(again.myTurn).toBe(false);
    again.confirmNoAnswer!();
    await handed(again, 2, 'turn');
    again.leave();
  }
});

it('your last move can be taken back, with what the bots did after it', async () => {
  vi.restoreAllMocks();
  const game = await Solo.begin(remoteOf(desk), new PassingShelf(), setup);
  await vi.waitFor(() => expect(game.myTurn).toBe(true), 5000);
  expect(game.canUndo).toBe(false);
  const { hand } = game.view;
  await round(game);
  await vi.waitFor(() => expect(game.canUndo).toBe(true), 5000);
  await game.undo();
  expect(game.view.hand).toEqual(hand);
  expect(game.myTurn).toBe(true);
  expect(game.log.length).toBe(1);
  expect((await game.record()).split('\n').filter((line) => /^\d /.test(line))).toEqual([]);
});
