// Records on their way to the shelf: from files, links, tables and archives.
import type { GameRecord } from '../engine/record';
import type { Remote } from '../worker/client';
import type { Survey } from '../worker/messages';
import { peopleOf } from './people';
import { freshId, headerOf, type GameKind, type KeptGame, type Shelf } from './shelf';
import { mostText, Unopened } from './unopened';

export type Surveyor = Pick<Remote, 'survey'>;
type Known = Partial<Pick<KeptGame, 'id' | 'mine' | 'touched'>>;

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

function entryOf(text: string, survey: Survey & { record: GameRecord }, kind: GameKind, known: Known): KeptGame {
  const { record, totals, winners } = survey;
  const mine = known.mine ?? (kind === 'alone' ? peopleOf(record) : []);
  return {
    id: known.id ?? freshId(),
    kind,
    touched: known.touched ?? Date.now(),
    mine: mine.filter((seat) => seat <= record.rules.players),
    header: headerOf(record, mine, totals.at(-1) ?? [], winners !== null),
    record: text,
  };
}

// As far as the record is legal; throws Unopened if no hand of it can be read.
export async function readEntry(engine: Surveyor, text: string, kind: GameKind, known: Known = {}): Promise<KeptGame> {
  if (sizeOf(text) > mostText) throw new Unopened('too-large');
  const survey = await engine.survey(text);
  const { record, fault } = survey;
  if (!record) throw new Unopened(fault ? 'unreadable' : 'empty', fault);
  return entryOf(text, { ...survey, record }, kind, known);
}

// A record that is here already is not kept twice.
export async function keepOpened(engine: Surveyor, shelf: Shelf, text: string): Promise<KeptGame> {
  const same = (await shelf.list()).find(({ record }) => record === text);
  if (same) return same;
  return put(shelf, await readEntry(engine, text, 'opened'));
}

export async function put(shelf: Shelf, game: KeptGame): Promise<KeptGame> {
  await shelf.put(game).catch(() => {
    throw new Unopened('full');
  });
  return game;
}

const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  file.arrayBuffer().then((buffer) => new Uint8Array(buffer));

// The text of a file; what is no UTF-8 is refused by the reader, which says where.
export async function textIn(file: Blob): Promise<string> {
  if (file.size > mostText) throw new Unopened('too-large');
  return new TextDecoder().decode(await bytesOf(file));
}

// The tags that belong to an online table: its name, which is its invitation, and the deals that are checked with it.
const ofTable = /^(table|game|deal-.*)$/;
export const namesTable = ({ tags }: Pick<GameRecord, 'tags'>): boolean => tags.some(([name]) => name === 'table');
// The same of a record's text, as the engine writes it.
export const textWithoutTable = (text: string): string =>
  text.replace(/^tag (\S+) .*\n/gm, (line, name: string) => (ofTable.test(name) ? '' : line));
export const withoutTable = (record: GameRecord): GameRecord => ({
  ...record,
  tags: record.tags.filter(([name]) => !ofTable.test(name)),
});
