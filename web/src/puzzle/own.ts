// Puzzles from the person's own mistakes: a decision that a review judged (docs/review.md) becomes a position to solve.
import type { KeptGame, Shelf } from '../library/shelf';
import type { Decision, Review } from '../review/messages';
import type { Remote } from '../worker/client';
import type { Cost, Puzzle } from './puzzles';

type Judged = Pick<Decision, 'hand' | 'ply' | 'seat' | 'action' | 'best' | 'loss' | 'error'>;

// Makes a puzzle of the position before the decision, as its player saw it. The review says what the played move cost;
// the strongest bot judges the other moves. Replaces what the engine is replaying, and its placed position.
export async function puzzleFrom(
  engine: Remote,
  { id, record }: Pick<KeptGame, 'id' | 'record'>,
  decision: Judged,
): Promise<Puzzle> {
  const { hand, ply, seat, action, best, loss, error } = decision;
  const { record: read } = await engine.replay(record);
  if (!read) throw new Error('the record has no hand');
  const view = (await engine.frames(hand - 1, seat))[ply]!.view;
  await engine.place(read.rules, seat, view);
  const candidates = await engine.hint('1');
  const top = candidates.find((candidate) => candidate.action === best)!;
  const costOf = (candidate: (typeof candidates)[number]): Cost => ({
    action: candidate.action,
    loss: [Math.max(top.win - candidate.win, 0), Math.max(top.points - candidate.points, 0)],
    error: null,
  });
  const others = candidates.filter((candidate) => ![best, action].includes(candidate.action)).map(costOf);
  const played: Cost = { action, loss: [loss.win, loss.points], error: [error.win, error.points] };
  const behind = action === best ? others : [...others, played];
  return {
    id: pathOf(id, decision),
    theme: null,
    difficulty: null,
    rules: read.rules,
    view,
    costs: [{ action: best, loss: [0, 0], error: null }, ...behind.sort((a, b) => a.loss[0] - b.loss[0])],
    fails: {},
  };
}

// The address of such a puzzle after `#/puzzles/`, which is also its id.
export const pathOf = (game: string, { hand, ply }: Pick<Decision, 'hand' | 'ply'>): string =>
  `own/${game}/${hand}/${ply}`;

async function reviewOf(shelf: Shelf, game: string): Promise<Review | null> {
  const kept = await shelf.findReview(game);
  return kept ? (JSON.parse(kept.json) as Review) : null;
}

// Returns null if the game or its review is gone.
export async function ownPuzzle(engine: Remote, shelf: Shelf, path: string): Promise<Puzzle | null> {
  const [, id = '', hand, ply] = path.split('/');
  const game = await shelf.find(id);
  const review = await reviewOf(shelf, id);
  const decision = review?.decisions.find((each) => each.hand === Number(hand) && each.ply === Number(ply));
  return game && decision ? puzzleFrom(engine, game, decision) : null;
}

// The addresses of all mistakes and blunders of the person in reviewed games.
export async function ownMistakes(shelf: Shelf): Promise<string[]> {
  const found = (await shelf.list()).map(async ({ id, mine }) => {
    const decisions = (await reviewOf(shelf, id))?.decisions ?? [];
    const wrong = decisions.filter(
      ({ seat, mark }) => mine.includes(seat) && (mark === 'mistake' || mark === 'blunder'),
    );
    return wrong.map((decision) => pathOf(id, decision));
  });
  return (await Promise.all(found)).flat();
}
