// The row of the score sheet that is explained now: the one that was tapped or focused last.
import { later } from '../app/settings.svelte';
import type { WordKey } from '../words/catalogue';

export class Explained {
  row = $state<WordKey | null>(null);

  // The sentences load when the first is asked for; without a network the sheet stays as it was.
  async show(row: WordKey): Promise<void> {
    await later(Promise.resolve()).then(
      () => (this.row = row),
      () => {},
    );
  }
}
