// A game as a record (docs/record-format.md): how games alone are kept, continued and downloaded. The engine reads and
// writes the text; these are the shapes in which the page holds what it says.
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
  record: GameRecord | null; // as far as it is legal; null if not even a hand is dealt
  fault: RecordFault | null;
}

// A hand that is announced and not dealt yet is none.
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
