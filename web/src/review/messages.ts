// The messages between the page and the worker that reviews games.
import type { ReviewJson } from '../../../bindings/wasm/bornes.mjs';
import type { Level, Rules, Score } from '../engine/types';

export type Review = ReviewJson;
export type Decision = Review['decisions'][number];
export type Draw = Review['draws'][number];
export type Note = Review['notes'][number];
export type Turn = Review['turns'][number];
export type Mark = NonNullable<Decision['mark']>;

// Per decision. A game of four hands then takes about five seconds.
export const usualRollouts = 2000;

// An error rate with one standard error.
export interface Rate {
  rules: Rules;
  rate: number;
  error: number;
}

// The weakest and the strongest level that fit a rate.
export type LevelRange = readonly [Level, Level];

export type Job =
  | { kind: 'review'; record: string; rollouts: number }
  | { kind: 'facts'; records: string[] }
  | { kind: 'names'; rates: Rate[] };

// The result of a game, without judging its decisions.
export interface GameFacts {
  rules: Rules;
  seats: string[]; // names
  tags: [string, string][];
  hands: Score[][]; // of every finished hand, by team
  result: Review['result'];
  over: boolean;
}

export type Report =
  | { kind: 'progress'; done: number; of: number; review: Review } // of the steps so far
  | { kind: 'reviewed'; text: string } // the output of `bornes review --json`
  | { kind: 'facts'; games: (GameFacts | null)[] } // null: a record without a readable hand
  | { kind: 'names'; levels: LevelRange[] }
  | { kind: 'failed' };
