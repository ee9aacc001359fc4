// The clocks of a table, in this browser's time. A server's time is compared only with the `now` of the same message.
import type { OnlineClock } from '../game/table';
import type { StateMessage, TableInfo } from '../online/protocol';

export class TableClock implements OnlineClock {
  #turnEnds = $state<number | null>(null);
  #turnSince = $state(0);
  #windowEnds = $state<number | null>(null);
  #handStarts = $state<number | null>(null);
  #turn = '';
  #pause = ''; // the last hand, during the pause after it

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

  get handStarts(): number | null {
    return this.#handStarts;
  }

  // `at` is when the message arrived. `atOnce`: the server sent it when its events happened, not after a reconnection.
  set({ now, turn, window, view }: StateMessage, table: TableInfo, at: number, atOnce: boolean): void {
    const ends = (until: number | null | undefined): number | null => (until == null ? null : at + until - now);
    this.#turnEnds = ends(turn?.until);
    this.#windowEnds = ends(window?.until);
    const whose = `${turn?.seat} ${turn?.until}`;
    if (whose !== this.#turn) this.#turnSince = at;
    this.#turn = whose;
    const pause = table.phase === 'hand-over' ? `${table.game} ${view?.handNumber}` : '';
    if (pause !== this.#pause) this.#handStarts = pause && atOnce ? at + table.pause * 1000 : null;
    this.#pause = pause;
  }
}
