// What the page asks of the worker that reviews games, and what the worker tells.
import type { ReviewJson } from '../../../bindings/wasm/bornes.mjs';
import type { Rules, Score } from '../engine/types';

export type Review = ReviewJson;
export type Decision = Review['decisions'][number];
export type Draw = Review['draws'][number];
export type Note = Review['notes'][number];
export type Turn = Review['turns'][number];
export type Mark = NonNullable<Decision['mark']>;

// Per decision. A game of four hands takes about five seconds with it.
export const usualRollouts = 2000;

export type Job =
  | { kind: 'review'; record: string; rollouts: number }
  | { kind: 'facts'; records: string[] }
  | { kind: 'names'; rates: { rules: Rules; rate: number }[] };

// What a game comes to, without judging its decisions.
export interface GameFacts {
  rules: Rules;
  seats: string[]; // names
  tags: [string, string][];
  hands: Score[][]; // of every finished hand, by team
  result: Review['result'];
  over: boolean;
}

export type Report =
  | { kind: 'progress'; done: number; of: number; review: Review } // of the steps taken so far
  | { kind: 'reviewed'; text: string } // the bytes that `bornes review --json` prints
  | { kind: 'facts'; games: (GameFacts | null)[] } // null: a record of which no hand can be read
  | { kind: 'names'; levels: string[] }
  | { kind: 'failed' };
