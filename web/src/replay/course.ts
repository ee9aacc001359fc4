// A game as a list of frames: one after each deal and one after each action. A place is named by frame, or by hand and
// ply. Addresses use the number of actions played so far.
import { parseAction } from '../engine/action';
import { familyOf } from '../engine/cards';
import type { GameRecord } from '../engine/record';

export interface Place {
  hand: number; // from 0
  ply: number; // earlier actions of the hand
}

export type EventKind = 'deal' | 'coup-fourre' | 'safety' | 'extend' | 'end';
export interface Event extends Place {
  frame: number;
  kind: EventKind;
  seat: number; // who acted or dealt
  action: string; // empty for a deal
}

export class Course {
  readonly #record: GameRecord;
  readonly #starts: number[] = []; // by hand: its first frame
  readonly last: number; // the last frame

  constructor(record: GameRecord) {
    this.#record = record;
    let frames = 0;
    for (const { moves } of record.hands) {
      this.#starts.push(frames);
      frames += moves.length + 1;
    }
    this.last = frames - 1;
  }

  get hands(): number {
    return this.#starts.length;
  }
  plies(hand: number): number {
    return this.#record.hands[hand]!.moves.length;
  }

  placeOf(frame: number): Place {
    const within = Math.min(Math.max(frame, 0), this.last);
    const hand = this.#starts.filter((start) => start <= within).length - 1;
    return { hand, ply: within - this.#starts[hand]! };
  }
  frameOf({ hand, ply }: Place): number {
    return this.#starts[hand]! + ply;
  }

  // At the end of a hand, the next deal has the same number of actions. This returns the deal.
  frameAfter(actions: number): number {
    const hand = this.#starts.filter((start, i) => start - i <= actions).length - 1;
    return hand < 0 ? 0 : Math.min(actions + hand, this.last);
  }
  actionsBefore(frame: number): number {
    const { hand, ply } = this.placeOf(frame);
    return this.#starts[hand]! - hand + ply;
  }

  // The action that led to a frame; null for a deal.
  actionAt(frame: number): { seat: number; action: string } | null {
    const { hand, ply } = this.placeOf(frame);
    return ply === 0 ? null : this.#record.hands[hand]!.moves[ply - 1]!;
  }

  // Moments that people want to see again: deals, safeties, coup fourrés, extensions, and ends of hands.
  events(handIsOver: (hand: number) => boolean): Event[] {
    return this.#record.hands.flatMap(({ dealer, moves }, hand): Event[] => {
      const at = (ply: number, kind: EventKind, seat: number, action: string): Event => ({
        hand,
        ply,
        frame: this.frameOf({ hand, ply }),
        kind,
        seat,
        action,
      });
      const played = moves.flatMap(({ seat, action }, i): Event[] => {
        const kind = kindOf(action);
        return kind ? [at(i + 1, kind, seat, action)] : [];
      });
      const end = moves.at(-1);
      const ended = end && handIsOver(hand) ? [at(moves.length, 'end', end.seat, end.action)] : [];
      return [at(0, 'deal', dealer, ''), ...played, ...ended];
    });
  }
}

function kindOf(action: string): EventKind | null {
  const move = parseAction(action);
  if (move.verb === 'coup-fourre' || move.verb === 'extend') return move.verb;
  return move.verb === 'play' && familyOf(move.card) === 'safety' ? 'safety' : null;
}
