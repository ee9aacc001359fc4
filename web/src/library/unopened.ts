// Why a record cannot be opened. `library.unopened.WHY` is its sentence.
import type { RecordFault } from '../engine/record';

export const mostText = 2_000_000; // bytes of one record: thousands of hands

export type Why =
  | 'too-large'
  | 'unreadable' // no hand of it; the fault says where
  | 'empty' // a record without a hand
  | 'full' // the browser has no room for it
  | 'link-broken'
  | 'link-version'
  | 'link-too-large' // to be made
  | 'no-link' // what was typed is none of ours
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
