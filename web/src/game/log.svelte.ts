// The log of a hand. Its sentences are made again when the language changes.
import type { LogLine } from './table';

interface Entry extends Omit<LogLine, 'text'> {
  tell: () => string;
}

export class Log {
  #entries = $state.raw<Entry[]>([]);
  #next = 0;
  #lines = $derived(this.#entries.map(({ tell, ...line }): LogLine => ({ ...line, text: tell() })));

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  // `tell` must use the current language at each call.
  add(tell: () => string, team: number | null = null, grand = false, aside = false): void {
    this.#entries = [...this.#entries, { id: this.#next++, tell, team, grand, aside }];
  }

  clear(): void {
    this.#entries = [];
  }
}
