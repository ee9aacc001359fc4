// The hint that a person asked for, until the table moves on.
import { parseAction } from '../engine/action';
import type { Candidate, TableGame } from '../game/table';
import { advisedMove, type Advice } from './hint';

export class Adviser {
  shown = $state.raw<{ candidates: Candidate[] | null } | null>(null);
  readonly #game: () => TableGame;

  constructor(game: () => TableGame) {
    this.#game = game;
  }

  // The card to play or discard, according to the lesson or the hint.
  get move() {
    const action = this.#game().aim ?? advisedMove(this.shown);
    const move = action === null ? null : parseAction(action);
    return move && (move.verb === 'play' || move.verb === 'discard') ? move : null;
  }

  // For questions; null if hints are not allowed.
  get advice(): Advice | null {
    const { hints, company, goal } = this.#game();
    if (!hints) return null;
    return { shown: this.shown, company, race: goal === 0, ask: () => void this.ask(), close: () => this.close() };
  }

  async ask(): Promise<void> {
    const game = this.#game();
    if (!game.hints || !game.myTurn || this.shown) return;
    this.shown = { candidates: null };
    const { ply } = game.view;
    const candidates = await game.hint();
    if (this.shown && game.view.ply === ply) this.shown = { candidates };
  }

  close(): void {
    this.shown = null;
  }
}
