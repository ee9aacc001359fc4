// Turns records from files, links, tables and archives into stored games.
import type { GameRecord, RecordFault } from '../engine/record';
import type { Remote } from '../worker/client';
import type { Survey } from '../worker/messages';
import { peopleOf } from './people';
import { freshId, headerOf, type GameKind, type KeptGame, type Shelf } from './shelf';
import { mostText, Unopened, type Why } from './unopened';

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

// Why nothing of the text can be shown.
function whyUnread(text: string, fault: RecordFault | null): Why {
  if (text.trim() === '') return 'blank';
  if (!/^\s*bornes-record\b/m.test(text)) return 'not-a-game';
  return fault ? 'unreadable' : 'empty';
}

// Reads the record up to the first fault. Throws Unopened if it has no readable hand.
export async function readEntry(engine: Surveyor, text: string, kind: GameKind, known: Known = {}): Promise<KeptGame> {
  if (sizeOf(text) > mostText) throw new Unopened('too-large');
  const survey = await engine.survey(text);
  const { record, fault } = survey;
  if (!record) throw new Unopened(whyUnread(text, fault), fault);
  return entryOf(text, { ...survey, record }, kind, known);
}

// Does not store a record twice.
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

const damaged = '\ufffd'; // stands for bytes that are not UTF-8
const notUtf8 = 'this is not valid UTF-8';

// Returns the text of a record. Throws Unopened for bytes before the first hand that are not UTF-8: the reader would
// take them for a part of a name. In a later line, the reader refuses the word and says where.
export function textFrom(bytes: Uint8Array<ArrayBuffer>): string {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes(damaged) || isUtf8(bytes)) return text;
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes(damaged));
  if (lines.slice(0, line).some((each) => /^\s*hand\s/.test(each))) return text;
  const column = [...lines[line]!.split(damaged)[0]!].length + 1;
  const fault: RecordFault = { line: line + 1, column, code: 'not-utf8', arguments: [], why: notUtf8 };
  throw new Unopened(whyUnread(text, fault), fault);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// Returns the text of a file. Throws Unopened.
export async function textIn(file: Blob): Promise<string> {
  if (file.size > mostText) throw new Unopened('too-large');
  return textFrom(await bytesOf(file));
}

// The tags of an online table: its id, with which anybody could join it, and the deals that are checked with it.
const ofTable = /^(table|game|deal-.*)$/;
export const namesTable = ({ tags }: Pick<GameRecord, 'tags'>): boolean => tags.some(([name]) => name === 'table');
// The record without these tags: as text in the engine's form, and as its content.
export const textWithoutTable = (text: string): string =>
  text.replace(/^tag (\S+) .*\n/gm, (line, name: string) => (ofTable.test(name) ? '' : line));
export const withoutTable = (record: GameRecord): GameRecord => ({
  ...record,
  tags: record.tags.filter(([name]) => !ofTable.test(name)),
});
