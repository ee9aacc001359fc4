// Each of these records was tampered with in one place. The page refuses all of them, as `bornes verify` and the
// checker in Python do.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../src/engine/cards';
import { checkRecord } from '../src/online/fairRecord';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';

const folder = fileURLToPath(new URL('../../tests/fair/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');
const records = new Map(readdirSync(`${folder}records`).map((name) => [name, read(`records/${name}`)]));

interface Entry {
  record: string;
  what: string;
  edits: [number, string | null][];
}

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await loadEngine());
});

// As `audit` does: a text that the engine's reader refuses is no record.
function faultIn(text: string): string | null {
  const { record, fault } = desk.read(text);
  if (!record || fault) return fault?.why ?? 'no hand is dealt';
  const order: readonly string[] = cards;
  const sorted = (record.hands[0]?.deck.split(' ') ?? []).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return checkRecord(record, sorted).fault;
}

function tampered({ record, edits }: Entry): string {
  const lines: (string | null)[] = records.get(record)!.trimEnd().split('\n');
  for (const [number, text] of edits) lines[number - 1] = text;
  return lines.filter((line) => line !== null).join('\n') + '\n';
}

describe('records', () => {
  it('as they were dealt are fair', () => {
    for (const [name, text] of records) expect(faultIn(text), name).toBeNull();
    expect(records.size).toBe(4);
  });
  it('that were tampered with are refused', () => {
    const entries = JSON.parse(read('tampered.json')) as Entry[];
    expect(entries.length).toBeGreaterThanOrEqual(300);
    for (const entry of entries) expect(faultIn(tampered(entry)), JSON.stringify(entry)).not.toBeNull();
  });
});
