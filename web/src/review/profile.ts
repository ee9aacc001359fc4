// The chance to win during a game, as the profile of a stage race: heights, signs and weather
// (src/cli/review_profile.cpp draws the same for a terminal).
import { parseAction } from '../engine/action';
import { teamOf } from '../engine/types';
import type { Course } from './course';
import type { Mark, Review } from './messages';
import { luckFor } from './verdict';

export interface Height {
  index: number; // actions played so far
  share: number;
}

// Before each reviewed action, and at the end of a finished game.
export function heightsOf({ curve, result, over }: Review, course: Course, team: number): Height[] {
  const heights = curve.map((point) => ({ index: course.indexOf(point), share: point.win[team - 1]! }));
  const complete = over && curve.length === course.length;
  return complete ? [...heights, { index: course.length, share: result[team - 1]!.win }] : heights;
}

export interface Sign {
  index: number;
  kind: Mark | 'coup-fourre';
}

// The errors and coup fourrés of the team, in the order of the game.
export const signsOf = ({ decisions, result }: Review, course: Course, team: number): Sign[] =>
  decisions.flatMap((decision) => {
    if (teamOf(decision.seat, result.length) !== team) return [];
    const kind = decision.mark ?? (parseAction(decision.action).verb === 'coup-fourre' ? 'coup-fourre' : null);
    return kind === null ? [] : [{ index: course.indexOf(decision), kind }];
  });

export type Weather = 'good' | 'poor' | 'bad';
const much = 0.03;
const some = 0.015;

export function weatherOf(luck: number): Weather | null {
  if (luck >= much) return 'good';
  if (luck <= -much) return 'bad';
  return luck <= -some ? 'poor' : null;
}

// The luck of the team in each of `columns` parts of the game.
export function luckIn({ draws, result }: Review, course: Course, team: number, columns: number): number[] {
  const sums = new Array<number>(columns).fill(0);
  for (const draw of draws) {
    const index = Math.min(course.indexOf(draw), course.length - 1);
    const column = Math.floor((Math.max(0, index) * columns) / Math.max(1, course.length));
    sums[column] = sums[column]! + luckFor(draw, team, result.length);
  }
  return sums;
}
