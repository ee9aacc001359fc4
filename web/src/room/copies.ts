// Copies the hands played at a table, because servers delete old tables.
import type { KeptGame, Shelf } from '../library/shelf';
import { keepOnline } from '../library/table';
import type { Remote } from '../worker/client';

export class Copies {
  readonly #engine: Remote;
  readonly #shelf: Shelf | null;
  readonly #table: string;
  #last: Promise<KeptGame | null> = Promise.resolve(null);

  constructor(engine: Remote, shelf: Shelf | null, table: string) {
    this.#engine = engine;
    this.#shelf = shelf;
    this.#table = table;
  }

  // Copies the record after a hand. If that fails, it is copied when the table is opened again.
  copy(game: number, you: number | null): void {
    if (this.#shelf) this.#last = keepOnline(this.#engine, this.#shelf, this.#table, game, you).catch(() => null);
  }

  // Opens the replay, which tries a failed copy again.
  async replay(): Promise<void> {
    const copy = await this.#last;
    location.hash = copy ? `#/replay/${copy.id}` : `#/open/t/${this.#table}`;
  }
}
