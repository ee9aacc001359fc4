// A solo game: one person, or several who pass the device around, and bots. It is stored in the browser as a record.
import { pause, wait } from '../app/settings.svelte';
import { freshSeed } from '../engine/seed';
import { isOver, type Rules } from '../engine/types';
import type { Remote } from '../worker/client';
import type { Played, Snapshot } from '../worker/messages';
import { OwnGame } from '../game/own';
import type { Company } from '../game/people';
import { companyOf } from '../library/company';
import { levelAt, peopleOf } from '../library/people';
import { Device, type Duty, type Handing } from './device.svelte';
import { newRecord, today, type SoloSetup } from './setup';
import { SoloLog, whyStopped } from './soloLog';
import type { GameRecord, RecordFault } from '../engine/record';
import type { Candidate, TableGame } from '../game/table';
import { freshId, headerOf, isUntouched, type KeptGame, type Shelf } from '../library/shelf';

export class SoloGame extends OwnGame implements TableGame {
  readonly #engine: Remote;
  readonly #shelf: Shelf;
  readonly #record: GameRecord;
  readonly #fault: RecordFault | null; // where the stored record becomes illegal
  readonly #kept: string; // the record as it was stored
  #id = $state('');
  readonly #device: Device;
  readonly #log = new SoloLog(() => this.company);
  #snapshot = $state.raw<Snapshot>()!;
  #totals = $state.raw<number[][]>([]);
  #working = $state(false);
  #driving = false;
  #left = false;
  readonly hints = true;

  private constructor(
    engine: Remote,
    shelf: Shelf,
    id: string,
    record: GameRecord,
    fault: RecordFault | null = null,
    kept = '',
  ) {
    super();
    this.#engine = engine;
    this.#shelf = shelf;
    this.#id = id;
    this.#record = record;
    this.#device = new Device(record);
    this.#fault = fault;
    this.#kept = kept;
  }

  // Removes games that were dealt but never played. Nobody misses them.
  static async begin(engine: Remote, shelf: Shelf, setup: SoloSetup): Promise<SoloGame> {
    for (const game of await shelf.list()) if (isUntouched(game)) await shelf.remove(game.id);
    return new SoloGame(engine, shelf, freshId(), newRecord(setup)).#open();
  }

  // Opens the record up to the first fault; nobody can play on from there. Throws if there is nothing to show.
  static async resume(engine: Remote, shelf: Shelf, kept: KeptGame): Promise<SoloGame> {
    const { record, fault } = await engine.read(kept.record);
    if (!record) throw new Error(fault?.why ?? 'no hand is dealt');
    return new SoloGame(engine, shelf, kept.id, record, fault, kept.record).#open();
  }

  // The id of the stored entry. A rematch is a new game.
  get id(): string {
    return this.#id;
  }
  get rules(): Rules {
    return this.#record.rules;
  }
  get handing(): Handing | null {
    return this.#device.handing;
  }
  // Confirms that the person has seen that there is nothing to answer an attack with. Null: nothing to confirm.
  get confirmNoAnswer(): (() => void) | null {
    if (!this.#device.cannotAnswer) return null;
    return () => {
      this.#device.seen();
      void this.#next();
    };
  }
  protected get now(): Snapshot {
    return this.#snapshot;
  }
  get options() {
    return this.#working || this.#fault || this.#device.cannotAnswer ? [] : this.#snapshot.options;
  }
  get log() {
    return this.#log.lines;
  }
  get totals() {
    return this.#totals;
  }
  get myTurn(): boolean {
    if (this.#working || this.#device.moving || this.#device.cannotAnswer || this.#fault) return false;
    return this.#snapshot.actor === this.#device.me;
  }
  get pending(): boolean {
    return this.#working;
  }
  // The seat that acts publicly. A bot that thinks about a coup fourré would reveal its hand (R5.7).
  get thinking(): number | null {
    const { seat } = this.view;
    return seat === this.#device.me || this.#fault ? null : seat;
  }
  // The bot that must act.
  get #bot(): number | null {
    const { actor } = this.#snapshot;
    if (actor === null || this.#fault) return null;
    return levelAt(this.#record, actor) === null ? null : actor;
  }
  #dutyOf(seat: number): Duty {
    if (this.#fault) return 'answer'; // nothing to confirm
    if (this.#snapshot.actor !== seat) return null;
    return this.view.phase === 'coup-fourre' ? 'answer' : 'turn';
  }
  // Why the game cannot continue, or null if it can.
  get stops(): string | null {
    return this.#fault && whyStopped(this.#fault, this.edition);
  }
  get company(): Company {
    // Nobody looks while the device changes hands.
    return companyOf(this.#record, this.view.teams.length, this.handing ? null : this.#device.me);
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    this.#working = true;
    try {
      const snapshot = await this.#engine.act(action);
      await this.#happened({ seat: this.#device.me, action, shown: true, snapshot });
    } finally {
      this.#working = false;
    }
    void this.#next();
  }

  // The next person has taken the device.
  async take(): Promise<void> {
    const { handing } = this;
    if (!handing) return;
    this.#snapshot = await this.#engine.sit(handing.seat);
    this.#device.take(handing, this.#dutyOf(handing.seat));
    void this.#next();
  }

  hint(): Promise<Candidate[]> {
    return this.#engine.hint(freshSeed());
  }

  // As in the terminal: takes back your last move of the hand and everything after it. Bots think again.
  get canUndo(): boolean | undefined {
    if (this.#device.shared) return undefined;
    return !this.#fault && (this.myTurn || isOver(this.view)) && this.#lastOwn() >= 0;
  }
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.#working = true;
    try {
      this.#record.hands.at(-1)!.moves.splice(this.#lastOwn());
      await this.#open();
    } finally {
      this.#working = false;
    }
  }
  #lastOwn(): number {
    return this.#record.hands
      .at(-1)!
      .moves.map(({ seat }) => seat)
      .lastIndexOf(this.#device.me);
  }

  async nextHand(): Promise<void> {
    const dealer = (this.view.dealer % this.rules.players) + 1;
    const deck = await this.#engine.deck(this.rules);
    const snapshot = await this.#engine.deal(deck);
    this.#device.coverFor(snapshot.actor); // before anybody's new cards are shown
    this.#snapshot = snapshot;
    this.#record.hands.push({ dealer, deck, moves: [] });
    this.#log.begin(this.view);
    void this.#keep();
    void this.#next();
  }

  async rematch(): Promise<void> {
    this.#record.tags = [today(), ...this.#record.tags.filter(([name]) => name !== 'date')];
    this.#record.hands = [];
    this.#id = freshId();
    await this.#open();
  }

  readonly replay = (): void => void (location.hash = `#/replay/${this.#id}`);

  // The person leaves the page: bots stop playing, the record stays.
  leave(): void {
    this.#left = true;
  }

  async record(): Promise<string> {
    return this.#fault ? this.#kept : this.#engine.write(this.#record);
  }

  async #open(): Promise<this> {
    const { rules, hands } = this.#record;
    if (hands.length === 0) {
      hands.push({ dealer: rules.players, deck: await this.#engine.deck(rules), moves: [] });
    }
    const { snapshot, totals, story } = await this.#engine.open(rules, this.#device.me, hands);
    const last = hands
      .at(-1)!
      .moves.filter(({ action }) => action !== 'decline')
      .at(-1);
    this.#device.open(snapshot.actor, last?.action, snapshot.view.teams.length);
    this.#snapshot = snapshot;
    this.#totals = totals;
    this.#log.begin(this.view);
    for (const played of story) this.#tell(played);
    await this.#keep(); // the address of the game is shown now, and a reload must find it
    void this.#next();
    return this;
  }

  // After a move: another person looks, or the bots play.
  async #next(): Promise<void> {
    const { actor } = this.#snapshot;
    if (this.#left || this.#fault || actor === null) return;
    const next = this.#device.next(actor, this.#bot !== null, this.#dutyOf(actor));
    if (next === 'bots') await this.#drive();
    else if (next) await this.#device.pass(next, () => !this.#left);
  }

  // Bots play until it is a person's turn. Each move is shown before the next bot thinks.
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (let seat = this.#bot; seat !== null && !this.#left; seat = this.#bot) {
        const played = await this.#engine.bot(levelAt(this.#record, seat)!, freshSeed());
        if (played.shown) await wait(pause()); // without a pause a decline cannot be noticed
        if (this.#left) break;
        await this.#happened(played);
        if (this.#device.asks) break;
      }
    } finally {
      this.#driving = false;
    }
    void this.#next();
  }

  async #happened(played: Played): Promise<void> {
    const { seat, action, snapshot } = played;
    const shown = played.shown && !this.#secret(action);
    this.#record.hands.at(-1)!.moves.push({ seat, action });
    const settle = shown ? this.onmove?.({ seat, action }) : undefined;
    this.#snapshot = snapshot;
    this.#tell(played);
    if (action.startsWith('coup-fourre')) this.#device.cancelQuestions();
    this.#device.ask(action, snapshot.view.teams.length);
    if (snapshot.actor === null) this.#totals = [...this.#totals, snapshot.view.totals];
    void this.#keep();
    await settle?.();
  }

  async #keep(): Promise<void> {
    if (this.#fault) return; // the stored record stays as it is
    const mine = peopleOf(this.#record);
    const header = headerOf(this.#record, mine, this.#totals.at(-1) ?? [], this.view.phase === 'game-over');
    const entry = { id: this.#id, kind: 'alone' as const, touched: Date.now(), mine, header };
    try {
      const record = await this.#engine.write(this.#record);
      await this.#shelf.put({ ...entry, record });
    } catch {
      // The game continues even if the browser stores nothing more.
    }
  }

  // Everybody reads the log in turn, and it must not reveal who kept a safety.
  #secret(action: string): boolean {
    return this.#device.shared && action === 'decline';
  }

  #tell(played: Played): void {
    this.#log.add(played, played.shown && !this.#secret(played.action));
  }
}
