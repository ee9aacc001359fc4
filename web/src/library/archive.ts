// All stored games in one archive of plain records, and back. A comment at the end of each record has what only the
// page knows. Other programs ignore it.
import { put, readEntry, textFrom, textIn, type Surveyor } from './entry';
import { freshId, type GameKind, type KeptGame, type Shelf } from './shelf';
import { mostText, Unopened } from './unopened';
import { filesIn, isZip, zipOf, type ZipFile } from './zip';

const kinds: readonly GameKind[] = ['alone', 'online', 'opened'];
const noteOf = ({ id, kind, mine, touched }: KeptGame): string =>
  `# kept by the page: ${id} ${kind} ${mine.join(',') || '-'} ${touched}\n`;
const note = /^# kept by the page: ([\w-]{1,60}) (\w+) ([1-9](?:,[1-9])*|-) (\d{1,15})\n?$/m;

type Noted = Pick<KeptGame, 'id' | 'kind' | 'mine' | 'touched'>;

function notedIn(text: string): Noted | null {
  const [, id, kind, mine, touched] = note.exec(text) ?? [];
  if (!id || !kinds.includes(kind as GameKind)) return null;
  const seats = mine === '-' ? [] : mine!.split(',').map(Number);
  return { id, kind: kind as GameKind, mine: seats, touched: Number(touched) };
}

const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
const dayOf = (touched: number): string => new Date(touched).toISOString().slice(0, 10);

export const archiveOf = (games: readonly KeptGame[]): Blob =>
  zipOf(
    games.map((game): ZipFile => ({
      name: `${dayOf(game.touched)}-${game.id}.bornes`,
      bytes: new TextEncoder().encode(ended(game.record) + noteOf(game)),
    })),
  );

export interface Imported {
  added: string[]; // ids
  known: string[]; // ids of games that were already here
  refused: { name: string; why: Unopened }[];
}

const mostArchive = 100_000_000; // bytes, as a file and expanded
const mostFiles = 20_000;

// `text` throws Unopened. An archive can name the same bytes many times, so all files together have a limit.
async function* textsIn(file: File): AsyncGenerator<{ name: string; text: () => string }> {
  if (file.size > mostArchive) throw new Unopened('too-large');
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (!isZip(head)) {
    const text = await textIn(file);
    return yield { name: file.name, text: () => text };
  }
  let count = 0;
  let expanded = 0;
  for await (const { name, bytes } of filesIn(new Uint8Array(await file.arrayBuffer()), mostText)) {
    expanded += bytes?.length ?? mostText;
    if (++count > mostFiles || expanded > mostArchive) throw new Unopened('too-large');
    if (name.endsWith('/')) continue; // a folder
    yield { name, text: () => textOf(bytes) };
  }
}

function textOf(bytes: Uint8Array<ArrayBuffer> | null): string {
  if (!bytes) throw new Unopened('too-large');
  return textFrom(bytes);
}

interface Here {
  games: Map<string, Pick<KeptGame, 'touched' | 'record'>>; // by id
  records: Map<string, string>; // record → id
}

// Different games have different decks.
const deckOf = (record: string): string | undefined => /^deck .*$/m.exec(record)?.[0];

// Keeps a stored game that is newer. Another game with the same id gets a new id, so that no archive replaces it.
async function take(engine: Surveyor, shelf: Shelf, text: string, here: Here): Promise<{ id: string; fresh: boolean }> {
  const noted = notedIn(text);
  const record = noted ? text.replace(note, '') : text;
  const stored = noted ? here.games.get(noted.id) : undefined;
  const same = stored !== undefined && deckOf(stored.record) === deckOf(record);
  const known = here.records.get(record) ?? (same && stored.touched >= noted!.touched ? noted!.id : undefined);
  if (known !== undefined) return { id: known, fresh: false };
  const id = stored && !same ? freshId() : noted?.id;
  const game = await readEntry(engine, record, noted?.kind ?? 'opened', { ...noted, ...(id && { id }) });
  await put(shelf, game);
  here.games.set(game.id, game);
  here.records.set(record, game.id);
  return { id: game.id, fresh: true };
}

// Reads one file after the other, so that the page stays responsive. Names files that cannot be read, and imports the
// rest.
export async function importFiles(engine: Surveyor, shelf: Shelf, files: readonly File[]): Promise<Imported> {
  const done: Imported = { added: [], known: [], refused: [] };
  const games = await shelf.list();
  const here: Here = {
    games: new Map(games.map((game) => [game.id, game])),
    records: new Map(games.map(({ id, record }) => [record, id])),
  };
  const refuse = (name: string, error: unknown): void =>
    void done.refused.push({ name, why: error instanceof Unopened ? error : new Unopened('unreadable') });
  for (const file of files) {
    try {
      for await (const { name, text } of textsIn(file)) {
        try {
          const { id, fresh } = await take(engine, shelf, text(), here);
          (fresh ? done.added : done.known).push(id);
        } catch (error) {
          refuse(name, error);
        }
      }
    } catch (error) {
      refuse(file.name, error);
    }
  }
  return done;
}
