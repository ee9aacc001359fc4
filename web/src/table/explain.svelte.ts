// The row of the score sheet that is being explained: the one tapped or focused last.
import { later } from '../app/settings.svelte';
import type { WordKey } from '../words/catalogue';

export class Explained {
  row = $state<WordKey | null>(null);

  // Loads the sentences at the first request. Without a network, nothing changes.
  async show(row: WordKey): Promise<void> {
    await later(Promise.resolve()).then(
      () => (this.row = row),
      () => {},
    );
  }
}
