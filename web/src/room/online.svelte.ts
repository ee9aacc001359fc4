// A game at a table of a server, as the table screen shows it: states are taken in one after the other, moves go out as
// commands.
import { settings } from '../app/settings.svelte';
import { freshSeed } from '../engine/seed';
import { isOver, type Edition, type Longer, type Rules, type View } from '../engine/types';
import { botName, type Company, type Person } from '../game/people';
import { goalOf } from '../game/rules';
import type { Candidate, Fairness, MoveWatcher, OnlineSide, TableGame } from '../game/table';
import type { Remote } from '../worker/client';
import type { Snapshot } from '../worker/messages';
import { gameRecord, introduce, rememberTable, takeSeat, type Refused } from '../online/api';
import type { KeptGame, Shelf } from '../library/shelf';
import { keepOnline } from '../library/table';
import { Chronicle } from './chronicle.svelte';
import { TableClock } from './clock.svelte';
import { Contact } from './contact.svelte';
import { Deals } from './deals.svelte';
import { Link, type Condition, type Surroundings } from '../online/link';
import type { Answer, Command, Seat, StateMessage, TableInfo } from '../online/protocol';
import type { Phrase } from '../words/catalogue';

function personAt({ kind, name, seat, level }: Seat): Person {
  return kind === 'bot' ? { name: name ?? botName(seat), level: level ?? 'casual' } : { name: name ?? '', level: null };
}

interface Arrived {
  state: StateMessage;
  at: number; // on our clock
}

export class OnlineGame implements TableGame, OnlineSide {
  readonly id: string;
  readonly #engine: Remote;
  readonly #shelf: Shelf | null; // where finished hands are copied to
  readonly #link: Link;
  readonly #now: () => number;
  readonly #contact: Contact;
  readonly #deals: Deals;
  readonly #clock = new TableClock();
  readonly #chronicle = new Chronicle();
  #table = $state.raw<TableInfo | null>(null);
  #you = $state<number | null>(null);
  #host = $state(false);
  #hints = $state(false);
  #snapshot = $state.raw<Snapshot | null>(null);
  #here = $state.raw<readonly number[] | null>(null); // null: the server has not said who is
  #pending = $state(false);
  #refusal = $state.raw<Answer | null>(null);
  #copied: Promise<KeptGame | null> = Promise.resolve(null); // of the last finished hand
  #declined = ''; // the attack that is not to be answered, though the time to do so is not over
  #number = 0;
  #queue: Arrived[] = [];
  #working: Promise<void> | null = null;
  #fresh = true; // nothing has been shown yet: what happened before is told, not played
  readonly online: OnlineSide = this;
  onmove: MoveWatcher | null = null;

  constructor(
    engine: Remote,
    id: string,
    around: Surroundings,
    shelf: Shelf | null,
    now: () => number = () => performance.now(),
  ) {
    this.id = id;
    this.#shelf = shelf;
    this.#engine = engine;
    this.#now = now;
    this.#contact = new Contact(around.server, () => this.#link.giveUp());
    this.#link = new Link(around, {
      onstate: (state) => this.#arrived(state),
      onsaid: (seat, phrase) => this.#chronicle.hear(seat, phrase),
      onpresence: (here) => (this.#here = here),
      onnotice: (notice) => this.#contact.noticed(notice),
      oncondition: (condition) => this.#contact.changed(condition),
    });
    this.#deals = new Deals(id, (command) => this.#link.send(command));
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
    return this.#host;
  }
  get condition(): Condition {
    return this.#contact.condition;
  }
  get notice(): string {
    return this.#contact.notice;
  }
  get newerPage(): boolean {
    return this.#contact.newerPage;
  }
  get publicUrl(): string | null {
    return this.#contact.publicUrl;
  }
  get said() {
    return this.#chronicle.said;
  }
  get refusal(): Answer | null {
    return this.#refusal;
  }
  get turnEnds(): number | null {
    return this.#clock.turnEnds;
  }
  get turnSince(): number {
    return this.#clock.turnSince;
  }
  get windowEnds(): number | null {
    return this.#clock.windowEnds;
  }
  get fairness(): Fairness | null {
    return this.#deals.fairness;
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
  get absent(): number[] {
    const here = this.#here;
    if (here === null) return [];
    return (this.#table?.seats ?? [])
      .filter(({ seat, kind, away }) => kind === 'player' && !away && seat !== this.#you && !here.includes(seat))
      .map(({ seat }) => seat);
  }
  // Those for whom the next hand or game waits.
  get unready(): number[] {
    return (this.#table?.seats ?? [])
      .filter(({ kind, away, ready }) => kind === 'player' && !away && !ready)
      .map(({ seat }) => seat);
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
  get longer(): Longer | null {
    return this.#snapshot!.longer;
  }
  get log() {
    return this.#chronicle.log;
  }
  get totals() {
    return this.#deals.totals;
  }
  get myTurn(): boolean {
    const { actor, view } = this.#snapshot!;
    if (this.#you === null || actor !== this.#you || this.#pending || this.away) return false;
    if (view.phase === 'coup-fourre') return this.#declined !== this.#attack();
    return this.windowEnds === null;
  }
  get pending(): boolean {
    return this.#pending;
  }
  get thinking(): number | null {
    const { actor } = this.#snapshot!;
    return actor === this.#you && !this.away ? null : actor;
  }
  get hints(): boolean {
    return this.#hints;
  }
  get company(): Company {
    const table = this.#table!;
    return {
      language: settings.language,
      edition: table.rules,
      people: table.seats.map(personAt),
      teams: this.#snapshot?.view.teams.length ?? table.players,
      me: this.#you,
    };
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    // While all wait for a call nobody can decline; it is done when it can be.
    if (action === 'decline' && this.windowEnds !== null) {
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
  async sit(seat: number, name: string): Promise<void> {
    try {
      await introduce(name);
    } catch (error) {
      const { code, message } = error as Refused;
      this.#refusal = { id: '', ok: false, n: this.#number, error: code, message };
      return;
    }
    this.#link.renew();
    await this.send({ do: 'sit', seat });
  }

  // From another device of the same person. Throws Refused.
  async takeSeat(code: string): Promise<void> {
    await takeSeat(this.id, code);
    this.#link.renew();
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
      // A view that the engine of this page cannot read: the server's is another one.
      .catch(() => this.#link.giveUp())
      .finally(() => (this.#working = null));
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
  }

  async #show({ state, at }: Arrived): Promise<void> {
    const table = state.table ?? this.#table!;
    if (this.#deals.follow(state, table))
      this.#refusal = { id: '', ok: false, n: state.n, error: 'deal-accused', message: '' };
    const snapshot = await this.#look(state, table);
    const move = this.#fresh ? undefined : state.events.filter((event) => 'action' in event).at(-1);
    const settle = move ? this.onmove?.({ seat: move.seat, action: move.action }) : undefined;
    this.#table = table;
    this.#you = state.you;
    this.#host = state.host ?? false;
    this.#hints = state.hints ?? false;
    this.#number = state.n;
    this.#clock.set(state, at);
    const wasOver =
      this.#snapshot !== null &&
      isOver(this.#snapshot.view) &&
      this.#snapshot.view.handNumber === snapshot?.view.handNumber;
    this.#snapshot = snapshot;
    this.#chronicle.tell(this.company, state.events, snapshot?.view ?? null);
    this.#fresh = false;
    if (state.you !== null) rememberTable(this.id);
    if (snapshot && isOver(snapshot.view) && !wasOver) this.#endHand(snapshot.view);
    if (snapshot && !isOver(snapshot.view)) this.#deals.begin();
    if (snapshot?.view.phase === 'coup-fourre' && this.#declined === this.#attack() && this.windowEnds === null) {
      void this.send({ do: 'play', seen: state.n, action: 'decline' });
    }
    await settle?.();
  }

  async #look({ view, you }: StateMessage, { rules, set, players }: TableInfo): Promise<Snapshot | null> {
    if (!view) return null;
    if (isOver(view)) return { view, actor: null, options: [], longer: null, score: view.score ?? [] };
    return this.#engine.place({ rules, set, players }, you, view);
  }

  #endHand(view: View): void {
    this.#chronicle.tellEnd(this.company, view);
    void this.#deals.check(this.#engine, this.rules, this.#you, view);
    this.#copied = this.#copy();
  }

  // Servers delete old tables. What cannot be copied now is copied when the table is opened again.
  async #copy(): Promise<KeptGame | null> {
    if (!this.#shelf) return null;
    return keepOnline(this.#engine, this.#shelf, this.id, this.#table!.game, this.#you).catch(() => null);
  }

  // A copy that failed is tried again there.
  readonly replay = async (): Promise<void> => {
    const copy = await this.#copied;
    location.hash = copy ? `#/replay/${copy.id}` : `#/open/t/${this.id}`;
  };

  #attack(): string {
    const { view } = this.#snapshot!;
    return `${this.#table!.game} ${view.handNumber} ${view.ply} ${view.attack?.card}`;
  }
}
