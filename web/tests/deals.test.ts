// What the page shows after every hand: the head of the record, and whether it is still the same game.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../src/engine/record';
import { keep } from '../src/app/storage';
import { dealFromText } from '../src/online/fairRecord';
import type { Deal, StateMessage, TableInfo } from '../src/online/protocol';
import type { Deals } from '../src/room/deals.svelte';
import { Desk } from '../src/worker/desk';
import { remoteOf } from './fixtures';
import { loadEngine } from './engine';

const text = readFileSync(fileURLToPath(new URL('../../tests/fair/records/two.bornes', import.meta.url)), 'utf8');
let desk: Desk;
let record: GameRecord;
let tags: Map<string, string>;
let DealsClass: typeof Deals;
beforeAll(async () => {
  desk = new Desk(await loadEngine());
  record = desk.read(text).record!;
  tags = new Map(record.tags);
  ({ Deals: DealsClass } = await import('../src/room/deals.svelte'));
});

let deals: Deals;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  serve(text);
  deals = newDeals();
});

const serve = (content: string): void => {
  vi.stubGlobal('location', { href: 'http://host/' });
  vi.stubGlobal('fetch', async () => new Response(content));
};
const newDeals = (): Deals => new DealsClass(tags.get('table')!, async () => ({ id: '', ok: true, n: 1 }));

const table = (phase: TableInfo['phase']): TableInfo => ({
  id: tags.get('table')!,
  ...record.rules,
  public: false,
  clock: 30,
  hints: false,
  coupFourre: { window: 5 },
  pause: 30,
  phase,
  game: Number(tags.get('game')),
  host: 1,
  seats: record.seats.map((name, i) => ({ seat: i + 1, name, kind: 'player' as const })),
});

function follow(phase: TableInfo['phase'], deal: Deal, events: object[] = []): void {
  const state = { type: 'state', n: 1, now: 0, you: null, events, turn: null, window: null, deal };
  deals.follow(state as unknown as StateMessage, table(phase));
}

const dealOf = (hand: number): Deal => ({
  ...dealFromText(tags.get(`deal-${hand}`)!),
  commit: tags.get(`deal-${hand}-commit`)!,
});
const headAfter = (hand: number): string => tags.get(`deal-${hand}-head`)!;

// The page watches a hand from its first promise to its end.
async function watch(hand: number, deal = dealOf(hand)): Promise<void> {
  const { seed: _, ...shown } = deal;
  const asked = shown.seats.map(({ seat }) => ({ seat, commit: null }));
  follow('committing', { ...shown, seats: asked }, [{ n: 1, dealing: hand, attempt: 1 }]);
  deals.begin();
  follow('hand-over', deal);
  const { view } = desk.open(record.rules, null as never, record.hands.slice(0, hand)).snapshot;
  await deals.check(remoteOf(desk), record.rules, null, view);
}

describe('after a hand', () => {
  it('the page shows the head of the record', async () => {
    for (let hand = 1; hand <= record.hands.length; ++hand) {
      await watch(hand);
      expect(deals.fairness).toMatchObject({ outcome: 'fair', head: headAfter(hand) });
    }
  });
  it('the page notices that the record was replaced by another fair one', async () => {
    await watch(1);
    keep(`heads.${tags.get('table')}`, { game: 1, heads: ['0'.repeat(64)] });
    await watch(2);
    expect(deals.fairness?.outcome).toBe('wrong-record');
  });
  it('the page notices a record that a host changed', async () => {
    serve(text.replace('seat 1 Ann', 'seat 1 Mallory'));
    await watch(1);
    expect(deals.fairness?.outcome).toBe('wrong-record');
  });
  it('the page notices that the seed is not shown', async () => {
    const { seed: _, ...hidden } = dealOf(1);
    await watch(1, hidden);
    expect(deals.fairness?.outcome).toBe('wrong-seed');
  });
});
