// A game in the page alone: one person or several who pass the device on, the rest bots. It is kept in the browser as a
// record.
import { pause, settings } from '../app/settings.svelte';
import { freshSeed } from '../engine/seed';
import { isOver, type Edition, type Longer, type Rules, type View } from '../engine/types';
import type { Remote } from '../worker/client';
import type { Played, Snapshot } from '../worker/messages';
import type { Company } from '../game/people';
import { levelAt, peopleOf } from '../library/people';
import { mayAnswer, watcherOf } from './people';
import { newRecord, today, type SoloSetup } from './setup';
import { Tale, whyStopped } from './tale';
import { goalOf } from '../game/rules';
import type { GameRecord, RecordFault } from '../engine/record';
import type { Candidate, MoveWatcher, TableGame } from '../game/table';
import { freshId, headerOf, isUntouched, type KeptGame, type Shelf } from '../library/shelf';

// The device goes to somebody else: whose cards are shown next, and why.
export interface Handing {
  seat: number;
  why: 'turn' | 'answer';
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class SoloGame implements TableGame {
  readonly #engine: Remote;
  readonly #shelf: Shelf;
  readonly #record: GameRecord;
  readonly #fault: RecordFault | null; // where the kept record cannot be played on
  readonly #kept: string; // the record as it was found
  #id = $state('');
  readonly #tale = new Tale(() => this.company);
  #snapshot = $state.raw<Snapshot>()!;
  #totals = $state.raw<number[][]>([]);
  #working = $state(false);
  #me = $state(0); // who looks
  #handing = $state.raw<Handing | null>(null); // the device is between two people: nobody's cards are shown
  #passing = $state(false); // the device is about to be handed on
  #toAsk: number[] = []; // people who may answer the last attack, and have not looked yet
  #answering = $state(false); // whoever looks was asked, and has nothing to answer with
  #driving = false;
  #left = false;
  readonly hints = true;
  readonly online = null;
  onmove: MoveWatcher | null = null;

  private constructor(
    engine: Remote,
    shelf: Shelf,
    id: string,
    record: GameRecord,
    fault: RecordFault | null = null,
    kept = '',
  ) {
    this.#engine = engine;
    this.#shelf = shelf;
    this.#id = id;
    this.#record = record;
    this.#me = peopleOf(record)[0] ?? 1;
    this.#fault = fault;
    this.#kept = kept;
  }

  // Games that were dealt and never played make room: nobody would miss them.
  static async begin(engine: Remote, shelf: Shelf, setup: SoloSetup): Promise<SoloGame> {
    for (const game of await shelf.list()) if (isUntouched(game)) await shelf.remove(game.id);
    return new SoloGame(engine, shelf, freshId(), newRecord(setup)).#open();
  }

  // As far as the record is legal: nobody can play on from a fault. Throws if there is nothing to show.
  static async resume(engine: Remote, shelf: Shelf, kept: KeptGame): Promise<SoloGame> {
    const { record, fault } = await engine.read(kept.record);
    if (!record) throw new Error(fault?.why ?? 'no hand is dealt');
    return new SoloGame(engine, shelf, kept.id, record, fault, kept.record).#open();
  }

  // Of the entry on the shelf; a rematch is a game of its own.
  get id(): string {
    return this.#id;
  }
  get rules(): Rules {
    return this.#record.rules;
  }
  get edition(): Edition {
    return this.#record.rules.rules;
  }
  get handing(): Handing | null {
    return this.#handing;
  }
  // Nothing to answer an attack with: the person has to say that it was seen.
  get goOn(): (() => void) | null {
    return this.#answering
      ? () => {
          this.#answering = false;
          void this.#next();
        }
      : null;
  }
  get #several(): boolean {
    return peopleOf(this.#record).length > 1;
  }
  get view(): View {
    return this.#snapshot.view;
  }
  get options() {
    return this.#working || this.#fault ? [] : this.#snapshot.options;
  }
  get goal(): number {
    return goalOf(this.rules);
  }
  get score() {
    return this.#snapshot.score;
  }
  get longer(): Longer | null {
    return this.#snapshot.longer;
  }
  get log() {
    return this.#tale.lines;
  }
  get totals() {
    return this.#totals;
  }
  get myTurn(): boolean {
    if (this.#working || this.#passing || this.#handing || this.#fault) return false;
    return this.#snapshot.actor === this.#me;
  }
  get pending(): boolean {
    return this.#working;
  }
  // As everybody sees it: that a bot thinks about a coup fourré would tell what it holds (R5.7).
  get thinking(): number | null {
    const { seat } = this.view;
    return seat === this.#me || this.#fault ? null : seat;
  }
  // The bot that must act.
  get #bot(): number | null {
    const { actor } = this.#snapshot;
    if (actor === null || this.#fault) return null;
    return levelAt(this.#record, actor) === null ? null : actor;
  }
  // Why the game cannot go on, or null if it can.
  get stops(): string | null {
    return this.#fault && whyStopped(this.#fault, this.edition);
  }
  get company(): Company {
    return {
      language: settings.language,
      edition: this.edition,
      people: this.#record.seats.map((name, i) => ({ name, level: levelAt(this.#record, i + 1) })),
      teams: this.#snapshot.view.teams.length,
      me: this.#handing ? null : this.#me, // nobody looks while the device is handed on
    };
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    this.#working = true;
    try {
      const snapshot = await this.#engine.act(action);
      await this.#happened({ seat: this.#me, action, shown: true, snapshot });
    } finally {
      this.#working = false;
    }
    void this.#next();
  }

  // The person to whom the device was handed looks at it.
  async take(): Promise<void> {
    const handing = this.#handing;
    if (!handing) return;
    this.#snapshot = await this.#engine.sit(handing.seat);
    this.#me = handing.seat;
    this.#toAsk = this.#toAsk.filter((seat) => seat !== handing.seat);
    this.#answering = !this.#fault && handing.why === 'answer' && this.#snapshot.actor !== handing.seat;
    this.#handing = null;
    if (!this.#answering) void this.#next();
  }

  hint(): Promise<Candidate[]> {
    return this.#engine.hint(freshSeed());
  }

  // As in the terminal: your last move of the hand and everything after it. Bots think anew.
  get canUndo(): boolean | undefined {
    if (this.#several) return undefined;
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
      .lastIndexOf(this.#me);
  }

  async nextHand(): Promise<void> {
    const dealer = (this.view.dealer % this.rules.players) + 1;
    const deck = await this.#engine.deck(this.rules);
    const snapshot = await this.#engine.deal(deck);
    this.#coverFor(snapshot.actor); // before anybody's new cards are shown
    this.#snapshot = snapshot;
    this.#record.hands.push({ dealer, deck, moves: [] });
    this.#dealt();
    void this.#next();
  }

  async rematch(): Promise<void> {
    this.#record.tags = [today(), ...this.#record.tags.filter(([name]) => name !== 'date')];
    this.#record.hands = [];
    this.#id = freshId();
    await this.#open();
  }

  readonly replay = (): void => void (location.hash = `#/replay/${this.#id}`);

  // The page goes elsewhere: bots stop playing, the record stays.
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
    const { snapshot, totals, story } = await this.#engine.open(rules, this.#me, hands);
    this.#toAsk = [];
    this.#answering = false;
    this.#coverFor(snapshot.actor);
    this.#snapshot = snapshot;
    this.#totals = totals;
    this.#dealt();
    for (const played of story) this.#tell(played);
    this.#ask(hands.at(-1)!.moves.at(-1)?.action);
    if (this.#handing && this.#toAsk.length > 0) this.#handing = { seat: this.#toAsk[0]!, why: 'answer' };
    void this.#next();
    return this;
  }

  // Several people: nobody looks until the one whose cards are next has said so. Whoever opened the page or pressed a
  // button may be anybody.
  #coverFor(actor: number | null): void {
    if (this.#several && actor !== null) this.#handing = { seat: watcherOf(this.#record, actor), why: 'turn' };
  }

  // After an attack everybody who may answer it is asked, whoever looks already first. Only a coup fourré ends that.
  #ask(action: string | undefined): void {
    if (!this.#several || action === undefined || action === 'decline') return;
    const asked = mayAnswer(this.#record, action, this.#snapshot.view.teams.length);
    this.#toAsk = asked.sort((a, b) => Number(b === this.#me) - Number(a === this.#me));
  }

  // Whose turn it is to look, once a move is made: who may answer, who plays, or the bots.
  async #next(): Promise<void> {
    const { actor } = this.#snapshot;
    if (this.#handing || this.#answering || this.#left || this.#fault || actor === null) return;
    const asked = this.#toAsk[0];
    if (asked === this.#me) {
      this.#toAsk.shift();
      if (actor === asked) return;
      this.#answering = true;
    } else if (asked !== undefined) await this.#hand({ seat: asked, why: 'answer' });
    else if (this.#bot !== null) await this.#drive();
    else if (actor !== this.#me) await this.#hand({ seat: actor, why: 'turn' });
  }

  // A moment to see what was played, always the same.
  async #hand(handing: Handing): Promise<void> {
    this.#passing = true;
    await wait(2 * pause());
    this.#passing = false;
    if (!this.#left) this.#handing = handing;
  }

  // Bots play until it is the person's turn; each move is shown before the next is thought of.
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (let seat = this.#bot; seat !== null && !this.#left; seat = this.#bot) {
        const played = await this.#engine.bot(levelAt(this.#record, seat)!, freshSeed());
        if (played.shown) await wait(pause()); // a decline must not be noticed
        if (this.#left) break;
        await this.#happened(played);
        if (this.#toAsk.length > 0) break;
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
    if (action.startsWith('coup-fourre')) this.#toAsk = []; // the attack is answered
    this.#ask(action);
    if (snapshot.actor === null) this.#totals = [...this.#totals, snapshot.view.totals];
    this.#keep();
    await settle?.();
  }

  #keep(): void {
    if (this.#fault) return; // what was found stays as it is
    const mine = peopleOf(this.#record);
    const header = headerOf(this.#record, mine, this.#totals.at(-1) ?? [], this.view.phase === 'game-over');
    const entry = { id: this.#id, kind: 'alone' as const, touched: Date.now(), mine, header };
    // A browser that keeps nothing more is no reason to stop.
    this.#engine
      .write(this.#record)
      .then((record) => this.#shelf.put({ ...entry, record }))
      .catch(() => undefined);
  }

  #dealt(): void {
    this.#tale.begin(this.view);
    this.#keep();
  }

  // The log is read by everybody in turn: that somebody kept a safety is nobody else's business.
  #secret(action: string): boolean {
    return this.#several && action === 'decline';
  }

  #tell(played: Played): void {
    this.#tale.add(played, played.shown && !this.#secret(played.action));
  }
}
