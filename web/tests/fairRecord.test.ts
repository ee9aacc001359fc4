// Each of these records was tampered with in one place. The page refuses all of them with the same reason as `bornes
// verify` and the checker in Python.
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
  reason: string;
  edits: [number, string | null][];
}

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await loadEngine());
});

// Returns a reason of docs/fair-deals.md, or null for a fair record. Like `audit`, uses the engine's reader first.
function reasonIn(text: string): string | null {
  const { record, fault, totals, winners } = desk.survey(text);
  if (fault) return 'unreadable';
  if (!record) return 'no-hands';
  const order: readonly string[] = cards;
  const sorted = record.hands[0]!.deck.split(' ').sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return checkRecord(record, sorted, totals.length).fault ?? (winners ? null : 'incomplete');
}

function tampered({ record, edits }: Entry): string {
  const lines: (string | null)[] = records.get(record)!.trimEnd().split('\n');
  for (const [number, text] of edits) lines[number - 1] = text;
  return lines.filter((line) => line !== null).join('\n') + '\n';
}

describe('records', () => {
  it('as they were dealt are fair', () => {
    for (const [name, text] of records) expect(reasonIn(text), name).toBeNull();
    expect(records.size).toBe(6);
  });
  it('that were tampered with are refused with their reason', () => {
    const entries = JSON.parse(read('tampered.json')) as Entry[];
    expect(entries.length).toBeGreaterThanOrEqual(300);
    for (const entry of entries) expect(reasonIn(tampered(entry)), JSON.stringify(entry)).toBe(entry.reason);
  });
  // The host computed every hash of these records again. Their names begin with the reason.
  it('that were forged are refused with their reason', () => {
    const names = readdirSync(`${folder}forged`);
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(reasonIn(read(`forged/${name}`)), name).toBe(name.split('.')[0]);
  });
});
