// What this page contributes to a deal, and whether the server kept its promises (docs/fair-deals.md).
import { bytesToHex } from '@noble/hashes/utils';
import { digestOf, partCommitment, promiseOf, termsText, versionOf, type DealtGame } from './fair';
import type { Command, Deal, DealSeat, Seat, TablePhase } from './protocol';

export const freshSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

// What the server showed before a deal, and what this page contributed, if anything. The terms of the deal are part of
// the promise: they go into the key, so whoever could change them later could choose the deck.
export interface Part {
  game: number;
  hand: number;
  attempt: number;
  version: number;
  terms: string;
  commit: string;
  commits: string | null; // of all seats, before anybody opened
  secret: string | null;
  opened: number | null; // when it was sent
  before?: { attempt: number; commit: string }[]; // the promises of earlier attempts at this hand
}

export const isOf = (part: Part | null, deal: Deal): part is Part =>
  part !== null && part.game === deal.game && part.hand === deal.hand && part.attempt === deal.attempt;

const commitsOf = (deal: Deal): string =>
  deal.seats
    .filter(({ commit }) => commit !== null)
    .map(({ seat, commit }) => `${seat} ${commit}`)
    .join(' ');

// The hash of the players' names, written as in a record.
export const peopleAt = (seats: readonly Seat[]): string =>
  digestOf(
    seats.map(({ kind, name, level }) =>
      kind === 'player' ? (name ?? '').replaceAll('#', '＃') : `bot ${level ?? 'casual'}`,
    ),
  );

// The promises of earlier attempts at this hand that this page has seen.
function attemptsBefore(kept: Part | null, { game, hand, attempt }: Deal): { attempt: number; commit: string }[] {
  if (kept?.game !== game || kept.hand !== hand || kept.attempt >= attempt) return [];
  return [...(kept.before ?? []), { attempt: kept.attempt, commit: kept.commit }];
}

// The first promise for an attempt counts, because later ones may be made after the contributions were seen. `people`
// is the hash of the players at the table, or null if somebody may have come or gone since the attempt began.
export function promised(deal: Deal, phase: TablePhase, kept: Part | null, people: string | null): Part | null {
  if (phase === 'opening' && isOf(kept, deal) && kept.commits === null) return { ...kept, commits: commitsOf(deal) };
  if (phase !== 'committing' || isOf(kept, deal)) return kept;
  const { game, hand, attempt, commit } = deal;
  const seen = versionOf(deal) > 1 && people !== null ? { ...deal, people } : deal;
  return {
    game,
    hand,
    attempt,
    version: versionOf(deal),
    terms: termsText(seen),
    commit,
    commits: null,
    secret: null,
    opened: null,
    before: attemptsBefore(kept, deal),
  };
}

// Returns what this seat must send in the current step of a deal, if anything. Makes the seat's part once, and returns
// it so that the caller can store it.
export function nextStep(
  deal: Deal,
  phase: TablePhase,
  you: number | null,
  kept: Part | null,
  fresh: () => string,
  now = Date.now(),
): { part: Part; command: Command } | null {
  if (!isOf(kept, deal)) return null;
  const { hand, attempt } = deal;
  // Only this page can open its commitment, even if the seat has moved to another device since.
  const committed = ({ seat, commit }: DealSeat): boolean =>
    kept.secret !== null && commit === partCommitment(deal, seat, kept.secret);
  const own = deal.seats.find(committed) ?? deal.seats.find(({ seat }) => seat === you);
  if (!own) return null;
  if (phase === 'committing' && own.commit === null && own.seat === you) {
    const secret = kept.secret ?? fresh();
    return {
      part: { ...kept, secret },
      command: { do: 'commit', hand, attempt, commit: partCommitment(deal, own.seat, secret) },
    };
  }
  const { secret } = kept;
  if (phase === 'opening' && secret !== null && committed(own) && own.contribution === undefined) {
    return { part: { ...kept, opened: now }, command: { do: 'open', hand, attempt, contribution: secret } };
  }
  return null;
}

export type Unfair =
  'changed-seed' | 'wrong-seed' | 'wrong-contribution' | 'left-out' | 'wrong-cards' | 'wrong-record' | 'downgraded';

// Checks everything that does not need the cards. Returns null if all is well, and 'unseen' if this page saw no
// promise. `newest` is the newest version of deals that was promised at this table.
export function promiseBroken(
  game: DealtGame,
  deal: Deal,
  kept: Part | null,
  you: number | null,
  newest: number,
): Unfair | 'unseen' | null {
  if (deal.seed === undefined || promiseOf(game, deal) !== deal.commit) return 'wrong-seed';
  for (const { seat, commit, contribution } of deal.seats) {
    if (commit === null || contribution === undefined || partCommitment(deal, seat, contribution) !== commit)
      return 'wrong-contribution';
  }
  if (versionOf(deal) < newest) return 'downgraded';
  if (!isOf(kept, deal)) return 'unseen';
  if (kept.commit !== deal.commit || kept.terms !== termsText(deal)) return 'changed-seed';
  if (kept.commits !== null && kept.commits !== commitsOf(deal)) return 'changed-seed';
  // Void attempts must match what was promised for them.
  for (const { attempt, commit } of kept.before ?? []) {
    const voided = deal.voided?.find((each) => each.attempt === attempt);
    if (!voided || promiseOf(game, voided) !== commit) return 'changed-seed';
  }
  if (kept.secret === null) return null;
  const own = deal.seats.find(({ seat }) => seat === you);
  // Somebody else's part replaced ours, or ours was opened and is missing.
  if (own) return own.contribution === kept.secret ? null : 'left-out';
  return kept.opened === null ? null : 'left-out';
}
