// What a table shows, both for solo games and for games on a server.
import type { CardId } from '../engine/cards';
import type { Edition, ExtensionChoice, Rules, Score, View } from '../engine/types';
import type { Unfair } from '../online/fairPart';
import type { Happening } from './narrate';
import type { Option } from './options';
import type { Company } from './people';

export interface LogLine {
  id: number;
  text: string;
  team: number | null; // whose move it was; null for messages of the table
  grand: boolean; // a coup fourré, or the end of a trip
  aside?: boolean; // about the people at the table, not about the game
}

export interface Candidate {
  action: string;
  win: number;
  points: number;
  reason: { code: string; card: CardId; team: number | null; figure: number };
}

// Watches a move: when `onmove` is called, the table before the move can still be measured. The returned function is
// called when the table after the move is shown.
export type MoveWatcher = (happening: Happening) => () => Promise<void>;

// The result of checking a finished hand: what was wrong, if anything.
export interface Fairness {
  outcome: Unfair | 'fair' | 'checking' | 'unknown' | 'unseen';
  seats: number[]; // the seats that took part in the deal
  head?: string | undefined; // the hash of the record after the hand
}

// In performance.now() time; null if nothing is awaited, or if the time is unknown.
export interface OnlineClock {
  readonly windowEnds: number | null; // end of the time for a coup fourré
  readonly handStarts: number | null; // when the next hand starts although not all players are ready
}

// What only a table on a server has.
export interface OnlineSide {
  readonly seated: boolean;
  readonly ready: boolean; // for the next hand
  readonly othersReady: readonly number[]; // the seats of the other players who are ready
  readonly unready: readonly number[]; // the seats that have to get ready
  readonly dealing: boolean;
  readonly absent: readonly number[]; // seats whose players are not connected
  readonly lost: boolean; // the connection, which comes back by itself
  readonly clock: OnlineClock;
  readonly fairness: Fairness | null;
}

export interface TableGame {
  readonly rules: Rules;
  readonly edition: Edition;
  readonly goal: number; // points; 0 in a race
  readonly view: View;
  readonly company: Company;
  readonly options: readonly Option[]; // empty unless it is the person's turn
  readonly score: readonly Score[]; // if the hand ended now
  readonly log: readonly LogLine[];
  readonly extensionChoice: ExtensionChoice | null; // while the choice of an extension is open
  readonly myTurn: boolean;
  readonly thinking: number | null; // the seat that must act
  readonly totals: readonly (readonly number[])[]; // after each finished hand, for the curve
  readonly hints: boolean;
  readonly pending: boolean; // a move is being sent
  readonly online: OnlineSide | null;
  readonly replayed?: boolean; // a replay, in which nobody plays
  onmove: MoveWatcher | null;
  readonly aim?: string | null; // the action that a lesson asks for; its card is marked
  act(action: string): Promise<void>;
  hint(): Promise<Candidate[]>;
  readonly confirmNoAnswer?: (() => void) | null; // confirms that the person has seen that there is nothing to answer
  readonly canUndo?: boolean | undefined; // absent if this kind of game has no undo
  undo?(): Promise<void>; // takes back the person's last move and everything after it
  nextHand(): Promise<void>;
  rematch(): Promise<void>;
  record(): Promise<string>;
  replay?: () => void | Promise<void>; // opens the replay of this game
}
