// The log of a solo game, and why a game cannot continue.
import { t } from '../app/settings.svelte';
import type { RecordFault } from '../engine/record';
import { teamOf, type View } from '../engine/types';
import { Log } from '../game/log.svelte';
import { endOfHand, isGrand, isLogged, narrate, tellDeal } from '../game/narrate';
import type { Company } from '../game/people';
import type { WordKey } from '../words/catalogue';
import type { Played } from '../worker/messages';

export class SoloLog {
  readonly #log = new Log();
  readonly #company: () => Company; // current: names and language may change later

  constructor(company: () => Company) {
    this.#company = company;
  }

  get lines() {
    return this.#log.lines;
  }

  begin({ handNumber, dealer }: View): void {
    this.#log.clear();
    this.#log.add(() => tellDeal(this.#company(), handNumber, dealer));
  }

  add({ seat, action, snapshot: { view } }: Played, shown: boolean): void {
    const team = teamOf(seat, view.teams.length);
    if (shown && isLogged(action))
      this.#log.add(() => narrate(this.#company(), { seat, action }, view), team, isGrand(action));
    endOfHand(this.#company(), view).forEach((_, i) =>
      this.#log.add(() => endOfHand(this.#company(), view)[i]!, null, true),
    );
  }
}

export function whyStopped({ code, arguments: about, line }: RecordFault, edition: string): string {
  if (code !== 'refused') return t('web.game-damaged', { figure: line });
  return t('web.game-illegal', { reason: t(`refusal.${about[0]}` as WordKey, {}, edition) });
}
