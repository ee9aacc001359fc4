// Which of the people at a device looks, and which of them may answer.
import { parseAction } from '../engine/action';
import type { GameRecord } from '../engine/record';
import { teamOf } from '../engine/types';
import { peopleOf } from '../library/people';

// The people who may answer an attack. They are asked whatever cards they hold, so that the question reveals nothing
// (R5.7).
export function mayAnswer(record: GameRecord, action: string, teams: number): number[] {
  const move = parseAction(action);
  const victim = move.verb === 'play' ? move.team : null;
  return victim === null ? [] : peopleOf(record).filter((seat) => teamOf(seat, teams) === victim);
}

// The person who looks while `seat` plays: that person, or after a bot the next person to play.
export function watcherOf(record: GameRecord, seat: number): number {
  const people = peopleOf(record);
  return people.find((each) => each >= seat) ?? people[0]!;
}
