// Several people share one device: who looks at it, and who gets it next. With one person it never changes hands.
import { pause, wait } from '../app/settings.svelte';
import type { GameRecord } from '../engine/record';
import { peopleOf } from '../library/people';
import { mayAnswer, watcherOf } from './people';

// The device goes to another person: whose cards are shown next, and why.
export interface Handing {
  seat: number;
  why: 'turn' | 'answer';
}

// What a person who has the device must do: answer an attack, take a turn, or nothing.
export type Duty = 'answer' | 'turn' | null;

export class Device {
  readonly #record: GameRecord;
  #me = $state(0);
  #handing = $state.raw<Handing | null>(null); // the device changes hands, and no cards are shown
  #passing = $state(false); // the device is about to be handed on
  #toAsk: number[] = []; // people who may answer the last attack and were not asked yet
  #cannotAnswer = $state(false); // the viewer was asked, but has nothing to answer with

  constructor(record: GameRecord) {
    this.#record = record;
    this.#me = peopleOf(record)[0] ?? 1;
  }

  get shared(): boolean {
    return peopleOf(this.#record).length > 1;
  }
  // The person who looks.
  get me(): number {
    return this.#me;
  }
  get handing(): Handing | null {
    return this.#handing;
  }
  get moving(): boolean {
    return this.#passing || this.#handing !== null;
  }
  get cannotAnswer(): boolean {
    return this.#cannotAnswer;
  }
  get asks(): boolean {
    return this.#toAsk.length > 0;
  }

  // Opens a hand; `last` is its last move except declines. The record does not say who confirmed that there is nothing
  // to answer with. So everybody who may answer is asked again, also a person who declined: otherwise a reload would
  // show who kept a safety.
  open(actor: number | null, last: string | undefined, teams: number): void {
    this.cancelQuestions();
    this.#cannotAnswer = false;
    this.coverFor(actor);
    this.ask(last, teams);
    if (this.#handing && this.asks) this.#handing = { seat: this.#toAsk[0]!, why: 'answer' };
  }

  // With several people, no cards are shown until the next person has confirmed. Anybody may have opened the page or
  // pressed the button.
  coverFor(actor: number | null): void {
    if (this.shared && actor !== null) this.#handing = { seat: watcherOf(this.#record, actor), why: 'turn' };
  }

  // After an attack, asks everybody who may answer it, beginning with the person who looks. A coup
  // fourré cancels the questions that are left.
  ask(action: string | undefined, teams: number): void {
    if (!this.shared || action === undefined || action === 'decline') return;
    const asked = mayAnswer(this.#record, action, teams);
    this.#toAsk = asked.sort((a, b) => Number(b === this.#me) - Number(a === this.#me));
  }
  cancelQuestions(): void {
    this.#toAsk = [];
  }

  // Says what follows a move: who gets the device, that the bots play, or null if the viewer must act. `duty` is the
  // actor's.
  next(actor: number, bot: boolean, duty: Duty): Handing | 'bots' | null {
    if (this.#handing || this.#cannotAnswer) return null;
    const asked = this.#toAsk[0];
    if (asked === this.#me) {
      this.#toAsk.shift();
      this.#cannotAnswer = this.#onlySees(actor === asked ? duty : null);
      return null;
    }
    if (asked !== undefined) return { seat: asked, why: 'answer' };
    if (bot) return 'bots';
    return actor === this.#me ? null : { seat: actor, why: 'turn' };
  }

  // Waits a moment so that the move can be seen. The wait has always the same length, so that it reveals nothing.
  // `goesOn` says whether the game is still open.
  async pass(handing: Handing, goesOn: () => boolean): Promise<void> {
    this.#passing = true;
    await wait(2 * pause());
    this.#passing = false;
    if (goesOn()) this.#handing = handing;
  }

  // Whether the person can only confirm that there is nothing to answer with. A turn also waits while others are still
  // to be asked. If it began at once, the person would know that no partner holds the safety.
  #onlySees(duty: Duty): boolean {
    return duty === null || (duty === 'turn' && this.asks);
  }

  // The next person has taken the device.
  take({ seat, why }: Handing, duty: Duty): void {
    this.#me = seat;
    this.#toAsk = this.#toAsk.filter((each) => each !== seat);
    this.#cannotAnswer = why === 'answer' && this.#onlySees(duty);
    this.#handing = null;
  }
  // The person who was asked has seen that there is nothing to answer with.
  seen(): void {
    this.#cannotAnswer = false;
  }
}
