// Copies the record of an online table when a hand ends, because servers delete old tables.
import { gameRecord, Refused, tableInfo } from '../online/api';
import { put, readEntry, type Surveyor } from './entry';
import type { KeptGame, Shelf } from './shelf';
import { Unopened } from './unopened';

// A game always has the same id, however it was opened.
const onlineId = (table: string, game: number): string => `${table}-${game}`;

// Keeps the person's seats if they are already known.
export async function keepOnline(
  engine: Surveyor,
  shelf: Shelf,
  table: string,
  game: number,
  me: number | null,
): Promise<KeptGame> {
  const id = onlineId(table, game);
  const text = await gameRecord(table, game).catch(() => {
    throw new Unopened('no-server');
  });
  const mine = me === null ? ((await shelf.find(id))?.mine ?? []) : [me];
  return put(shelf, await readEntry(engine, text, 'online', { id, mine }));
}

// Opens the last game of a table from its link. If the table is gone, uses a stored copy.
export async function openTable(engine: Surveyor, shelf: Shelf, table: string): Promise<KeptGame> {
  try {
    const { game } = await tableInfo(table);
    return await keepOnline(engine, shelf, table, game, null);
  } catch (error) {
    const copy = (await shelf.list()).find(({ id }) => id.startsWith(`${table}-`));
    if (copy) return copy;
    if (!(error instanceof Refused)) throw error;
    throw new Unopened(error.code === 'not-found' ? 'table-gone' : 'no-server');
  }
}

// Finds the table's id in an address such as https://host/t/ID or https://host/#/t/ID.
export const tableIn = (link: string): string | null => /\/t\/([\w-]+)\/?$/.exec(link.trim())?.[1] ?? null;
