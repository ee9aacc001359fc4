// The players of a solo game, from the tags of its record: people who share the device, and bots.
import type { GameRecord } from '../engine/record';
import { levels, type Level } from '../engine/types';

const personTag = (seat: number): string => `person-${seat}`;
const levelTag = (seat: number): string => `level-${seat}`;

// A bot has a level, and each person has a tag if there are several. Seat 1 is a person's unless it has a level.
export const tagsOf = (seats: readonly (Level | null)[]): [string, string][] =>
  seats.flatMap((level, i): [string, string][] => {
    if (level !== null) return [[levelTag(i + 1), level]];
    return i === 0 ? [] : [[personTag(i + 1), 'here']];
  });

export const isPeopleTag = (name: string): boolean => /^(person|level)-\d+$/.test(name);

// Returns null for a person.
export function levelAt({ tags }: Pick<GameRecord, 'tags'>, seat: number): Level | null {
  const found = new Map(tags);
  const level = found.get(levelTag(seat)) as Level | undefined;
  if (level && levels.includes(level)) return level;
  return seat === 1 || found.has(personTag(seat)) ? null : 'casual';
}

// The seats of people.
export const peopleOf = (record: GameRecord): number[] =>
  Array.from({ length: record.rules.players }, (_, i) => i + 1).filter((seat) => levelAt(record, seat) === null);

// Same, from the text of a record that this page wrote, if there is no engine to read it.
export const peopleInText = (record: string): number[] => [
  1,
  ...Array.from(record.matchAll(/^tag person-(\d) /gm), ([, seat]) => Number(seat)),
];
