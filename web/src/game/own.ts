// What all games without a server have in common. It follows from the rules and from the table.
import type { Edition, ExtensionChoice, Rules, Score, View } from '../engine/types';
import { goalOf } from './rules';
import type { MoveWatcher } from './table';

export abstract class OwnGame {
  readonly online = null;
  onmove: MoveWatcher | null = null;

  abstract get rules(): Rules;
  protected abstract get now(): { view: View; score: readonly Score[]; extensionChoice?: ExtensionChoice | null };

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
  get extensionChoice(): ExtensionChoice | null {
    return this.now.extensionChoice ?? null;
  }
}
