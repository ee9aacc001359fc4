// The games that the browser keeps, in a real IndexedDB and without one.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toText, type GameRecord } from '../src/engine/record';
import { freshId, headerOf, isUnderWay, isUntouched, openShelf, type KeptGame } from '../src/solo/shelf';
import 'fake-indexeddb/auto';

const record: GameRecord = {
  rules: { rules: 'classic-km', players: 2, set: {} },
  seats: ['You', 'Marcel'],
  tags: [],
  hands: [
    {
      dealer: 2,
      deck: 'roll 25',
      moves: [
        { seat: 1, action: 'play roll' },
        { seat: 2, action: 'discard 25' },
      ],
    },
    { dealer: 1, deck: 'roll 25', moves: [] },
  ],
};
const kept = (id: string, touched: number): KeptGame => ({
  id,
  touched,
  header: headerOf(record, [700, 300], false),
  record: toText(record),
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

describe('the one game that was kept before', () => {
  it('is brought over once', async () => {
    localStorage.setItem('bornes.solo', JSON.stringify(toText(record)));
    const [game, ...others] = await (await openShelf()).list();
    expect(others).toEqual([]);
    expect(game).toMatchObject({ record: toText(record), header: { edition: 'classic-km', hand: 2, moves: 1 } });
    expect(localStorage.getItem('bornes.solo')).toBeNull();
    expect(await (await openShelf()).list()).toHaveLength(1);
  });

  it('is brought over as unreadable if it is', async () => {
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
      moves: 1,
      totals: [700, 300],
      over: false,
    });
    expect([isUnderWay(game), isUntouched(game)]).toEqual([true, false]);
    const over = { ...game, header: { ...game.header!, over: true } };
    expect([isUnderWay(over), isUntouched(over)]).toEqual([false, false]);
    const dealt = { ...game, header: headerOf({ ...record, hands: [] }, [], false) };
    expect([isUnderWay(dealt), isUntouched(dealt)]).toEqual([false, true]);
  });

  it('has an id of 64 bits', () => {
    expect(freshId()).toMatch(/^[0-9a-f]{16}$/);
    expect(freshId()).not.toBe(freshId());
  });
});
