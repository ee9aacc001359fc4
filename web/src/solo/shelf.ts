// The games that this browser keeps: one entry per game, its record as text and a header to list it by.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keep, recall } from '../app/storage';
import type { Edition } from '../engine/types';
import type { GameRecord } from '../engine/record';
import type { Remote } from '../worker/client';
import { peopleOf } from './people';

export interface GameHeader {
  edition: Edition;
  seats: string[]; // names, seat 1 first
  hand: number;
  moves: number; // of people, in all hands
  totals: number[]; // per team, after the last finished hand; empty before one is finished
  over: boolean;
}

export interface KeptGame {
  id: string;
  touched: number; // when it was kept last, in milliseconds since 1970
  header: GameHeader | null; // null: the record cannot be read
  record: string; // docs/record-format.md
}

export interface Shelf {
  readonly lasting: boolean; // false: the browser forgets all of it with the page
  list(): Promise<KeptGame[]>; // the last touched first
  find(id: string): Promise<KeptGame | undefined>;
  put(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
}

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function headerOf(record: GameRecord, totals: number[], over: boolean): GameHeader {
  const people = peopleOf(record);
  return {
    edition: record.rules.rules,
    seats: [...record.seats],
    hand: record.hands.length,
    moves: record.hands.flatMap(({ moves }) => moves).filter(({ seat }) => people.includes(seat)).length,
    totals: [...totals],
    over,
  };
}

// A game to go on with: not over, and somebody has played a card in it.
export const isUnderWay = ({ header }: KeptGame): boolean => header !== null && !header.over && header.moves > 0;

// A game that was dealt and then left alone.
export const isUntouched = ({ header }: KeptGame): boolean => header?.moves === 0;

const latestFirst = (games: KeptGame[]): KeptGame[] => games.sort((a, b) => b.touched - a.touched);

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
}

// A new shape of an entry is a new version, and a step here that brings the entries of the version before to it.
const version = 1;
const upgrade = (database: IDBPDatabase<Schema>, from: number): void => {
  if (from < 1) database.createObjectStore('games', { keyPath: 'id' });
};

// A page of the next version waits for this one to let go: loaded again, it is of that version too, and the game goes on.
const blocking = (): void => location.reload();

class LastingShelf implements Shelf {
  readonly lasting = true;
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async list(): Promise<KeptGame[]> {
    return latestFirst(await this.#database.getAll('games'));
  }
  find(id: string): Promise<KeptGame | undefined> {
    return this.#database.get('games', id);
  }
  async put(game: KeptGame): Promise<void> {
    await this.#database.put('games', game);
  }
  remove(id: string): Promise<void> {
    return this.#database.delete('games', id);
  }
}

export class PassingShelf implements Shelf {
  readonly lasting = false;
  readonly #games = new Map<string, KeptGame>();

  list(): Promise<KeptGame[]> {
    return Promise.resolve(latestFirst([...this.#games.values()]));
  }
  find(id: string): Promise<KeptGame | undefined> {
    return Promise.resolve(this.#games.get(id));
  }
  put(game: KeptGame): Promise<void> {
    this.#games.set(game.id, game);
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }
}

type Reader = Pick<Remote, 'read'>;

async function readHeader(engine: Reader, text: string): Promise<GameHeader | null> {
  const { record } = await engine.read(text);
  return record && headerOf(record, [], false);
}

// Earlier versions of the page kept one game, in localStorage. Its id is always the same, so that two pages that find
// it at the same time bring over one game.
async function bringOver(shelf: Shelf, engine: Reader): Promise<void> {
  const text = recall<string>('solo');
  if (text === null) return;
  await shelf.put({ id: 'first', touched: Date.now(), header: await readHeader(engine, text), record: text });
  keep('solo', null);
}

export async function openShelf(engine: Reader): Promise<Shelf> {
  let shelf: Shelf;
  try {
    shelf = new LastingShelf(await openDB<Schema>('bornes', version, { upgrade, blocking }));
  } catch {
    shelf = new PassingShelf();
  }
  await bringOver(shelf, engine);
  return shelf;
}
