// A game in the page alone: one person, the rest bots, kept in the browser as a record.
import { pause, settings, t } from '../app/settings.svelte';
import { freshSeed } from '../engine/seed';
import { levels, teamOf, type Edition, type Level, type Rules, type View } from '../engine/types';
import { say, type WordKey } from '../words/catalogue';
import type { Remote } from '../worker/client';
import type { Played, Snapshot } from '../worker/messages';
import { Log } from '../game/log.svelte';
import { endOfHand, isGrand, narrate, tellDeal } from '../game/narrate';
import { botName, type Company } from '../game/people';
import { goalOf } from '../game/rules';
import type { GameRecord, RecordFault } from '../engine/record';
import type { Candidate, MoveWatcher, TableGame } from '../game/table';
import { freshId, headerOf, isUntouched, type KeptGame, type Shelf } from './shelf';

export interface SoloSetup {
  rules: Rules;
  levels: Level[]; // of the bots, seat 2 first
}

const me = 1;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const today = (): [string, string] => ['date', new Date().toISOString().slice(0, 10)];

function newRecord(setup: SoloSetup): GameRecord {
  const you = say(settings.language, 'player.you');
  return {
    rules: setup.rules,
    seats: [you, ...setup.levels.map((_, i) => botName(i + 2))],
    tags: [today(), ...setup.levels.map((level, i): [string, string] => [`level-${i + 2}`, level])],
    hands: [],
  };
}

const levelAt = (record: GameRecord, seat: number): Level => {
  const found = record.tags.find(([name]) => name === `level-${seat}`)?.[1] as Level | undefined;
  return found && levels.includes(found) ? found : 'casual';
};

export class SoloGame implements TableGame {
  readonly #engine: Remote;
  readonly #shelf: Shelf;
  readonly #record: GameRecord;
  readonly #fault: RecordFault | null; // where the kept record cannot be played on
  readonly #kept: string; // the record as it was found
  #id = $state('');
  readonly #log = new Log();
  #snapshot = $state.raw<Snapshot>()!;
  #totals = $state.raw<number[][]>([]);
  #working = $state(false);
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
  get longer(): number | null {
    return this.#snapshot.longer;
  }
  get log() {
    return this.#log.lines;
  }
  get totals() {
    return this.#totals;
  }
  get myTurn(): boolean {
    return this.#snapshot.actor === me && !this.#working && !this.#fault;
  }
  get pending(): boolean {
    return this.#working;
  }
  get thinking(): number | null {
    const { actor } = this.#snapshot;
    return actor === null || actor === me || this.#fault ? null : actor;
  }
  // Why the game cannot go on, or null if it can.
  get stops(): string | null {
    if (!this.#fault) return null;
    const { code, arguments: about, line } = this.#fault;
    if (code !== 'refused') return t('web.game-damaged', { figure: line });
    return t('web.game-illegal', { reason: t(`refusal.${about[0]}` as WordKey, {}, this.edition) });
  }
  get company(): Company {
    return {
      language: settings.language,
      edition: this.edition,
      people: this.#record.seats.map((name, i) => ({
        name,
        level: i + 1 === me ? null : levelAt(this.#record, i + 1),
      })),
      teams: this.#snapshot.view.teams.length,
      me,
    };
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    this.#working = true;
    try {
      const snapshot = await this.#engine.act(action);
      await this.#happened({ seat: me, action, shown: true, snapshot });
    } finally {
      this.#working = false;
    }
    void this.#drive();
  }

  hint(): Promise<Candidate[]> {
    return this.#engine.hint(freshSeed());
  }

  async nextHand(): Promise<void> {
    const dealer = (this.view.dealer % this.rules.players) + 1;
    const deck = await this.#engine.deck(this.rules);
    this.#snapshot = await this.#engine.deal(deck);
    this.#record.hands.push({ dealer, deck, moves: [] });
    this.#dealt();
    void this.#drive();
  }

  async rematch(): Promise<void> {
    this.#record.tags = [today(), ...this.#record.tags.filter(([name]) => name !== 'date')];
    this.#record.hands = [];
    this.#id = freshId();
    await this.#open();
  }

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
    const { snapshot, totals, story } = await this.#engine.open(rules, me, hands);
    this.#snapshot = snapshot;
    this.#totals = totals;
    this.#dealt();
    for (const played of story) this.#tell(played);
    void this.#drive();
    return this;
  }

  // Bots play until it is the person's turn; each move is shown before the next is thought of.
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (let seat = this.thinking; seat !== null && !this.#left; seat = this.thinking) {
        await wait(pause());
        if (this.#left) break;
        await this.#happened(await this.#engine.bot(levelAt(this.#record, seat), freshSeed()));
      }
    } finally {
      this.#driving = false;
    }
  }

  async #happened(played: Played): Promise<void> {
    const { seat, action, shown, snapshot } = played;
    this.#record.hands.at(-1)!.moves.push({ seat, action });
    const settle = shown ? this.onmove?.({ seat, action }) : undefined;
    this.#snapshot = snapshot;
    this.#tell(played);
    if (snapshot.actor === null) this.#totals = [...this.#totals, snapshot.view.totals];
    this.#keep();
    await settle?.();
  }

  #keep(): void {
    if (this.#fault) return; // what was found stays as it is
    const header = headerOf(this.#record, this.#totals.at(-1) ?? [], this.view.phase === 'game-over');
    const entry = { id: this.#id, touched: Date.now(), header };
    // A browser that keeps nothing more is no reason to stop.
    this.#engine
      .write(this.#record)
      .then((record) => this.#shelf.put({ ...entry, record }))
      .catch(() => undefined);
  }

  #dealt(): void {
    const { handNumber, dealer } = this.view;
    this.#log.clear();
    this.#log.add(() => tellDeal(this.company, handNumber, dealer));
    this.#keep();
  }

  #tell({ seat, action, shown, snapshot }: Played): void {
    const { view } = snapshot;
    if (shown) {
      this.#log.add(
        () => narrate(this.company, { seat, action }, view),
        teamOf(seat, view.teams.length),
        isGrand(action),
      );
    }
    endOfHand(this.company, view).forEach((_, i) => this.#log.add(() => endOfHand(this.company, view)[i]!, null, true));
  }
}
