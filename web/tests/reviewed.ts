// Reviews for tests, made by hand.
import type { Decision, Review } from '../src/review/messages';

export const rollouts = 40;

export const decision = (seat: number, win: number, error = 0.001): Decision => ({
  hand: 1,
  ply: 0,
  seat,
  action: 'discard 25',
  best: 'play roll',
  reason: { code: 'starts-rolling', card: 'roll', team: null, figure: 0 },
  loss: { win, points: 100 * win },
  error: { win: error, points: 1 },
  mark: win >= 0.08 ? 'blunder' : null,
  fault: null,
});

export const made = (changes: Partial<Review>): Review => ({
  version: 1,
  rollouts,
  decisions: [],
  draws: [],
  players: [],
  curve: [],
  result: [
    { team: 1, win: 0, adjusted: 0.5 },
    { team: 2, win: 1, adjusted: 0.5 },
  ],
  notes: [],
  turns: [],
  over: true,
  ...changes,
});
