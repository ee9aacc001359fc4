// The puzzles that a person has solved, and the streak of days. Same rules as src/puzzles/progress.h.
import { keep, recall } from '../app/storage';

export interface Progress {
  solved: readonly string[]; // ids; only the first try counts
  missed: readonly string[];
  streak: number; // consecutive days with a solved puzzle of the day, up to `lastDay`
  longest: number;
  lastDay: number; // the last day whose puzzle was tried; -1: none
}

const none: Progress = { solved: [], missed: [], streak: 0, longest: 0, lastDay: -1 };

export const isKnown = ({ solved, missed }: Progress, id: string): boolean =>
  solved.includes(id) || missed.includes(id);

// A missed day ends the streak.
export const streakOn = ({ streak, lastDay }: Progress, day: number): number => (lastDay >= day - 1 ? streak : 0);

// Returns the progress after an attempt. `day`: it was the puzzle of that day.
export function after(progress: Progress, id: string, right: boolean, day: number | null): Progress {
  const which = right ? 'solved' : 'missed';
  const tried = isKnown(progress, id) ? progress : { ...progress, [which]: [...progress[which], id] };
  if (day === null || day <= progress.lastDay) return tried;
  const streak = right ? streakOn(progress, day) + 1 : 0;
  return { ...tried, streak, longest: Math.max(progress.longest, streak), lastDay: day };
}

export const recallProgress = (): Progress => ({ ...none, ...recall<Partial<Progress>>('puzzles') });
export const keepProgress = (progress: Progress): void => keep('puzzles', progress);
