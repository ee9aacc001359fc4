// What a table shows, whether the game is played in the page alone or on a server.
import type { CardId } from '../engine/cards';
import type { Edition, Longer, Rules, Score, View } from '../engine/types';
import type { Unfair } from '../online/fairPart';
import type { Happening } from './narrate';
import type { Option } from './options';
import type { Company } from './people';

export interface LogLine {
  id: number;
  text: string;
  team: number | null; // whose move it was; null for what the table says
  grand: boolean; // a coup fourré, the end of a trip
}

export interface Candidate {
  action: string;
  win: number;
  points: number;
  reason: { code: string; card: CardId; team: number | null; figure: number };
}

// A move as it is shown: the table before it can still be measured when `onmove` is called; what it
// returns is called when the table after it is there.
export type MoveWatcher = (happening: Happening) => () => Promise<void>;

// How the check of a finished hand came out: what was wrong, if anything.
export interface Fairness {
  outcome: Unfair | 'fair' | 'checking' | 'unknown' | 'unseen';
  seats: number[]; // those that took part in the deal
  head?: string | undefined; // of the record, after the hand
}

// What there is at a table of a server, and not in a game alone.
export interface OnlineSide {
  readonly seated: boolean;
  readonly ready: boolean; // for the next hand
  readonly unready: readonly number[]; // seats that are waited for
  readonly dealing: boolean;
  readonly absent: readonly number[]; // seats of players who are not connected
  readonly windowEnds: number | null; // when the time for a coup fourré is over, as performance.now() counts
  readonly fairness: Fairness | null;
}

export interface TableGame {
  readonly rules: Rules;
  readonly edition: Edition;
  readonly goal: number; // points; 0 in a race
  readonly view: View;
  readonly company: Company;
  readonly options: readonly Option[]; // empty unless it is your turn to play
  readonly score: readonly Score[]; // if the hand ended now
  readonly log: readonly LogLine[];
  readonly longer: Longer | null; // while an extension is asked for
  readonly myTurn: boolean;
  readonly thinking: number | null; // the seat that is awaited
  readonly totals: readonly (readonly number[])[]; // after each finished hand, for the curve
  readonly hints: boolean;
  readonly pending: boolean; // a move is on its way
  readonly online: OnlineSide | null;
  readonly replayed?: boolean; // nobody plays: a game is looked at again
  onmove: MoveWatcher | null;
  readonly aim?: string | null; // the action that a lesson asks for: its card is marked
  act(action: string): Promise<void>;
  hint(): Promise<Candidate[]>;
  readonly goOn?: (() => void) | null; // the person has seen that there is nothing to answer
  readonly canUndo?: boolean | undefined; // absent where nothing is ever taken back
  undo?(): Promise<void>; // the last own move, and what came after it
  nextHand(): Promise<void>;
  rematch(): Promise<void>;
  record(): Promise<string>;
  replay?: () => void | Promise<void>; // goes to where this game is looked at again
}
