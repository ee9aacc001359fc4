// The record of an online table: copied when a hand of it ends, because servers delete old tables.
import { gameRecord, Refused, tableInfo } from '../online/api';
import { put, readEntry, type Surveyor } from './entry';
import type { KeptGame, Shelf } from './shelf';
import { Unopened } from './unopened';

// The same game has the same entry, whoever asks for it.
const onlineId = (table: string, game: number): string => `${table}-${game}`;

// The seats that are known to be the person's stay known.
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

// The last game of a table, from its link. A table that is gone may have been copied while it was there.
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

// The table in an address such as https://host/t/ID or https://host/#/t/ID.
export const tableIn = (link: string): string | null => /\/t\/([\w-]+)\/?$/.exec(link.trim())?.[1] ?? null;
