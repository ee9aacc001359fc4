// A solo game from a position of another game: one person at one seat, bots at the others.
import type { GameRecord } from '../engine/record';
import type { Level } from '../engine/types';
import { botName } from '../game/people';
import { tagsOf } from '../library/people';
import type { Place } from './course';

export interface PlayOn {
  seat: number; // the person's
  level: Level; // of the bots
  you: string; // the person's name
  date: string;
}

// The cards stay the same: it is the same hand with other players.
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
