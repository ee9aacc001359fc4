// The lesson as data: a record with a fixed deck, and what each step says and asks (lessons/first-game.json, which the
// terminal reads too).
import type { WordKey } from '../words/catalogue';
import { parseAction } from '../engine/action';
import type { Edition } from '../engine/types';
import data from '../../../lessons/first-game.json';

// What a step explains.
export type Thing = 'hand' | 'draw' | 'battle' | 'speed' | 'safeties' | 'distance' | 'opponent' | 'question' | 'sheet';

export interface Step {
  after: number; // how many moves of the record come before it
  says: WordKey;
  at: Thing;
  do?: string; // the requested action; absent: only something to read
  topic?: string;
  wrong?: { action: string; says: WordKey }[]; // answers to certain wrong actions; others get the usual answer
}

// The record for an edition that a language uses by default. The deal and the moves are the same.
export const recordIn = (edition: Edition): string =>
  data.record.map((line) => (line.startsWith('rules ') ? `rules ${edition}` : line)).join('\n') + '\n';
// Earlier versions of the page stored the lesson's hand as the first hand of a game, although its moves were not the
// learner's own.
const deal = data.record.find((line) => line.startsWith('deck '))!;
export const holdsLesson = (record: string): boolean => record.includes(`${deal}\n`);
export const steps = data.steps as unknown as readonly Step[];

// The key of the sentence that asks for this action.
export function askFor(action: string): 'play' | 'attack' | 'discard' | 'coup-fourre' | 'extend' {
  const { verb, team } = { team: null, ...parseAction(action) };
  if (verb === 'play') return team === null ? 'play' : 'attack';
  if (verb === 'discard' || verb === 'coup-fourre' || verb === 'extend') return verb;
  throw new Error(`a lesson cannot ask for ${action}`);
}

// Questions and the score sheet are separate windows, which contain the note.
export const inWindow = ({ at }: Step): boolean => at === 'question' || at === 'sheet';
