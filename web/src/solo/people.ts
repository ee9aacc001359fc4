// Who plays a game in the page alone, as its record tells: people who share the device, and bots.
import { parseAction } from '../engine/action';
import type { GameRecord } from '../engine/record';
import { levels, teamOf, type Level } from '../engine/types';

const personTag = (seat: number): string => `person-${seat}`;
const levelTag = (seat: number): string => `level-${seat}`;

// A bot has a level; of several people each has a tag. Seat 1 is always a person's.
export const tagsOf = (seats: readonly (Level | null)[]): [string, string][] =>
  seats.flatMap((level, i): [string, string][] => {
    if (level !== null) return [[levelTag(i + 1), level]];
    return i === 0 ? [] : [[personTag(i + 1), 'here']];
  });

// null: a person.
export function levelAt({ tags }: GameRecord, seat: number): Level | null {
  const found = new Map(tags);
  if (seat === 1 || found.has(personTag(seat))) return null;
  const level = found.get(levelTag(seat)) as Level | undefined;
  return level && levels.includes(level) ? level : 'casual';
}

export const peopleOf = (record: GameRecord): number[] =>
  Array.from({ length: record.rules.players }, (_, i) => i + 1).filter((seat) => levelAt(record, seat) === null);

// The people who may answer an attack. They are asked whatever they hold: who is asked tells nothing (R5.7).
export function mayAnswer(record: GameRecord, action: string, teams: number): number[] {
  const move = parseAction(action);
  const victim = move.verb === 'play' ? move.team : null;
  return victim === null ? [] : peopleOf(record).filter((seat) => teamOf(seat, teams) === victim);
}

// The person who looks while `seat` plays: that person, or the next one to play after a bot.
export function watcherOf(record: GameRecord, seat: number): number {
  const people = peopleOf(record);
  return people.find((each) => each >= seat) ?? people[0]!;
}
