// The guided first game: a record that the learner plays move by move, with a sentence for each step. The table screen
// shows it like any other game. A move that the lesson does not ask for is explained, and nothing changes.
import { pause, t, usualEdition, wait } from '../app/settings.svelte';
import { keep, recall } from '../app/storage';
import type { GameRecord } from '../engine/record';
import { teamOf, type Rules } from '../engine/types';
import { Log } from '../game/log.svelte';
import { endOfHand, isGrand, isLogged, narrate, tellDeal } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import { OwnGame } from '../game/own';
import type { Candidate, TableGame } from '../game/table';
import { readEntry } from '../library/entry';
import { companyOf } from '../library/company';
import type { Shelf } from '../library/shelf';
import { newRecord } from '../solo/setup';
import { longCardName } from '../table/labels';
import { parseAction } from '../engine/action';
import type { WordKey } from '../words/catalogue';
import type { Remote } from '../worker/client';
import type { Played, Snapshot } from '../worker/messages';
import { askFor, recordIn, steps, type Step } from './steps';

const me = 1;
const storageKey = 'lesson'; // of the step, in the browser's storage

export class Lesson extends OwnGame implements TableGame {
  readonly #engine: Remote;
  readonly #shelf: Shelf;
  readonly #record: GameRecord;
  readonly #log = new Log();
  #snapshot = $state.raw<Snapshot>()!;
  #at = $state(0); // the step
  #played = $state(0); // moves played from the record
  #wrong = $state.raw<{ key: WordKey; times: number } | null>(null);
  #run = 0; // a newer run of moves, or leaving, ends the older run
  readonly hints = false;
  readonly pending = false;
  readonly totals = [];

  private constructor(engine: Remote, shelf: Shelf, record: GameRecord) {
    super();
    this.#engine = engine;
    this.#shelf = shelf;
    this.#record = record;
  }

  // Continues where the lesson was left, or starts at the beginning.
  static async open(engine: Remote, shelf: Shelf): Promise<Lesson> {
    const { record } = await engine.read(recordIn(usualEdition()));
    const lesson = new Lesson(engine, shelf, record!);
    const kept = recall<number>(storageKey) ?? 0;
    await lesson.#show(kept > 0 && kept < steps.length ? Math.floor(kept) : 0);
    return lesson;
  }

  // The current step; null while moves are played.
  get step(): Step | null {
    const step = steps[this.#at]!;
    return this.#played === step.after ? step : null;
  }
  get number(): number {
    return this.#at;
  }
  get atEnd(): boolean {
    return this.#at === steps.length - 1;
  }
  // What the lesson asks the learner to do, as a sentence; empty if there is only something to read.
  get task(): string {
    const action = this.step?.do;
    if (!action) return '';
    const move = parseAction(action);
    const card = 'card' in move ? longCardName(this.company, move.card) : '';
    const name = move.verb === 'play' && move.team !== null ? teamName(this.company, move.team) : '';
    return t(`learn.do-${askFor(action)}`, { card, name });
  }
  // Why the last move was not made. `times` distinguishes repeated mistakes.
  get wrong(): { key: WordKey; times: number } | null {
    return this.#wrong;
  }
  get aim(): string | null {
    return this.step?.do ?? null;
  }

  get rules(): Rules {
    return this.#record.rules;
  }
  protected get now(): Snapshot {
    return this.#snapshot;
  }
  get options() {
    return this.myTurn ? this.#snapshot.options : [];
  }
  get log() {
    return this.#log.lines;
  }
  get myTurn(): boolean {
    return this.step !== null && this.#snapshot.actor === me;
  }
  get thinking(): number | null {
    return this.view.seat === me ? null : this.view.seat;
  }
  get company(): Company {
    return companyOf(this.#record, this.view.teams.length, me);
  }

  async act(action: string): Promise<void> {
    const { step } = this;
    if (!step) return;
    if (action === step.do) return this.next();
    const answer = step.wrong?.find((each) => each.action === action);
    this.#wrong = { key: answer?.says ?? 'learn.other-move', times: (this.#wrong?.times ?? 0) + 1 };
  }

  // Goes to the next step. Plays the move that the learner was asked for.
  async next(): Promise<void> {
    if (!this.step || this.atEnd) return;
    this.#stand(this.#at + 1);
    const run = ++this.#run;
    while (this.#played < steps[this.#at]!.after) {
      const { seat, action } = this.#record.hands[0]!.moves[this.#played]!;
      if (seat !== me) await wait(pause());
      if (run !== this.#run) return;
      const snapshot = await this.#engine.act(action);
      if (run !== this.#run) return;
      await this.#happened({ seat, action, shown: true, snapshot });
    }
  }

  async back(): Promise<void> {
    if (this.#at > 0) await this.#show(this.#at - 1);
  }
  async again(): Promise<void> {
    await this.#show(0);
  }

  // A real game begins. The hands of the lesson do not count, because its moves were not the learner's own.
  async nextHand(): Promise<void> {
    const rules: Rules = { rules: usualEdition(), players: 2, set: {} };
    const record = newRecord({ rules, levels: ['casual'] });
    record.hands = [{ dealer: rules.players, deck: await this.#engine.deck(rules), moves: [] }];
    const kept = await readEntry(this.#engine, await this.#engine.write(record), 'alone');
    await this.#shelf.put(kept);
    keep(storageKey, null);
    location.hash = `#/play/${kept.id}`;
  }

  leave(): void {
    ++this.#run;
  }

  hint(): Promise<Candidate[]> {
    return Promise.resolve([]);
  }
  rematch(): Promise<void> {
    return this.again();
  }
  record(): Promise<string> {
    return Promise.resolve(recordIn(this.edition));
  }

  #stand(at: number): void {
    this.#at = at;
    this.#wrong = null;
    keep(storageKey, at);
    if (this.atEnd) keep('learned', true);
  }

  async #show(at: number): Promise<void> {
    const run = ++this.#run;
    const hand = this.#record.hands[0]!;
    const { after } = steps[at]!;
    const opened = await this.#engine.open(this.rules, me, [{ ...hand, moves: hand.moves.slice(0, after) }]);
    if (run !== this.#run) return;
    this.#snapshot = opened.snapshot;
    this.#played = after;
    this.#stand(at);
    this.#log.clear();
    const { handNumber, dealer } = this.view;
    this.#log.add(() => tellDeal(this.company, handNumber, dealer));
    for (const played of opened.story) this.#tell(played);
  }

  async #happened(played: Played): Promise<void> {
    const settle = this.onmove?.({ seat: played.seat, action: played.action });
    this.#snapshot = played.snapshot;
    ++this.#played;
    this.#tell(played);
    await settle?.();
  }

  #tell({ seat, action, snapshot: { view } }: Played): void {
    if (isLogged(action))
      this.#log.add(
        () => narrate(this.company, { seat, action }, view),
        teamOf(seat, view.teams.length),
        isGrand(action),
      );
    endOfHand(this.company, view).forEach((_, i) => this.#log.add(() => endOfHand(this.company, view)[i]!, null, true));
  }
}
