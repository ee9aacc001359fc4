// What the page asks of the worker in which engine and bots live, and what it answers.
import type { EnteredScore, HandEntry } from '../../../bindings/wasm/bornes.mjs';
import type { CardId } from '../engine/cards';
import type { Level, Longer, Rules, Score, View } from '../engine/types';
import type { Option } from '../game/options';
import type { GameRecord, HandRecord, Reading } from '../engine/record';
import type { Candidate } from '../game/table';
import type { Unfair } from '../online/fairPart';
import type { Deal } from '../online/protocol';

export interface Snapshot {
  view: View; // of the own seat
  actor: number | null; // who must act, also while a choice of coup fourré is open
  options: Option[];
  longer: Longer | null; // while an extension is asked for
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

// What is to be said of a record before it is shown.
export interface Survey extends Reading {
  totals: number[][]; // after each finished hand
  winners: number[] | null; // null: the game is not over
}

// One position of a game that is played again.
export interface Frame {
  view: View; // of one seat; without a hand if all hands are open
  hands: CardId[][] | null; // by seat, if all are open
  actor: number | null;
  score: Score[];
}

// A finished hand of a table as its record has it, to be compared with what was promised and seen.
export interface Audit {
  table: string;
  deal: Deal;
  record: string; // of the whole game
  view: View; // the end of the hand as the server showed it
  me: number | null;
}
export interface Audited {
  unfair: Unfair | null;
  totals: number[][]; // after each finished hand
  heads: string[]; // of the record, likewise
}

export interface Calls {
  signature(): string;
  // The id of why an edition, a number of players and house rules make no game; empty if they do.
  fault(rules: Rules): string;
  deck(rules: Rules): string;
  read(record: string): Reading;
  write(record: GameRecord): string;
  survey(record: string): Survey;
  // The record that `frames` are asked of from now on.
  replay(record: string): Survey;
  // Of one hand, from 0: after the deal and after each action. With the eyes of one seat, or with all hands open.
  frames(hand: number, eyes: number | null): Frame[];
  open(rules: Rules, me: number, hands: HandRecord[]): Opened;
  // Somebody else looks from now on: what that seat may see.
  sit(me: number): Snapshot;
  deal(deck: string): Snapshot;
  act(action: string): Snapshot;
  bot(level: Level, seed: string): Played;
  hint(seed: string): Candidate[];
  // A game that is played elsewhere: what the view of a hand under way allows.
  place(rules: Rules, me: number | null, view: View): Snapshot;
  audit(rules: Rules, audit: Audit): Audited;
  // What a hand of real cards scores, or why no hand can end so.
  scoreEntered(rules: Rules, hand: HandEntry): EnteredScore;
}

export type Request = { [M in keyof Calls]: { id: number; method: M; args: Parameters<Calls[M]> } }[keyof Calls];
export type Reply = { id: number; result: unknown } | { id: number; error: string } | { lost: true };
