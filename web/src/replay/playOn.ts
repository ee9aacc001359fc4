// A game alone from a position of another one: one person at one seat, bots at the others.
import type { GameRecord } from '../engine/record';
import type { Level } from '../engine/types';
import { botName } from '../game/people';
import { tagsOf } from '../library/people';
import type { Place } from './course';

export interface PlayOn {
  seat: number; // the person's
  level: Level; // of the bots
  you: string; // what the person is called
  date: string;
}

// The cards stay where they are: it is the same hand with other players.
export function gameFrom(record: GameRecord, { hand, ply }: Place, { seat, level, you, date }: PlayOn): GameRecord {
  const seats = Array.from({ length: record.rules.players }, (_, i) => i + 1);
  const last = record.hands[hand]!;
  return {
    rules: record.rules,
    seats: seats.map((each) => (each === seat ? you : botName(each))),
    tags: [['date', date], ...tagsOf(seats.map((each) => (each === seat ? null : level)))],
    hands: [...record.hands.slice(0, hand), { ...last, moves: last.moves.slice(0, ply) }],
  };
}
