// What the page asks of the worker in which engine and bots live, and what it answers.
import type { Level, Rules, Score, View } from '../engine/types';
import type { Option } from '../game/options';
import type { HandRecord } from '../game/record';
import type { Candidate } from '../game/table';

export interface Snapshot {
  view: View; // of the own seat
  actor: number | null; // who must act, also while a choice of coup fourré is open
  options: Option[];
  longer: number | null; // what the target can be extended to
  score: Score[]; // if the hand ended now
}

export interface Played {
  seat: number;
  action: string;
  shown: boolean; // somebody else's decline is nobody's business
  snapshot: Snapshot;
}

// A game that was played again from its record.
export interface Opened {
  snapshot: Snapshot;
  totals: number[][]; // after each finished hand
  story: Played[]; // the moves of the last hand
}

export interface Calls {
  signature(): string;
  // Why an edition, a number of players and house rules make no game; empty if they do.
  fault(rules: Rules): string;
  deck(rules: Rules): string;
  open(rules: Rules, me: number, hands: HandRecord[]): Opened;
  deal(deck: string): Snapshot;
  act(action: string): Snapshot;
  bot(level: Level, seed: string): Played;
  hint(seed: string): Candidate[];
}

export type Request = { [M in keyof Calls]: { id: number; method: M; args: Parameters<Calls[M]> } }[keyof Calls];
export type Reply = { id: number; result: unknown } | { id: number; error: string };
