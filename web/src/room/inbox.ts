// A queue: takes each message after the previous one has been shown.
export class Inbox<T> {
  readonly #show: (next: T) => Promise<void>;
  readonly #failed: () => void;
  readonly #queue: T[] = [];
  #working: Promise<void> | null = null;

  constructor(show: (next: T) => Promise<void>, failed: () => void) {
    this.#show = show;
    this.#failed = failed;
  }

  // Resolves when everything that has arrived is shown.
  get empty(): Promise<void> {
    return this.#working ?? Promise.resolve();
  }

  put(arrived: T): void {
    this.#queue.push(arrived);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    } catch {
      this.#failed();
    } finally {
      this.#working = null; // at once, or a message could be put and never shown
    }
  }
}
