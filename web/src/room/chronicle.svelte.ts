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

export class Chronicle {
  readonly #log = new Log();
  #said = $state.raw<Said[]>([]);
  #phrases = 0;
  #me = $state<number | null>(null); // changes when the person sits down, or plays on another device

  get log(): readonly LogLine[] {
    return this.#log.lines;
  }
  get said(): readonly Said[] {
    return this.#said;
  }

  tell(company: Company, events: readonly TableEvent[], view: View | null): void {
    this.#me = company.me;
    events.forEach((event, i) => {
      if ('dealt' in event) this.#log.clear();
      const told = tell(company, events, i, view);
      // A player who changes the device several times says nothing new.
      if (!told || (told.aside && told.text === this.log.at(-1)?.text)) return;
      const { text, team, grand, aside } = told;
      this.#log.add(() => tell(this.#toldNow(company), events, i, view)?.text ?? text, team, grand, aside);
    });
  }

  tellEnd(company: Company, view: View): void {
    endOfHand(company, view).forEach((_, i) =>
      this.#log.add(() => endOfHand(this.#toldNow(company), view)[i]!, null, true),
    );
  }

  // The players of that moment, told to the person who reads it now.
  #toldNow(company: Company): Company {
    return { ...company, language: settings.language, me: this.#me };
  }

  hear(seat: number, phrase: string): void {
    this.#said = [...this.#said.slice(1 - remembered), { id: this.#phrases++, seat, phrase }];
  }
}
