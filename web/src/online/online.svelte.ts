// A game at a table of a server, as the table screen shows it: states are taken in one after the other, moves go out as
// commands.
import { settings } from '../app/settings.svelte';
import { keep, recall } from '../app/storage';
import type { Edition, Level, Rules, View } from '../engine/types';
import { endOfHand } from '../game/narrate';
import { botName, type Company } from '../game/people';
import { fromText } from '../game/record';
import { goalOf } from '../game/rules';
import type { Candidate, Fairness, LogLine, MoveWatcher, OnlineSide, TableGame } from '../game/table';
import type { Remote } from '../worker/client';
import type { Snapshot } from '../worker/messages';
import { gameRecord, introduce, madeHere, pageIsOld, rememberTable } from './api';
import { freshSecret, nextStep, promiseBroken, type Part } from './fair';
import { Link, type Condition, type Surroundings } from './link';
import type { Answer, Command, Deal, Phrase, StateMessage, TableInfo } from './protocol';
import { tell } from './telling';

const freshSeed = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
const isOver = (view: View): boolean => view.phase === 'hand-over' || view.phase === 'game-over';

export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

interface Arrived {
  state: StateMessage;
  at: number; // on our clock
}

export class OnlineGame implements TableGame, OnlineSide {
  readonly id: string;
  readonly #engine: Remote;
  readonly #link: Link;
  readonly #now: () => number;
  #table = $state.raw<TableInfo | null>(null);
  #you = $state<number | null>(null);
  #snapshot = $state.raw<Snapshot | null>(null);
  #log = $state.raw<LogLine[]>([]);
  #totals = $state.raw<number[][]>([]);
  #turnEnds = $state<number | null>(null);
  #turnSince = $state(0);
  #windowEnds = $state<number | null>(null);
  #pending = $state(false);
  #condition = $state<Condition>('connecting');
  #notice = $state('');
  #said = $state.raw<Said[]>([]);
  #refusal = $state.raw<Answer | null>(null);
  #fairness = $state.raw<Fairness | null>(null);
  #newerPage = $state(false);
  #deal: Deal | null = null;
  #part: Part | null;
  #dealt = ''; // the step of a deal that was taken last
  #declined = ''; // the attack that is not to be answered, though the time to do so is not over
  #number = 0;
  #turn = '';
  #lines = 0;
  #queue: Arrived[] = [];
  #working: Promise<void> | null = null;
  #fresh = true; // nothing has been shown yet: what happened before is told, not played
  readonly online: OnlineSide = this;
  onmove: MoveWatcher | null = null;

  constructor(engine: Remote, id: string, around: Surroundings, now: () => number = () => performance.now()) {
    this.id = id;
    this.#engine = engine;
    this.#now = now;
    this.#part = recall<Part>(`deal.${id}`);
    this.#link = new Link(around, {
      onstate: (state) => this.#arrived(state),
      onsaid: (seat, phrase) => this.#hear(seat, phrase),
      onnotice: (notice) => (this.#notice = notice === 'journal-available' ? '' : notice),
      oncondition: (condition) => this.#changed(condition),
    });
  }

  get table(): TableInfo | null {
    return this.#table;
  }
  get started(): boolean {
    return this.#snapshot !== null;
  }
  get you(): number | null {
    return this.#you;
  }
  get mine(): boolean {
    return madeHere(this.id);
  }
  get condition(): Condition {
    return this.#condition;
  }
  get notice(): string {
    return this.#notice;
  }
  get newerPage(): boolean {
    return this.#newerPage;
  }
  get said(): readonly Said[] {
    return this.#said;
  }
  get refusal(): Answer | null {
    return this.#refusal;
  }
  get turnEnds(): number | null {
    return this.#turnEnds;
  }
  get turnSince(): number {
    return this.#turnSince;
  }
  get windowEnds(): number | null {
    return this.#windowEnds;
  }
  get fairness(): Fairness | null {
    return this.#fairness;
  }
  get seated(): boolean {
    return this.#you !== null;
  }
  get dealing(): boolean {
    return this.#table?.phase === 'committing' || this.#table?.phase === 'opening';
  }
  get ready(): boolean {
    return this.#table?.seats.find(({ seat }) => seat === this.#you)?.ready ?? false;
  }
  get away(): boolean {
    return this.#table?.seats.find(({ seat }) => seat === this.#you)?.away ?? false;
  }
  // Those for whom the next hand or game waits.
  get unready(): number[] {
    return (this.#table?.seats ?? []).filter(({ kind, away, ready }) => kind === 'player' && !away && !ready).map(({ seat }) => seat);
  }

  get rules(): Rules {
    const { rules, set, players } = this.#table!;
    return { rules, set, players };
  }
  get edition(): Edition {
    return this.#table!.rules;
  }
  get goal(): number {
    return goalOf(this.rules);
  }
  get view(): View {
    return this.#snapshot!.view;
  }
  get options() {
    return this.myTurn ? this.#snapshot!.options : [];
  }
  get score() {
    return this.#snapshot!.score;
  }
  get longer(): number | null {
    return this.#snapshot!.longer;
  }
  get log() {
    return this.#log;
  }
  get totals() {
    return this.#totals;
  }
  get myTurn(): boolean {
    const { actor, view } = this.#snapshot!;
    if (this.#you === null || actor !== this.#you || this.#pending || this.away) return false;
    if (view.phase === 'coup-fourre') return this.#declined !== this.#attack();
    return this.#windowEnds === null;
  }
  get pending(): boolean {
    return this.#pending;
  }
  get thinking(): number | null {
    const { actor } = this.#snapshot!;
    return actor === this.#you && !this.away ? null : actor;
  }
  // Another person at the table would not like it, unless the table says so.
  get hints(): boolean {
    const others = this.#table!.seats.some(({ kind, seat }) => kind === 'player' && seat !== this.#you);
    return this.seated && (this.#table!.hints || !others);
  }
  get levels(): (Level | null)[] {
    return this.#table!.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? 'casual') : null));
  }
  get company(): Company {
    const table = this.#table!;
    return {
      language: settings.language,
      edition: table.rules,
      people: table.seats.map(({ name, kind, seat }) => ({ name: name ?? (kind === 'bot' ? botName(seat) : ''), bot: kind === 'bot' })),
      teams: this.#snapshot?.view.teams.length ?? table.players,
      me: this.#you,
    };
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    // While all wait for a call nobody can decline; it is done when it can be.
    if (action === 'decline' && this.#windowEnds !== null) {
      this.#declined = this.#attack();
      return;
    }
    this.#pending = true;
    try {
      await this.send({ do: 'play', seen: this.#number, action });
    } finally {
      this.#pending = false;
    }
  }

  // Refusals are shown; what happened is taken in before this resolves.
  async send(command: Command): Promise<Answer> {
    const answer = await this.#link.send(command);
    await this.#working;
    if (!answer.ok && command.do !== 'say') this.#refusal = answer;
    else if (command.do === 'play') this.#refusal = null;
    return answer;
  }

  // Names belong to connections: a new one brings it along.
  async sit(seat: number, name: string): Promise<Answer> {
    await introduce(name);
    this.#link.renew();
    return this.send({ do: 'sit', seat });
  }

  say(phrase: Phrase): void {
    void this.send({ do: 'say', phrase });
  }

  hint(): Promise<Candidate[]> {
    return this.#engine.hint(freshSeed());
  }
  async nextHand(): Promise<void> {
    await this.send({ do: 'ready' });
  }
  async rematch(): Promise<void> {
    await this.send({ do: 'ready' });
  }
  record(): Promise<string> {
    return gameRecord(this.id, this.#table!.game);
  }
  dismiss(): void {
    this.#refusal = null;
  }
  wake(): void {
    this.#link.wake();
  }
  leave(): void {
    this.#link.close();
  }

  #arrived(state: StateMessage): void {
    this.#queue.push({ state, at: this.#now() });
    this.#working ??= this.#work()
      .catch(() => this.#misunderstood())
      .finally(() => (this.#working = null));
  }

  // A view that the engine of this page cannot read: the server's is another one.
  #misunderstood(): void {
    this.#link.close();
    this.#condition = 'foreign';
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
  }

  async #show({ state, at }: Arrived): Promise<void> {
    const table = state.table ?? this.#table!;
    const deal = state.deal === undefined ? this.#deal : state.deal;
    this.#contribute(deal, table, state.you);
    const snapshot = await this.#look(state, table);
    const move = this.#fresh ? undefined : state.events.filter(({ action }) => action !== undefined).at(-1);
    const settle = move ? this.onmove?.({ seat: move.seat!, action: move.action! }) : undefined;
    this.#table = table;
    this.#deal = deal;
    this.#you = state.you;
    this.#number = state.n;
    this.#setClock(state, at);
    const wasOver = this.#snapshot !== null && isOver(this.#snapshot.view) && this.#snapshot.view.handNumber === snapshot?.view.handNumber;
    this.#snapshot = snapshot;
    this.#tell(state, snapshot?.view ?? null, wasOver);
    this.#fresh = false;
    if (state.you !== null) rememberTable(this.id);
    if (snapshot && isOver(snapshot.view) && !wasOver) void this.#audit(snapshot.view);
    if (snapshot && !isOver(snapshot.view)) this.#fairness = null;
    if (snapshot?.view.phase === 'coup-fourre' && this.#declined === this.#attack() && this.#windowEnds === null) {
      void this.send({ do: 'play', seen: state.n, action: 'decline' });
    }
    await settle?.();
  }

  async #look({ view, you }: StateMessage, { rules, set, players }: TableInfo): Promise<Snapshot | null> {
    if (!view) return null;
    if (isOver(view)) return { view, actor: null, options: [], longer: null, score: view.score ?? [] };
    return this.#engine.place({ rules, set, players }, you, view);
  }

  #setClock({ now, turn, window }: StateMessage, at: number): void {
    const ends = (until: number | null | undefined): number | null => (until == null ? null : at + until - now);
    this.#turnEnds = ends(turn?.until);
    this.#windowEnds = ends(window?.until);
    const whose = `${turn?.seat} ${turn?.until}`;
    if (whose !== this.#turn) this.#turnSince = at;
    this.#turn = whose;
  }

  #tell({ events }: StateMessage, view: View | null, wasOver: boolean): void {
    events.forEach((event, i) => {
      if (event.dealt !== undefined) this.#log = [];
      const told = tell(this.company, events, i, view);
      if (told) this.#log = [...this.#log, { id: this.#lines++, ...told }];
    });
    if (!view || wasOver) return;
    for (const text of endOfHand(this.company, view)) {
      this.#log = [...this.#log, { id: this.#lines++, text, team: null, grand: true }];
    }
  }

  // Takes part in the deal of a hand, a step at a time.
  #contribute(deal: Deal | null, table: TableInfo, you: number | null): void {
    if (!deal) return;
    const step = nextStep(deal, table.phase, you, this.#part, freshSecret);
    const name = `${deal.game} ${deal.hand} ${deal.attempt} ${step?.command.do}`;
    if (!step || name === this.#dealt) return;
    this.#dealt = name;
    this.#keepPart(step.part);
    // Not by send(): a step that came too late is nothing that the person could do anything about.
    void this.#link.send(step.command).then(({ ok }) => {
      if (!ok && step.command.do === 'commit') this.#keepPart(null);
    });
  }

  #keepPart(part: Part | null): void {
    this.#part = part;
    keep(`deal.${this.id}`, part);
  }

  async #audit(view: View): Promise<void> {
    const deal = this.#deal;
    if (!deal?.seed) return;
    this.#fairness = { outcome: 'checking', seats: [] };
    try {
      const hands = fromText(await this.record()).hands.slice(0, deal.hand);
      const { unfair, totals } = await this.#engine.audit(this.rules, { table: this.id, deal, hands, view, me: this.#you });
      const why = promiseBroken(deal, this.#part, this.#you) ?? unfair;
      this.#totals = totals;
      this.#fairness = { outcome: why ?? 'fair', seats: deal.seats.map(({ seat }) => seat) };
    } catch {
      this.#fairness = { outcome: 'unknown', seats: [] };
    }
  }

  #attack(): string {
    const { view } = this.#snapshot!;
    return `${view.handNumber} ${view.ply} ${view.attack?.card}`;
  }

  #hear(seat: number, phrase: string): void {
    this.#said = [...this.#said.slice(-7), { id: this.#lines++, seat, phrase }];
  }

  #changed(condition: Condition): void {
    if (condition === 'connected') {
      this.#notice = '';
      if (this.#condition === 'lost') void pageIsOld().then((old) => (this.#newerPage = old));
    }
    this.#condition = condition;
  }
}
