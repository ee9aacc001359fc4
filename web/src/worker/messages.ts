// The messages between the page and the worker with the engine and the bots.
import type { EnteredScore, HandEntry } from '../../../bindings/wasm/bornes.mjs';
import type { CardId } from '../engine/cards';
import type { Level, ExtensionChoice, Rules, Score, View } from '../engine/types';
import type { Option } from '../game/options';
import type { GameRecord, HandRecord, Reading } from '../engine/record';
import type { Candidate } from '../game/table';
import type { Unfair } from '../online/fairPart';
import type { Deal } from '../online/protocol';

export interface Snapshot {
  view: View; // of the person's seat
  actor: number | null; // who must act, including an open choice of coup fourré
  options: Option[];
  extensionChoice: ExtensionChoice | null; // while the choice of an extension is open
  score: Score[]; // if the hand ended now
}

export interface Played {
  seat: number;
  action: string;
  shown: boolean; // false for another player's decline, which is secret
  snapshot: Snapshot;
}

// A game replayed from its record.
export interface Opened {
  snapshot: Snapshot;
  totals: number[][]; // after each finished hand
  story: Played[]; // the moves of the last hand
}

// What is known about a record before it is shown.
export interface Survey extends Reading {
  totals: number[][]; // after each finished hand
  winners: number[] | null; // null: the game is not over
}

// One position of a replay.
export interface Frame {
  view: View; // of one seat; without a hand if all hands are open
  hands: CardId[][] | null; // by seat, if all are open
  actor: number | null;
  score: Score[];
}

// A finished hand of a table from its record, to compare with what was promised and seen.
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
  heads: string[]; // the hash of the record after each hand
}

// The worker has one game and one replay. `open` and `place` replace the game, and `replay` replaces the replay. The
// calls that use them need one. A call that reads a record or a view from outside may reject. If any other call fails,
// the engine is no longer reliable.
export interface Calls {
  signature(): string;
  // Returns the id of the fault if edition, number of players and house rules do not fit together; otherwise empty.
  fault(rules: Rules): string;
  // Returns a deck in random order.
  deck(rules: Rules): string;
  // Reads a record up to the first fault.
  read(record: string): Reading;
  // Returns the canonical text of a record.
  write(record: GameRecord): string;
  // Reads a record up to the first fault, and plays it to know its results.
  survey(record: string): Survey;
  // Same, and sets the record for `frames`.
  replay(record: string): Survey;
  // The frames of a hand, counted from 0: after the deal and after each action. Seen by one seat, or with all hands
  // open.
  frames(hand: number, eyes: number | null): Frame[];
  // Plays these hands, and shows the last position to a seat.
  open(rules: Rules, me: number, hands: HandRecord[]): Opened;
  // Changes the viewer, and returns what that seat may see.
  sit(me: number): Snapshot;
  // Deals the next hand.
  deal(deck: string): Snapshot;
  // Applies a legal action of the seat that must act.
  act(action: string): Snapshot;
  // Lets a bot of this level choose for the seat that must act, and applies its choice.
  bot(level: Level, seed: string): Played;
  // Returns what a bot thinks of every legal action, by default master. The first one is the bot's choice.
  hint(seed: string, level?: Level): Candidate[];
  // Shows a game that is played elsewhere: returns what this view allows.
  place(rules: Rules, me: number | null, view: View): Snapshot;
  // Checks a finished hand of a table against its record.
  audit(rules: Rules, audit: Audit): Audited;
  // Scores a hand of real cards, or says why no hand can end like that.
  scoreEntered(rules: Rules, hand: HandEntry): EnteredScore;
}

export type Request = { [M in keyof Calls]: { id: number; method: M; args: Parameters<Calls[M]> } }[keyof Calls];
export type Reply = { id: number; result: unknown } | { id: number; error: string } | { lost: true };
