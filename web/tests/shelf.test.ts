// The games stored in the browser, with a real IndexedDB and without one.
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../src/engine/record';
import * as shelves from '../src/library/shelf';
import {
  freshId,
  headerOf,
  hidesCards,
  isUnderWay,
  isUntouched,
  PassingShelf,
  type KeptGame,
  type Shelf,
} from '../src/library/shelf';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';
import { remoteOf } from './fixtures';
import 'fake-indexeddb/auto';

let desk: Desk;
let record: GameRecord; // with two moves of the second hand
const openShelf = (): Promise<Shelf> => shelves.openShelf(remoteOf(desk));

beforeAll(async () => {
  desk = new Desk(await loadEngine());
  const rules = { rules: 'classic-km', players: 2, set: {} } as const;
  record = { rules, seats: ['You', 'Marcel'], tags: [], hands: [{ dealer: 2, deck: desk.deck(rules), moves: [] }] };
  let { snapshot } = desk.open(rules, 1, record.hands);
  const play = (): void => {
    const played = desk.bot('casual', '7');
    snapshot = played.snapshot;
    record.hands.at(-1)!.moves.push({ seat: played.seat, action: played.action });
  };
  while (snapshot.actor !== null) play();
  record.hands.push({ dealer: 1, deck: desk.deck(rules), moves: [] });
  snapshot = desk.deal(record.hands[1]!.deck);
  play();
  play();
});
const movesOfMine = (): number => record.hands.flatMap(({ moves }) => moves).filter(({ seat }) => seat === 1).length;
const kept = (id: string, touched: number): KeptGame => ({
  id,
  kind: 'alone',
  touched,
  mine: [1],
  header: headerOf(record, [1], [700, 300], false),
  record: desk.write(record),
});

it('the cards of a game are hidden while it is unfinished and several people share the device', () => {
  const game = kept('a', 1);
  const over = { ...game.header!, over: true };
  expect(hidesCards({ ...game, mine: [1, 2] })).toBe(true);
  expect(hidesCards({ ...game, mine: [1, 2], header: over })).toBe(false);
  expect(hidesCards(game)).toBe(false); // one person against bots
  expect(hidesCards({ ...game, mine: [1, 2], kind: 'opened' })).toBe(false);
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

describe('a shelf', () => {
  it('keeps games over a reload, and lists the last touched first', async () => {
    const shelf = await openShelf();
    await shelf.put(kept('a', 1));
    await shelf.put(kept('b', 3));
    await shelf.put(kept('c', 2));
    await shelf.remove('c');
    await shelf.put({ ...kept('a', 4), header: null });
    const again = await openShelf();
    expect(again.lasting).toBe(true);
    expect((await again.list()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await again.find('b')).toEqual(kept('b', 3));
    expect(await again.find('c')).toBeUndefined();
  });

  it('that the browser refuses lasts as long as the page', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('not here');
      },
    });
    const shelf = await openShelf();
    expect(shelf.lasting).toBe(false);
    await shelf.put(kept('a', 1));
    await shelf.put(kept('b', 2));
    await shelf.remove('a');
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['b']);
    expect(await shelf.find('b')).toEqual(kept('b', 2));
  });
});

describe('reviews', () => {
  const review = { version: 1, budget: 'quick', json: '{}' };
  const shelves = { 'in the browser': openShelf, 'in the page': () => Promise.resolve(new PassingShelf()) };

  it.each(Object.entries(shelves))('%s go with their game, and with another record of it', async (_, open) => {
    const shelf = await open();
    await shelf.put(kept('a', 1));
    await shelf.put(kept('b', 1));
    for (const id of ['a', 'b']) await shelf.keepReview(id, review);
    await shelf.put(kept('a', 2));
    expect(await shelf.findReview('a')).toEqual(review);
    await shelf.put({ ...kept('a', 3), record: desk.write({ ...record, hands: [] }) });
    expect(await shelf.findReview('a')).toBeUndefined();
    await shelf.remove('b');
    expect(await shelf.findReview('b')).toBeUndefined();
  });
});

describe('games of the first version', () => {
  it('get what the second one knows, and lose nothing', async () => {
    const old = await openDB('bornes', 1, {
      upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
    });
    const shared = desk.write({ ...record, tags: [...record.tags, ['person-2', 'here']] });
    const { id, touched, header } = kept('a', 1);
    await old.put('games', { id, touched, header, record: kept('a', 1).record });
    await old.put('games', { id: 'b', touched: 2, header, record: shared });
    old.close();
    const shelf = await openShelf();
    expect(await shelf.find('a')).toEqual(kept('a', 1));
    expect(await shelf.find('b')).toMatchObject({ kind: 'alone', mine: [1, 2], record: shared, header });
    await shelf.keepReview('a', { version: 1, budget: 'quick', json: '{}' });
    expect(await shelf.findReview('a')).toBeDefined();
  });
});

describe('the single game that earlier versions stored', () => {
  it('is imported once', async () => {
    localStorage.setItem('bornes.solo', JSON.stringify(desk.write(record)));
    const [game, ...others] = await (await openShelf()).list();
    expect(others).toEqual([]);
    expect(game).toMatchObject({
      record: desk.write(record),
      header: { edition: 'classic-km', hand: 2, moves: movesOfMine() },
    });
    expect(localStorage.getItem('bornes.solo')).toBeNull();
    expect(await (await openShelf()).list()).toHaveLength(1);
  });

  it('is imported as unreadable if it cannot be read', async () => {
    localStorage.setItem('bornes.solo', JSON.stringify('1 play roll\n'));
    const [game] = await (await openShelf()).list();
    expect(game).toMatchObject({ record: '1 play roll\n', header: null });
    expect(isUnderWay(game!)).toBe(false);
  });
});

describe('the header of a game', () => {
  it('says what is needed to list it', () => {
    const game = kept('a', 1);
    expect(game.header).toEqual({
      edition: 'classic-km',
      seats: ['You', 'Marcel'],
      hand: 2,
      moves: movesOfMine(),
      totals: [700, 300],
      over: false,
    });
    expect([isUnderWay(game), isUntouched(game)]).toEqual([true, false]);
    const over = { ...game, header: { ...game.header!, over: true } };
    expect([isUnderWay(over), isUntouched(over)]).toEqual([false, false]);
    const dealt = { ...game, header: headerOf({ ...record, hands: [] }, [1], [], false) };
    expect([isUnderWay(dealt), isUntouched(dealt)]).toEqual([false, true]);
  });

  it('has an id of 64 bits', () => {
    expect(freshId()).toMatch(/^[0-9a-f]{16}$/);
    expect(freshId()).not.toBe(freshId());
  });
});
