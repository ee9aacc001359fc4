// Several people share one device: who looks at it, and to whom it goes next. With one person it never moves.
import { pause, wait } from '../app/settings.svelte';
import type { GameRecord } from '../engine/record';
import { peopleOf } from '../library/people';
import { mayAnswer, watcherOf } from './people';

// The device goes to somebody else: whose cards are shown next, and why.
export interface Handing {
  seat: number;
  why: 'turn' | 'answer';
}

export class Device {
  readonly #record: GameRecord;
  #me = $state(0);
  #handing = $state.raw<Handing | null>(null); // the device is between two people: nobody's cards are shown
  #passing = $state(false); // the device is about to be handed on
  #toAsk: number[] = []; // people who may answer the last attack, and have not looked yet
  #answering = $state(false); // whoever looks was asked, and has nothing to answer with

  constructor(record: GameRecord) {
    this.#record = record;
    this.#me = peopleOf(record)[0] ?? 1;
  }

  get shared(): boolean {
    return peopleOf(this.#record).length > 1;
  }
  // Who looks.
  get me(): number {
    return this.#me;
  }
  get handing(): Handing | null {
    return this.#handing;
  }
  get moving(): boolean {
    return this.#passing || this.#handing !== null;
  }
  get answering(): boolean {
    return this.#answering;
  }
  get asks(): boolean {
    return this.#toAsk.length > 0;
  }

  // A hand is opened, and `last` was the last move of it.
  open(actor: number | null, last: string | undefined, teams: number): void {
    this.answered();
    this.#answering = false;
    this.coverFor(actor);
    this.ask(last, teams);
    if (this.#handing && this.asks) this.#handing = { seat: this.#toAsk[0]!, why: 'answer' };
  }

  // Several people: nobody looks until the one whose cards are next has said so. Whoever opened the page or pressed a
  // button may be anybody.
  coverFor(actor: number | null): void {
    if (this.shared && actor !== null) this.#handing = { seat: watcherOf(this.#record, actor), why: 'turn' };
  }

  // After an attack everybody who may answer it is asked, whoever looks already first. Only a coup fourré ends that.
  ask(action: string | undefined, teams: number): void {
    if (!this.shared || action === undefined || action === 'decline') return;
    const asked = mayAnswer(this.#record, action, teams);
    this.#toAsk = asked.sort((a, b) => Number(b === this.#me) - Number(a === this.#me));
  }
  answered(): void {
    this.#toAsk = [];
  }

  // Once a move is made: to whom the device goes, that the bots play, or null if whoever looks has to do something.
  next(actor: number, bot: boolean): Handing | 'bots' | null {
    if (this.#handing || this.#answering) return null;
    const asked = this.#toAsk[0];
    if (asked === this.#me) {
      this.#toAsk.shift();
      this.#answering = actor !== asked;
      return null;
    }
    if (asked !== undefined) return { seat: asked, why: 'answer' };
    if (bot) return 'bots';
    return actor === this.#me ? null : { seat: actor, why: 'turn' };
  }

  // A moment to see what was played, always the same.
  async pass(handing: Handing, goesOn: () => boolean): Promise<void> {
    this.#passing = true;
    await wait(2 * pause());
    this.#passing = false;
    if (goesOn()) this.#handing = handing;
  }

  // The person to whom the device was handed looks at it. `mustAct`: there is something for that person to do.
  take({ seat, why }: Handing, mustAct: boolean): void {
    this.#me = seat;
    this.#toAsk = this.#toAsk.filter((each) => each !== seat);
    this.#answering = why === 'answer' && !mustAct;
    this.#handing = null;
  }
  // Whoever was asked has seen that there is nothing to answer with.
  seen(): void {
    this.#answering = false;
  }
}
