// The history of a table: the log of the hand, and the phrases of the players.
import { settings } from '../app/settings.svelte';
import type { View } from '../engine/types';
import { Log } from '../game/log.svelte';
import { endOfHand } from '../game/narrate';
import type { Company } from '../game/people';
import type { LogLine } from '../game/table';
import type { TableEvent } from '../online/protocol';
import { tell } from './telling';

export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

const remembered = 8;
// The players of that moment, in the current language.
const toldNow = (company: Company): Company => ({ ...company, language: settings.language });

export class Chronicle {
  readonly #log = new Log();
  #said = $state.raw<Said[]>([]);
  #phrases = 0;

  get log(): readonly LogLine[] {
    return this.#log.lines;
  }
  get said(): readonly Said[] {
    return this.#said;
  }

  tell(company: Company, events: readonly TableEvent[], view: View | null): void {
    events.forEach((event, i) => {
      if ('dealt' in event) this.#log.clear();
      const told = tell(company, events, i, view);
      if (told) this.#log.add(() => tell(toldNow(company), events, i, view)!.text, told.team, told.grand, told.aside);
    });
  }

  tellEnd(company: Company, view: View): void {
    endOfHand(company, view).forEach((_, i) => this.#log.add(() => endOfHand(toldNow(company), view)[i]!, null, true));
  }

  hear(seat: number, phrase: string): void {
    this.#said = [...this.#said.slice(1 - remembered), { id: this.#phrases++, seat, phrase }];
  }
}
