// The clocks of a table, in this browser's time. A server's time is compared only with the `now` of the same message.
import type { StateMessage } from '../online/protocol';

export class TableClock {
  #turnEnds = $state<number | null>(null);
  #turnSince = $state(0);
  #windowEnds = $state<number | null>(null);
  #turn = '';

  get turnEnds(): number | null {
    return this.#turnEnds;
  }
  get turnSince(): number {
    return this.#turnSince;
  }
  // The end of the time for a coup fourré.
  get windowEnds(): number | null {
    return this.#windowEnds;
  }

  // `at` is when the message arrived.
  set({ now, turn, window }: StateMessage, at: number): void {
    const ends = (until: number | null | undefined): number | null => (until == null ? null : at + until - now);
    this.#turnEnds = ends(turn?.until);
    this.#windowEnds = ends(window?.until);
    const whose = `${turn?.seat} ${turn?.until}`;
    if (whose !== this.#turn) this.#turnSince = at;
    this.#turn = whose;
  }
}
