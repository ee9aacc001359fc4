// Records in links, files and archives: a round trip changes nothing, and hostile ones are refused.
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '../src/engine/record';
import { archiveOf, importFiles } from '../src/library/archive';
import { deflate, toBase64url } from '../src/library/bytes';
import { keepOpened, namesTable, readEntry, textIn, withoutTable, type Surveyor } from '../src/library/entry';
import { isRecordLink, linkOf, recordInLink } from '../src/library/link';
import { PassingShelf } from '../src/library/shelf';
import { mostText, Unopened, type Why } from '../src/library/unopened';
import { filesIn, zipOf } from '../src/library/zip';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';
import { playedGame, remoteOf } from './fixtures';

let desk: Desk;
let engine: Surveyor;
let record: GameRecord;
let text: string;

beforeAll(async () => {
  desk = new Desk(await loadEngine());
  engine = remoteOf(desk);
  record = playedGame(desk, { rules: 'parker-1988', players: 2, set: { goal: '1000' } });
  text = desk.write(record);
});

async function why(doing: Promise<unknown>): Promise<Why> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Unopened);
  return (error as Unopened).why;
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const bytes = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const data = async (content: Uint8Array<ArrayBuffer>): Promise<string> => toBase64url(await deflate(content));

describe('a link with a record', () => {
  it('gives the record back, at its move', async () => {
    const link = await linkOf(text, 12);
    expect(isRecordLink(link)).toBe(true);
    expect(link).toMatch(/^#\/r\/1\/[\w-]+\/12$/);
    expect(link.length).toBeLessThan(text.length / 2);
    expect(await recordInLink(link)).toEqual({ text, move: 12 });
    expect(await recordInLink(await linkOf(text))).toEqual({ text, move: null });
  });

  it('of another version, or broken, is refused as such', async () => {
    const link = await linkOf(text);
    expect(await why(recordInLink(link.replace('/r/1/', '/r/2/')))).toBe('link-version');
    for (const broken of [
      '#/r/',
      '#/r/1',
      '#/r/1/',
      '#/r/x/eJw',
      '#/r/1/%%%',
      '#/r/1/AAAA',
      `${link}/x`,
      link.slice(0, -9),
    ])
      expect(await why(recordInLink(broken)), broken).toBe('link-broken');
    expect(await why(recordInLink(`#/r/1/${await data(new Uint8Array([0xff, 0xfe]))}`))).toBe('link-broken');
  });

  it('is refused when it is too long, or expands too far', async () => {
    expect(await why(recordInLink(`#/r/1/${'A'.repeat(200_001)}`))).toBe('too-large');
    const bomb = await data(new Uint8Array(mostText + 1));
    expect(bomb.length).toBeLessThan(4000);
    expect(await why(recordInLink(`#/r/1/${bomb}`))).toBe('too-large');
    expect(await why(linkOf('#'.repeat(mostText + 1)))).toBe('link-too-large');
    const noise = Array.from({ length: 300_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
    expect(await why(linkOf(noise))).toBe('link-too-large');
  });
});

describe('a record that is opened', () => {
  it('is kept once, with what a list says of it', async () => {
    const shelf = new PassingShelf();
    const game = await keepOpened(engine, shelf, text);
    expect(game).toMatchObject({ kind: 'opened', mine: [], record: text, header: { over: true, seats: record.seats } });
    expect(game.header!.totals).toHaveLength(2);
    expect(await keepOpened(engine, shelf, text)).toEqual(game);
    expect(await shelf.list()).toHaveLength(1);
  });

  it('is kept as far as it goes, and refused where it has no hand', async () => {
    const broken = `${text.split('\n').slice(0, 12).join('\n')}\n9 play roll\n`;
    expect((await readEntry(engine, broken, 'opened')).header).toMatchObject({ over: false, hand: 1 });
    const error = await readEntry(engine, 'bornes-record 1\nrules chess\n', 'opened').catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ why: 'unreadable', fault: { line: 2, column: 7 } });
    expect(await why(readEntry(engine, 'bornes-record 1\n', 'opened'))).toBe('empty');
    expect(await why(readEntry(engine, ' \n', 'opened'))).toBe('blank');
    expect(await why(readEntry(engine, '{"a": 1}\n', 'opened'))).toBe('not-a-game');
    expect(await why(textIn(new Blob([new Uint8Array([0x47, 0xff, 0x0a])])))).toBe('not-a-game');
    expect(await why(readEntry(engine, '\n'.repeat(mostText + 1), 'opened'))).toBe('too-large');
    expect(await why(textIn(new Blob(['\n'.repeat(mostText + 1)])))).toBe('too-large');
  });

  it('loses its table and nothing else if it is asked to', () => {
    const tags: [string, string][] = [
      ['date', '2026-01-02'],
      ['table', 'abc'],
      ['game', '1'],
      ['deal-1', 'x'],
      ['deal-1-head', 'y'],
    ];
    const online = { ...record, tags };
    expect([namesTable(online), namesTable(withoutTable(online))]).toEqual([true, false]);
    expect(withoutTable(online)).toEqual({ ...record, tags: [['date', '2026-01-02']] });
  });
});

describe('an archive', () => {
  const file = (name: string, content: BlobPart): File => new File([content], name);

  it('brings every game back as it was, once, and newer ones stay', async () => {
    const shelf = new PassingShelf();
    const mine = await readEntry(engine, text, 'online', { id: 'abc1', mine: [2], touched: 5 });
    const [hand] = record.hands;
    const begun = desk.write({ ...record, hands: [{ ...hand!, moves: hand!.moves.slice(0, 9) }] });
    const other = await readEntry(engine, begun, 'alone');
    for (const game of [mine, other]) await shelf.put(game);
    const archive = file('games.zip', archiveOf(await shelf.list()));
    const elsewhere = new PassingShelf();
    expect(await importFiles(engine, elsewhere, [archive])).toEqual({
      added: [other.id, 'abc1'],
      known: [],
      refused: [],
    });
    expect(await elsewhere.list()).toEqual(await shelf.list());
    await elsewhere.put({ ...mine, touched: 9, record: `${text}# newer\n` });
    expect(await importFiles(engine, elsewhere, [archive])).toEqual({
      added: [],
      known: [other.id, 'abc1'],
      refused: [],
    });
  });

  it('replaces no other game that has the same id', async () => {
    const shelf = new PassingShelf();
    const one = await readEntry(engine, text, 'alone', { id: 'first', touched: 5 });
    await shelf.put(one);
    const [hand] = record.hands;
    const cards = hand!.deck.split(' ').reverse().join(' ');
    const dealt = desk.write({ ...record, hands: [{ ...hand!, deck: cards, moves: [] }] });
    const two = await readEntry(engine, dealt, 'alone', { id: 'first', touched: 9 });
    const archive = file('games.zip', archiveOf([two]));
    const [id] = (await importFiles(engine, shelf, [archive])).added;
    expect(await shelf.find('first')).toEqual(one);
    expect(await shelf.find(id!)).toEqual({ ...two, id });
    expect((await importFiles(engine, shelf, [archive])).known).toEqual([id]);
  });

  it('has plain records, which the engine reads', async () => {
    const archive = archiveOf([await readEntry(engine, text, 'alone', { id: 'abc1', touched: 0 })]);
    const [only] = await all(filesIn(new Uint8Array(await archive.arrayBuffer()), mostText));
    expect(only!.name).toBe('1970-01-01-abc1.bornes');
    expect(desk.read(new TextDecoder().decode(only!.bytes!))).toEqual(desk.read(text));
  });

  it('of another program is read, and what is wrong with it is told by name', async () => {
    const shelf = new PassingShelf();
    const files = [
      file('one.bornes', text),
      file('bad.txt', 'hello'),
      file('broken.zip', 'PK'),
      file('bomb.zip', zipOf([{ name: 'huge', bytes: new Uint8Array(mostText + 1) }])),
    ];
    const { added, refused } = await importFiles(engine, shelf, files);
    expect(added).toHaveLength(1);
    expect(refused.map(({ name, why }) => [name, why.why])).toEqual([
      ['bad.txt', 'not-a-game'],
      ['broken.zip', 'unreadable'],
      ['huge', 'too-large'],
    ]);
  });

  it('is refused if all its files together expand too far', async () => {
    const most = new Uint8Array(await zipOf([{ name: 'a', bytes: new Uint8Array(mostText) }]).arrayBuffer());
    const entry = most.slice(31 + mostText, 31 + mostText + 47);
    const last = most.slice(31 + mostText + 47);
    const view = new DataView(last.buffer);
    view.setUint16(10, 60, true); // sixty entries name the same bytes
    const overlapping = new Blob([
      most.slice(0, 31 + mostText),
      ...Array<Uint8Array<ArrayBuffer>>(60).fill(entry),
      last,
    ]);
    const { added, refused } = await importFiles(engine, new PassingShelf(), [file('bomb.zip', overlapping)]);
    expect(added).toHaveLength(0);
    expect(refused.at(-1)).toMatchObject({ name: 'bomb.zip', why: { why: 'too-large' } });
    expect(refused).toHaveLength(51);
    const folders = new Uint8Array(await overlapping.arrayBuffer());
    for (let i = 0; i < 60; ++i) folders[31 + mostText + 47 * i + 46] = 47; // the name of a folder: "/"
    const again = await importFiles(engine, new PassingShelf(), [file('bomb.zip', new Blob([folders]))]);
    expect(again.refused).toMatchObject([{ name: 'bomb.zip', why: { why: 'too-large' } }]);
  });

  it('cannot name seats that no game has', async () => {
    const noted = (seats: string): File => file('a.bornes', `${text}# kept by the page: x1 alone ${seats} 5\n`);
    const shelf = new PassingShelf();
    for (const seats of ['0', ',', '77'])
      expect((await importFiles(engine, shelf, [noted(seats)])).added).not.toEqual(['x1']);
    expect((await importFiles(engine, shelf, [noted('2')])).added).toEqual(['x1']);
  });

  it('may have no name that is not UTF-8, in a file or an archive', async () => {
    const wrong = bytes(text.replace('seat 1 A', 'seat 1 ?'));
    wrong[text.indexOf('seat 1 A') + 7] = 0xff;
    const files = [file('one.bornes', new Blob([wrong])), file('all.zip', zipOf([{ name: 'two', bytes: wrong }]))];
    const { added, refused } = await importFiles(engine, new PassingShelf(), files);
    expect(added).toHaveLength(0);
    const line = text.slice(0, text.indexOf('seat 1 A')).split('\n').length;
    const fault = { line, column: 8, code: 'not-utf8' };
    expect(refused).toMatchObject([
      { name: 'one.bornes', why: { fault } },
      { name: 'two', why: { fault } },
    ]);
  });

  it('may be compressed, but not without end', async () => {
    const plain = new Uint8Array(await zipOf([{ name: 'a', bytes: bytes(text) }]).arrayBuffer());
    const deflated = (content: string): Uint8Array<ArrayBuffer> => {
      const small = Uint8Array.from(deflateRawSync(content));
      const start = plain.slice(0, 31); // the local header and its name
      const listing = plain.slice(31 + bytes(text).length);
      const view = new DataView(listing.buffer);
      view.setUint16(10, 8, true);
      view.setUint32(20, small.length, true);
      view.setUint32(47 + 16, 31 + small.length, true);
      return Uint8Array.from([...start, ...small, ...listing]);
    };
    const read = async (content: string) => (await all(filesIn(deflated(content), mostText)))[0]!;
    expect((await read(text)).bytes).toEqual(bytes(text));
    expect((await read('\n'.repeat(mostText + 1))).bytes).toBeNull();
  });
});
