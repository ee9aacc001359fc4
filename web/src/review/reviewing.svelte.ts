// The review of a game: loaded if it is stored, otherwise made by the worker step by step and then stored.
import { startWork, type Start } from './client';
import { usualRollouts, type Report, type Review } from './messages';

export interface Reviewed {
  readonly id: string;
  readonly mine: readonly number[]; // the person's seats, from 1; empty if unknown
  readonly record: string;
}

// A part of the shelf of games.
export interface ReviewShelf {
  keepReview(id: string, review: { version: number; budget: string; json: string }): Promise<void>;
  findReview(id: string): Promise<{ version: number; budget: string; json: string } | undefined>;
}

export const reviewVersion = 1; // of the JSON (docs/record-format.md)

// Returns null if there is none, or if this page cannot read it.
export async function findKept(shelf: Pick<ReviewShelf, 'findReview'>, id: string): Promise<Review | null> {
  const kept = await shelf.findReview(id).catch(() => undefined);
  if (kept?.version !== reviewVersion) return null;
  try {
    return JSON.parse(kept.json) as Review;
  } catch {
    return null;
  }
}

export type Stage = 'looking' | 'none' | 'running' | 'stopped' | 'done' | 'failed';

export class Reviewing {
  readonly #game: Reviewed;
  readonly #shelf: ReviewShelf;
  readonly #start: Start;
  #end: (() => void) | null = null;
  #stage = $state<Stage>('looking');
  #review = $state.raw<Review | null>(null);
  #done = $state(0);
  #of = $state(0);

  constructor(game: Reviewed, shelf: ReviewShelf, start: Start = startWork) {
    this.#game = game;
    this.#shelf = shelf;
    this.#start = start;
  }

  get stage(): Stage {
    return this.#stage;
  }
  // The review of the steps so far.
  get review(): Review | null {
    return this.#review;
  }
  get done(): number {
    return this.#done;
  }
  get of(): number {
    return this.#of;
  }

  async find(): Promise<void> {
    const kept = await findKept(this.#shelf, this.#game.id);
    if (this.#stage !== 'looking') return;
    this.#review = kept;
    this.#stage = kept ? 'done' : 'none';
  }

  start(): void {
    this.#end?.();
    this.#stage = 'running';
    this.#done = 0;
    const job = { kind: 'review', record: this.#game.record, rollouts: usualRollouts } as const;
    this.#end = this.#start(job, (report) => this.#hear(report));
  }

  // Stops, but keeps showing the results so far.
  cancel(): void {
    this.#end?.();
    this.#end = null;
    if (this.#stage === 'running') this.#stage = 'stopped';
  }

  #hear(report: Report): void {
    if (this.#stage !== 'running') return;
    if (report.kind === 'progress') {
      this.#done = report.done;
      this.#of = report.of;
      this.#review = report.review;
    } else if (report.kind === 'reviewed') {
      this.#review = JSON.parse(report.text) as Review;
      this.#stage = 'done';
      const kept = { version: reviewVersion, budget: String(usualRollouts), json: report.text };
      void this.#shelf.keepReview(this.#game.id, kept).catch(() => {}); // if this fails, it can be made again
    } else {
      this.#stage = 'failed';
    }
  }
}
