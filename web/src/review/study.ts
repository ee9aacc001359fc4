// What the worker does with records. It sends no messages, so that tests can call it directly.
import type { Engine, Position } from '../../../bindings/wasm/bornes.mjs';
import { readingOf, type GameRecord } from '../engine/record';
import type { Level, Score } from '../engine/types';
import type { GameFacts, Job, LevelRange, Rate, Report } from './messages';

const seed = 1n; // the default of `bornes review`
const often = 250; // milliseconds between reports, because a report takes a few milliseconds itself
const pauseFactor = 10; // after a report, the review works at least ten times as long as the report took

type Now = () => number;

// Yields the results so far: first as soon as there is something to show, and the whole review at the end.
function* review(engine: Engine, record: string, rollouts: number, now: Now): Generator<Report> {
  const work = engine.review(record, seed);
  const of = work.steps();
  let next = -Infinity;
  for (let i = 0; i < of; ++i) {
    work.step(i, rollouts);
    const begun = now();
    if (begun < next) continue;
    yield { kind: 'progress', done: i + 1, of, review: work.toJson(rollouts) };
    next = begun + Math.max(often, pauseFactor * (now() - begun));
  }
  const text = work.toText(rollouts);
  work.release();
  yield { kind: 'reviewed', text };
}

const scoresOf = (position: Position): Score[] => position.score() as Score[];

// The score sheets of the finished hands.
function sheetsOf(engine: Engine, { rules, hands }: GameRecord): Score[][] {
  const made = engine.makeRules(rules.rules, rules.players, rules.set);
  const sheets: Score[][] = [];
  let position: Position | null = null;
  for (const { dealer, deck, moves } of hands) {
    const cards = deck.split(' ');
    if (position) position.dealNext(cards);
    else position = made.deal(cards, dealer - 1);
    for (const { action } of moves) position.apply(engine.actionFromText(action));
    if (position.toJson().seat === null) sheets.push(scoresOf(position));
  }
  position?.release();
  made.release();
  return sheets;
}

function factsOf(engine: Engine, text: string): GameFacts | null {
  const { record } = readingOf(engine.readRecord(text));
  if (!record) return null;
  const work = engine.review(text, seed);
  const { result, over } = work.toJson(1);
  work.release();
  const { rules, seats, tags } = record;
  return { rules, seats, tags, hands: sheetsOf(engine, record), result, over };
}

function namesOf(engine: Engine, { rules: { rules, players, set }, rate, error }: Rate): LevelRange {
  const made = engine.makeRules(rules, players, set);
  const names = made.playsBetween(rate, error);
  made.release();
  return names as [Level, Level];
}

export function* work(engine: Engine, job: Job, now: Now = () => performance.now()): Generator<Report> {
  if (job.kind === 'review') yield* review(engine, job.record, job.rollouts, now);
  if (job.kind === 'facts') yield { kind: 'facts', games: job.records.map((record) => factsOf(engine, record)) };
  if (job.kind === 'names') yield { kind: 'names', levels: job.rates.map((rate) => namesOf(engine, rate)) };
}
