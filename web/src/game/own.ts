// What the games have in common that no server plays: all of it follows from the rules and from what is on the table.
import type { Edition, Longer, Rules, Score, View } from '../engine/types';
import { goalOf } from './rules';
import type { MoveWatcher } from './table';

export abstract class OwnGame {
  readonly online = null;
  onmove: MoveWatcher | null = null;

  abstract get rules(): Rules;
  protected abstract get now(): { view: View; score: readonly Score[]; longer?: Longer | null };

  get edition(): Edition {
    return this.rules.rules;
  }
  get goal(): number {
    return goalOf(this.rules);
  }
  get view(): View {
    return this.now.view;
  }
  get score(): readonly Score[] {
    return this.now.score;
  }
  get longer(): Longer | null {
    return this.now.longer ?? null;
  }
}
