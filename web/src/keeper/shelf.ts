// The score pads stored in this browser, in a separate database from the games (library/shelf.ts).
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptScore } from './game';

export interface PadShelf {
  readonly lasting: boolean; // false: everything is lost when the page closes
  list(): Promise<KeptScore[]>; // the last changed first
  find(id: string): Promise<KeptScore | undefined>;
  put(game: KeptScore): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  pads: { key: string; value: KeptScore };
}

const latestFirst = (games: KeptScore[]): KeptScore[] => games.sort((a, b) => b.touched - a.touched);

const onDisk = (database: IDBPDatabase<Schema>): PadShelf => ({
  lasting: true,
  list: async () => latestFirst(await database.getAll('pads')),
  find: (id) => database.get('pads', id),
  put: async (game) => void (await database.put('pads', game)),
  remove: (id) => database.delete('pads', id),
});

function inMemory(): PadShelf {
  const games = new Map<string, KeptScore>();
  return {
    lasting: false,
    list: () => Promise.resolve(latestFirst([...games.values()])),
    find: (id) => Promise.resolve(games.get(id)),
    put: (game) => Promise.resolve(void games.set(game.id, game)),
    remove: (id) => Promise.resolve(void games.delete(id)),
  };
}

export async function openPads(): Promise<PadShelf> {
  try {
    return onDisk(
      await openDB<Schema>('bornes-score', 1, {
        upgrade: (database) => void database.createObjectStore('pads', { keyPath: 'id' }),
      }),
    );
  } catch {
    return inMemory();
  }
}
