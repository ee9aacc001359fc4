// A game as a record (docs/record-format.md): the form in which solo games are stored, continued and downloaded. The
// engine reads and writes the text. These are the types of its content.
import type { RecordJson, RecordToWrite } from '../../../bindings/wasm/bornes.mjs';
import type { Rules } from './types';

export interface HandRecord {
  dealer: number;
  deck: string;
  moves: { seat: number; action: string }[];
}

export interface GameRecord {
  rules: Rules;
  seats: string[];
  tags: [string, string][];
  hands: HandRecord[];
}

export type RecordFault = NonNullable<RecordJson['fault']>;

export interface Reading {
  record: GameRecord | null; // up to the first fault; null if no hand is dealt
  fault: RecordFault | null;
}

// Leaves out a hand that is announced but not dealt.
export function readingOf({ rules, players, set, seats, tags, hands, fault }: RecordJson): Reading {
  const dealt = hands.flatMap(({ dealer, deck, moves = [] }) =>
    deck ? [{ dealer, deck: deck.join(' '), moves }] : [],
  );
  const record =
    rules === undefined || players === undefined || dealt.length === 0
      ? null
      : { rules: { rules: rules as Rules['rules'], players, set }, seats, tags, hands: dealt };
  return { record, fault: fault ?? null };
}

export const recordToWrite = ({ rules, seats, tags, hands }: GameRecord): RecordToWrite => ({
  ...rules,
  seats,
  tags,
  hands: hands.map(({ dealer, deck, moves }) => ({ dealer, deck: deck.split(' '), moves })),
});
