// The reasons why a record cannot be opened. `library.unopened.WHY` is the sentence.
import type { RecordFault } from '../engine/record';

export const mostText = 2_000_000; // bytes of one record: thousands of hands

export type Why =
  | 'too-large'
  | 'blank' // it has no text
  | 'not-a-game' // something else than a record; the fault says where
  | 'unreadable' // a record without a readable hand; the fault says where
  | 'empty' // a record without a hand
  | 'full' // the browser's storage is full
  | 'link-broken'
  | 'link-version'
  | 'link-too-large' // the game is too large for a link
  | 'no-link' // the text is not a link to a game or a table
  | 'table-gone'
  | 'no-server';

export class Unopened extends Error {
  constructor(
    readonly why: Why,
    readonly fault: RecordFault | null = null,
  ) {
    super(fault?.why ?? why);
  }
}
