// The log of a hand, told anew when another language is chosen.
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

  // `tell` asks for the language itself, whenever it is called.
  add(tell: () => string, team: number | null = null, grand = false): void {
    this.#entries = [...this.#entries, { id: this.#next++, tell, team, grand }];
  }

  clear(): void {
    this.#entries = [];
  }
}
