// Fair deals: the test vectors of docs/fair-deals.md, and every way to break a promise.
import { bytesToHex } from '@noble/hashes/utils';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cards, copies } from '../src/engine/cards';
import { commitment, dealKey, fairDeck, nextStep, promiseBroken, promised, type Part } from '../src/online/fair';
import type { Deal } from '../src/online/protocol';

const bytes = (from: number): string => bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => from + i));
const page = readFileSync(fileURLToPath(new URL('../../docs/fair-deals.md', import.meta.url)), 'utf8');
const table = 'kXq0Zc1m2n3b4v5c6x7z8A';
const full = cards.flatMap((card) => Array<string>(copies[card]).fill(card));

const part = (seat: number, from: number) => ({ seat, commit: commitment(bytes(from)), contribution: bytes(from) });
const deal: Deal = {
  game: 1,
  hand: 2,
  attempt: 1,
  commit: commitment(bytes(0)),
  seed: bytes(0),
  seats: [part(1, 0x20), part(3, 0x40)],
};

describe('the vectors of the page about fair deals', () => {
  it('give the same commitment and key', () => {
    expect(page).toContain(commitment(bytes(0)));
    expect(page).toContain(bytesToHex(dealKey(table, deal)));
  });
  it('give the same deck', () => {
    const printed = page.slice(page.indexOf('    spare-tire out-of-gas')).split('\n\n')[0]!;
    expect(fairDeck(table, deal, full)).toEqual(
      printed
        .replace(/-\n\s*/g, '-')
        .trim()
        .split(/\s+/),
    );
  });
});

describe('taking part in a deal', () => {
  const asked: Deal = {
    ...deal,
    seats: [
      { seat: 1, commit: null },
      { seat: 3, commit: null },
    ],
  };
  const kept: Part = { game: 1, hand: 2, attempt: 1, commit: deal.commit, secret: bytes(0x20) };
  const fresh = (): string => bytes(0x60);

  it('commits once asked, and with the same bytes after a reload', () => {
    const step = nextStep(asked, 'committing', 1, promised(asked, 'committing', null), fresh)!;
    expect(step.command).toEqual({ do: 'commit', hand: 2, attempt: 1, commit: commitment(bytes(0x60)) });
    expect(step.part.commit).toBe(deal.commit);
    expect(nextStep(asked, 'committing', 1, step.part, () => bytes(0x70))!.part).toEqual(step.part);
  });
  it('opens what it committed to, and nothing else', () => {
    const opening: Deal = { ...deal, seats: deal.seats.map(({ seat, commit }) => ({ seat, commit })) };
    expect(nextStep(opening, 'opening', 1, kept, fresh)!.command).toEqual({
      do: 'open',
      hand: 2,
      attempt: 1,
      contribution: bytes(0x20),
    });
    expect(nextStep(opening, 'opening', 1, { ...kept, secret: bytes(0x50) }, fresh)).toBeNull();
    expect(nextStep(opening, 'opening', 1, { ...kept, hand: 1 }, fresh)).toBeNull();
    expect(nextStep(deal, 'opening', 1, kept, fresh)).toBeNull();
  });
  it('takes the first promise for an attempt at its word', () => {
    const seen = promised(asked, 'committing', null);
    expect(seen).toEqual({ ...kept, secret: null });
    expect(promised({ ...asked, commit: commitment(bytes(9)) }, 'committing', seen)).toBe(seen);
    expect(promised(asked, 'opening', null)).toBeNull();
  });
  it('is not for who watches, nor once the hand is dealt', () => {
    expect(nextStep(asked, 'committing', null, kept, fresh)).toBeNull();
    expect(nextStep(asked, 'committing', 2, kept, fresh)).toBeNull();
    expect(nextStep(deal, 'playing', 1, kept, fresh)).toBeNull();
  });

  it('finds broken promises', () => {
    expect(promiseBroken(deal, kept, 1)).toBeNull();
    expect(promiseBroken(deal, { ...kept, secret: null }, null)).toBeNull();
    expect(promiseBroken(deal, null, null)).toBe('unseen');
    for (const number of ['game', 'hand', 'attempt'] as const) {
      expect(promiseBroken({ ...deal, [number]: deal[number] + 1 }, kept, 1)).toBe('unseen');
    }
    expect(promiseBroken({ ...deal, seed: bytes(1) }, kept, 1)).toBe('wrong-seed');
    expect(promiseBroken(deal, { ...kept, commit: commitment(bytes(1)) }, 1)).toBe('changed-seed');
    expect(promiseBroken(deal, { ...kept, secret: bytes(2) }, 1)).toBe('left-out');
    const forged = { ...deal, seats: [{ ...deal.seats[0]!, contribution: bytes(3) }, deal.seats[1]!] };
    expect(promiseBroken(forged, kept, 1)).toBe('wrong-contribution');
  });
});
