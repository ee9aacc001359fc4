// The games stored in this browser. An entry has a game's record as text, and a header for lists. Reviews of these
// games are stored too, because they take long to make.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { keep, recall } from '../app/storage';
import type { Edition } from '../engine/types';
import type { GameRecord } from '../engine/record';
import type { Remote } from '../worker/client';
import { peopleInText, peopleOf } from './people';

export interface GameHeader {
  edition: Edition;
  seats: string[]; // names, seat 1 first
  hand: number;
  moves: number; // of the person's seats in all hands; of everybody if these are unknown
  totals: number[]; // per team, after the last finished hand; empty before
  over: boolean;
}

export type GameKind = 'alone' | 'online' | 'opened'; // opened: from a file or a link

export interface KeptGame {
  id: string;
  kind: GameKind;
  touched: number; // when it was last stored, in milliseconds since 1970
  mine: number[]; // the person's seats, from 1; empty if unknown
  header: GameHeader | null; // null: the record cannot be read
  record: string; // docs/record-format.md
}

export interface KeptReview {
  version: number;
  budget: string;
  json: string;
}

export interface Shelf {
  readonly lasting: boolean; // false: everything is lost when the page closes
  list(): Promise<KeptGame[]>; // the last changed first
  find(id: string): Promise<KeptGame | undefined>;
  put(game: KeptGame): Promise<void>; // removes the review of an older record of this game
  remove(id: string): Promise<void>; // with its review
  keepReview(id: string, review: KeptReview): Promise<void>;
  findReview(id: string): Promise<KeptReview | undefined>;
}

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function headerOf(record: GameRecord, mine: number[], totals: number[], over: boolean): GameHeader {
  const moves = record.hands.flatMap((hand) => hand.moves);
  return {
    edition: record.rules.rules,
    seats: [...record.seats],
    hand: record.hands.length,
    moves: moves.filter(({ seat }) => mine.length === 0 || mine.includes(seat)).length,
    totals: [...totals],
    over,
  };
}

// Whether the game can be continued: a solo game that is not over, in which somebody has played a card.
export const isUnderWay = ({ kind, header }: KeptGame): boolean =>
  kind === 'alone' && header !== null && !header.over && header.moves > 0;

// Whether several people share the device for the game and it is not over: a replay would show them each other's cards.
export const hidesCards = ({ kind, header, mine }: KeptGame): boolean =>
  kind === 'alone' && mine.length > 1 && !header?.over;

// Whether the game was dealt but never played.
export const isUntouched = ({ kind, header }: KeptGame): boolean => kind === 'alone' && header?.moves === 0;

const latestFirst = (games: KeptGame[]): KeptGame[] => games.sort((a, b) => b.touched - a.touched);

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  reviews: { key: string; value: KeptReview };
}

type Upgrade = IDBPTransaction<Schema, ('games' | 'reviews')[], 'versionchange'>;

// If the form of an entry changes, increase the version and add a step here that converts older entries.
const version = 2;
async function upgrade(database: IDBPDatabase<Schema>, from: number, step: Upgrade): Promise<void> {
  if (from < 1) database.createObjectStore('games', { keyPath: 'id' });
  if (from < 2) {
    database.createObjectStore('reviews');
    const games = step.objectStore('games');
    // Until then, all games were solo games.
    for (const game of await games.getAll())
      await games.put({ ...game, kind: 'alone', mine: peopleInText(game.record) });
  }
}

// A page of the next version waits until this page closes the database. A reload makes this page the new version too,
// and the game continues.
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
    const change = this.#database.transaction(['games', 'reviews'], 'readwrite');
    const games = change.objectStore('games');
    const before = await games.get(game.id);
    if (before && before.record !== game.record) await change.objectStore('reviews').delete(game.id);
    await games.put(game);
    await change.done;
  }
  async remove(id: string): Promise<void> {
    const change = this.#database.transaction(['games', 'reviews'], 'readwrite');
    await Promise.all([change.objectStore('games').delete(id), change.objectStore('reviews').delete(id), change.done]);
  }
  async keepReview(id: string, review: KeptReview): Promise<void> {
    await this.#database.put('reviews', review, id);
  }
  findReview(id: string): Promise<KeptReview | undefined> {
    return this.#database.get('reviews', id);
  }
}

export class PassingShelf implements Shelf {
  readonly lasting = false;
  readonly #games = new Map<string, KeptGame>();
  readonly #reviews = new Map<string, KeptReview>();

  list(): Promise<KeptGame[]> {
    return Promise.resolve(latestFirst([...this.#games.values()]));
  }
  find(id: string): Promise<KeptGame | undefined> {
    return Promise.resolve(this.#games.get(id));
  }
  put(game: KeptGame): Promise<void> {
    if (this.#games.get(game.id)?.record !== game.record) this.#reviews.delete(game.id);
    this.#games.set(game.id, game);
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#reviews.delete(id);
    return Promise.resolve();
  }
  keepReview(id: string, review: KeptReview): Promise<void> {
    this.#reviews.set(id, review);
    return Promise.resolve();
  }
  findReview(id: string): Promise<KeptReview | undefined> {
    return Promise.resolve(this.#reviews.get(id));
  }
}

type Reader = Pick<Remote, 'read'>;

// Earlier versions of the page stored one game in localStorage. Its id is fixed, so that two pages that find it at the
// same time import it only once.
async function bringOver(shelf: Shelf, engine: Reader): Promise<void> {
  const text = recall<string>('solo');
  if (text === null) return;
  const { record } = await engine.read(text);
  const mine = record ? peopleOf(record) : [];
  const header = record && headerOf(record, mine, [], false);
  await shelf.put({ id: 'first', kind: 'alone', touched: Date.now(), mine, header, record: text });
  keep('solo', null);
}

export async function openShelf(engine: Reader): Promise<Shelf> {
  let shelf: Shelf;
  try {
    shelf = new LastingShelf(
      await openDB<Schema>('bornes', version, {
        upgrade: (database, from, _, step) => void upgrade(database, from, step),
        blocking,
      }),
    );
  } catch {
    shelf = new PassingShelf();
  }
  await bringOver(shelf, engine);
  return shelf;
}
