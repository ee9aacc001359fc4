// What is told and said at a table: the log of the hand in words, and the phrases of the players.
import type { View } from '../engine/types';
import { endOfHand } from '../game/narrate';
import type { Company } from '../game/people';
import type { LogLine } from '../game/table';
import type { TableEvent } from './protocol';
import { tell, type Told } from './telling';

export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

const remembered = 8;

export class Chronicle {
  #log = $state.raw<LogLine[]>([]);
  #said = $state.raw<Said[]>([]);
  #lines = 0;

  get log(): readonly LogLine[] {
    return this.#log;
  }
  get said(): readonly Said[] {
    return this.#said;
  }

  tell(company: Company, events: readonly TableEvent[], view: View | null): void {
    events.forEach((event, i) => {
      if (event.dealt !== undefined) this.#log = [];
      const told = tell(company, events, i, view);
      if (told) this.#add(told);
    });
  }

  tellEnd(company: Company, view: View): void {
    for (const text of endOfHand(company, view)) this.#add({ text, team: null, grand: true });
  }

  hear(seat: number, phrase: string): void {
    this.#said = [...this.#said.slice(1 - remembered), { id: this.#lines++, seat, phrase }];
  }

  #add(told: Told): void {
    this.#log = [...this.#log, { id: this.#lines++, ...told }];
  }
}
