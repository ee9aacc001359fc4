// Fair deals (docs/fair-deals.md): what this page contributes, and the check of a finished hand. Browsers give no such
// arithmetic to pages over plain HTTP, so it comes along.
import { chacha20 } from '@noble/ciphers/chacha';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Command, Deal, TablePhase } from './protocol';

export const commitment = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('bornes commit 1'), hexToBytes(secret))));

export const freshSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

// The commitment that the server showed before a deal, and what this page contributed, if it did. The numbers of the deal
// are part of the promise: they go into the key, and who may change them later can choose the deck.
export interface Part {
  game: number;
  hand: number;
  attempt: number;
  commit: string;
  secret: string | null;
}

const isOf = (part: Part | null, deal: Deal): part is Part =>
  part !== null && part.game === deal.game && part.hand === deal.hand && part.attempt === deal.attempt;

// The first promise for an attempt counts: later ones may come after the contributions were seen.
export function promised(deal: Deal, phase: TablePhase, kept: Part | null): Part | null {
  if (phase !== 'committing' || isOf(kept, deal)) return kept;
  const { game, hand, attempt, commit } = deal;
  return { game, hand, attempt, commit, secret: null };
}

// What is asked of the seat in this step of a deal, if anything, by who keeps what was promised. The part that it needs is
// made once and given back to be kept.
export function nextStep(
  deal: Deal,
  phase: TablePhase,
  you: number | null,
  kept: Part | null,
  fresh: () => string,
): { part: Part; command: Command } | null {
  const own = deal.seats.find(({ seat }) => seat === you);
  if (!own || !isOf(kept, deal)) return null;
  const { hand, attempt } = deal;
  if (phase === 'committing' && own.commit === null) {
    const secret = kept.secret ?? fresh();
    return { part: { ...kept, secret }, command: { do: 'commit', hand, attempt, commit: commitment(secret) } };
  }
  const { secret } = kept;
  if (phase === 'opening' && secret !== null && own.commit === commitment(secret) && own.contribution === undefined) {
    return { part: kept, command: { do: 'open', hand, attempt, contribution: secret } };
  }
  return null;
}

// The numbers of the stream, each below a bound, without bias.
function* stream(key: Uint8Array): Generator<number> {
  for (let block = 0; ; ++block) {
    const bytes = chacha20(key, new Uint8Array(12), new Uint8Array(64), undefined, block);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < 64; at += 4) yield view.getUint32(at, true);
  }
}

function below(numbers: Generator<number>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const number = numbers.next().value as number;
    if (number < limit) return number % bound;
  }
}

export function dealKey(table: string, deal: Deal): Uint8Array {
  const parts = [
    utf8ToBytes(`bornes deal 1\n${table}\n${deal.game} ${deal.hand} ${deal.attempt}\n`),
    hexToBytes(deal.seed!),
  ];
  for (const { seat, contribution } of [...deal.seats].sort((a, b) => a.seat - b.seat)) {
    if (contribution !== undefined) parts.push(utf8ToBytes(`${seat}\n`), hexToBytes(contribution));
  }
  return sha256(concatBytes(...parts));
}

// `cards` are all cards of the rules, sorted.
export function fairDeck(table: string, deal: Deal, cards: readonly string[]): string[] {
  const deck = [...cards];
  const numbers = stream(dealKey(table, deal));
  for (let i = deck.length - 1; i > 0; --i) {
    const j = below(numbers, i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

export type Unfair = 'changed-seed' | 'wrong-seed' | 'wrong-contribution' | 'left-out' | 'wrong-deck' | 'wrong-cards';

// Everything that can be said without the cards; null if all is as it should be, 'unseen' if no promise was seen.
export function promiseBroken(deal: Deal, kept: Part | null, you: number | null): Unfair | 'unseen' | null {
  if (deal.seed === undefined || commitment(deal.seed) !== deal.commit) return 'wrong-seed';
  for (const { commit, contribution } of deal.seats) {
    if (commit === null || contribution === undefined || commitment(contribution) !== commit)
      return 'wrong-contribution';
  }
  if (!isOf(kept, deal)) return 'unseen';
  if (kept.commit !== deal.commit) return 'changed-seed';
  if (kept.secret === null) return null;
  return deal.seats.some(({ seat, contribution }) => seat === you && contribution === kept.secret) ? null : 'left-out';
}
