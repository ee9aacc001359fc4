// Fair deals: the test vectors of docs/fair-deals.md, and every way to break a promise.
import { bytesToHex } from '@noble/hashes/utils';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cards, copiesOf } from '../src/engine/cards';
import { dealKey, dealOut, digestOf, partCommitment, promiseOf, termsText } from '../src/online/fair';
import { nextStep, peopleAt, promiseBroken, promised, type Part } from '../src/online/fairPart';
import type { Deal, Seat } from '../src/online/protocol';

const bytes = (from: number): string => bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => from + i));
const page = readFileSync(fileURLToPath(new URL('../../docs/fair-deals.md', import.meta.url)), 'utf8');
const game = { table: 'kXq0Zc1m2n3b4v5c6x7z8A', rules: { rules: 'parker-1988' as const, set: {}, players: 4 } };
const full = cards.flatMap((card) => Array<string>(copiesOf(card)).fill(card));

function example(version: number): Deal {
  const terms = {
    version,
    dealer: 1,
    after: bytes(0x60),
    people: digestOf(['Ann', 'bot casual', 'Bob', 'bot master']),
    asked: [1, 3],
  };
  const deal: Deal = {
    game: 1,
    hand: 2,
    attempt: 1,
    commit: '',
    seed: bytes(0),
    seats: [],
    ...(version > 1 ? terms : {}),
  };
  deal.commit = promiseOf(game, deal);
  deal.seats = [
    [1, 0x20],
    [3, 0x40],
  ].map(([seat, from]) => ({
    seat: seat!,
    commit: partCommitment(deal, seat!, bytes(from!)),
    contribution: bytes(from!),
  }));
  return deal;
}

describe.each([1, 2])('the vectors of version %i on the page about fair deals', (version) => {
  const vectors = page.slice(page.indexOf('## Test vectors')).split('### ')[version]!;
  const deal = example(version);
  it('give the same commitments and key', () => {
    for (const text of [termsText(deal), deal.commit, deal.seats[1]!.commit!, bytesToHex(dealKey(game, deal))]) {
      expect(vectors).toContain(`    ${text}\n`);
    }
  });
  it('give the same deck', () => {
    const printed = vectors.slice(vectors.indexOf('(106 cards):')).split('\n\n')[1]!;
    expect(dealOut(game, deal, full, 1)).toEqual({ deck: printed.trim().split(/\s+/), dealer: 2 });
  });
});

describe.each([1, 2])('taking part in a deal of version %i', (version) => {
  const deal = example(version);
  const { seed: _, ...shown } = deal;
  const asked: Deal = {
    ...shown,
    seats: [
      { seat: 1, commit: null },
      { seat: 3, commit: null },
    ],
  };
  const kept: Part = { ...promised(asked, 'committing', null, null)!, secret: bytes(0x20), opened: 1 };
  const fresh = (): string => bytes(0x60);

  it('commits once asked, and with the same bytes after a reload', () => {
    const step = nextStep(asked, 'committing', 1, promised(asked, 'committing', null, null), fresh)!;
    expect(step.command).toEqual({ do: 'commit', hand: 2, attempt: 1, commit: partCommitment(deal, 1, bytes(0x60)) });
    expect(step.part.commit).toBe(deal.commit);
    expect(nextStep(asked, 'committing', 1, step.part, () => bytes(0x70))!.part).toEqual(step.part);
  });
  it('opens what it committed to, and nothing else', () => {
    const opening: Deal = { ...deal, seats: deal.seats.map(({ seat, commit }) => ({ seat, commit })) };
    const step = nextStep(opening, 'opening', 1, { ...kept, opened: null }, fresh, 7)!;
    expect(step.command).toEqual({ do: 'open', hand: 2, attempt: 1, contribution: bytes(0x20) });
    expect(step.part.opened).toBe(7);
    expect(nextStep(opening, 'opening', 1, { ...kept, secret: bytes(0x50) }, fresh)).toBeNull();
    expect(nextStep(opening, 'opening', 1, { ...kept, hand: 1 }, fresh)).toBeNull();
    expect(nextStep(deal, 'opening', 1, kept, fresh)).toBeNull();
  });
  it('opens it even if the seat has moved to another device, and that device opens nothing', () => {
    const opening: Deal = { ...deal, seats: deal.seats.map(({ seat, commit }) => ({ seat, commit })) };
    const step = nextStep(opening, 'opening', null, { ...kept, opened: null }, fresh, 7)!;
    expect(step.command).toEqual({ do: 'open', hand: 2, attempt: 1, contribution: bytes(0x20) });
    expect(nextStep(opening, 'opening', 1, { ...kept, secret: null }, fresh)).toBeNull();
  });
  it('keeps the first promise for each attempt', () => {
    const seen = promised(asked, 'committing', null, null);
    expect(promised({ ...asked, commit: bytes(9) }, 'committing', seen, null)).toBe(seen);
    expect(promised(asked, 'opening', null, null)).toBeNull();
    const next = promised({ ...asked, attempt: 2, commit: bytes(9) }, 'committing', seen, null);
    expect(next?.before).toEqual([{ attempt: 1, commit: asked.commit }]);
    expect(promised({ ...asked, hand: 3 }, 'committing', next, null)?.before).toEqual([]);
  });
  it('asks nothing of a spectator, nor of anybody once the hand is dealt', () => {
    expect(nextStep(asked, 'committing', null, kept, fresh)).toBeNull();
    expect(nextStep(asked, 'committing', 2, kept, fresh)).toBeNull();
    expect(nextStep(deal, 'playing', 1, kept, fresh)).toBeNull();
  });

  it('finds broken promises', () => {
    const broken = (shown: Deal, part: Part | null, you: number | null = 1) =>
      promiseBroken(game, shown, part, you, version);
    expect(broken(deal, kept)).toBeNull();
    expect(broken(deal, { ...kept, secret: null }, null)).toBeNull();
    expect(broken(deal, null, null)).toBe('unseen');
    expect(broken({ ...deal, seed: bytes(1) }, kept)).toBe('wrong-seed');
    expect(broken(deal, { ...kept, commit: bytes(1) })).toBe('changed-seed');
    expect(broken(deal, { ...kept, terms: 'others' })).toBe('changed-seed');
    expect(broken(deal, { ...kept, commits: '1 of another' })).toBe('changed-seed');
    expect(broken(deal, { ...kept, secret: bytes(2) })).toBe('left-out');
    // Another commitment than ours was shown, so ours was never opened.
    expect(broken(deal, { ...kept, secret: bytes(2), opened: null })).toBe('left-out');
    expect(broken(deal, { ...kept, secret: bytes(2), opened: null }, 4)).toBeNull();
    expect(promiseBroken(game, deal, kept, 1, version + 1)).toBe('downgraded');
    // A void attempt must match its promise.
    const before = [{ attempt: 1, commit: bytes(1) }];
    expect(broken(deal, { ...kept, before })).toBe('changed-seed');
    expect(broken({ ...deal, voided: [deal] }, { ...kept, before })).toBe('changed-seed');
    expect(broken({ ...deal, voided: [deal] }, { ...kept, before: [{ attempt: 1, commit: deal.commit }] })).toBeNull();
    const forged = { ...deal, seats: [{ ...deal.seats[0]!, contribution: bytes(3) }, deal.seats[1]!] };
    expect(broken(forged, kept)).toBe('wrong-contribution');
  });
});

describe('version 2', () => {
  it('binds who sits where, as this page sees it', () => {
    const seats: Seat[] = [
      { seat: 1, name: 'Ann', kind: 'player' },
      { seat: 2, name: null, kind: 'bot', level: 'casual' },
      { seat: 3, name: 'Bob', kind: 'player' },
      { seat: 4, name: null, kind: 'bot', level: 'master' },
    ];
    const deal = example(2);
    expect(peopleAt(seats)).toBe(deal.people);
    const part = promised(deal, 'committing', null, peopleAt([{ ...seats[0]!, name: 'Eve' }, ...seats.slice(1)]));
    expect(promiseBroken(game, deal, part, null, 2)).toBe('changed-seed');
  });
  it('binds rules and terms', () => {
    const deal = example(2);
    expect(promiseOf({ ...game, rules: { ...game.rules, set: { goal: '6000' } } }, deal)).not.toBe(deal.commit);
    for (const other of [
      { game: 2 },
      { hand: 3 },
      { attempt: 2 },
      { dealer: 2 },
      { after: bytes(1) },
      { people: bytes(1) },
      { asked: [1] },
    ]) {
      expect(promiseOf(game, { ...deal, ...other })).not.toBe(deal.commit);
    }
  });
});
