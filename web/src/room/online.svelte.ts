// A game at an online table, as the table screen shows it. It shows states one after the other, and sends moves as
// commands.
import { settings } from '../app/settings.svelte';
import { freshSeed } from '../engine/seed';
import { isOver, type Edition, type ExtensionChoice, type Rules, type View } from '../engine/types';
import type { Company } from '../game/people';
import { goalOf } from '../game/rules';
import type { Candidate, Fairness, MoveWatcher, OnlineSide, TableGame } from '../game/table';
import type { Remote } from '../worker/client';
import type { Snapshot } from '../worker/messages';
import { gameRecord, introduce, rememberTable, takeSeat, type Refused } from '../online/api';
import type { Shelf } from '../library/shelf';
import { Chronicle } from './chronicle.svelte';
import { TableClock } from './clock.svelte';
import { Copies } from './copies';
import { Contact } from './contact.svelte';
import { Deals } from './deals.svelte';
import { Inbox } from './inbox';
import { Place } from './place.svelte';
import { Link, type Condition, type LinkServices } from '../online/link';
import type { Answer, Command, StateMessage, TableInfo } from '../online/protocol';
import type { Phrase } from '../words/catalogue';

interface Arrived {
  state: StateMessage;
  at: number; // when it arrived, on this browser's clock
  atOnce: boolean; // its events have just happened
}

export class OnlineGame implements TableGame, OnlineSide {
  readonly id: string;
  readonly #engine: Remote;
  readonly #copies: Copies;
  readonly #link: Link;
  readonly #inbox: Inbox<Arrived>;
  readonly #contact: Contact;
  readonly #deals: Deals;
  readonly #place = new Place();
  readonly #chronicle = new Chronicle();
  #snapshot = $state.raw<Snapshot | null>(null);
  #pending = $state(false);
  #refusal = $state.raw<Answer | null>(null);
  #declined = ''; // the attack that the person does not answer, although the window is still open
  #number = 0;
  #fresh = true; // nothing is shown yet: earlier moves go to the log without animation
  readonly online: OnlineSide = this;
  readonly clock = new TableClock();
  onmove: MoveWatcher | null = null;
  readonly replay = (): Promise<void> => this.#copies.replay();
  readonly rematch = (): Promise<void> => this.nextHand();

  constructor(
    engine: Remote,
    id: string,
    services: LinkServices,
    shelf: Shelf | null,
    now: () => number = () => performance.now(),
  ) {
    this.id = id;
    this.#copies = new Copies(engine, shelf, id);
    this.#engine = engine;
    // If the page's engine cannot read a view, the server has another version.
    this.#inbox = new Inbox(
      (next) => this.#show(next),
      () => this.#link.giveUp(),
    );
    this.#contact = new Contact(services.server, () => this.#link.giveUp());
    this.#link = new Link(services, {
      onstate: (state) => this.#inbox.put({ state, at: now(), atOnce: !this.lost }),
      onsaid: (seat, phrase) => this.#chronicle.hear(seat, phrase),
      onpresence: (here) => this.#place.present(here),
      onnotice: (notice) => this.#contact.noticed(notice),
      oncondition: (condition) => this.#contact.changed(condition),
    });
    this.#deals = new Deals(id, (command) => this.#link.send(command));
  }

  get table(): TableInfo | null {
    return this.#place.table;
  }
  get started(): boolean {
    return this.#snapshot !== null;
  }
  get you(): number | null {
    return this.#place.you;
  }
  get mine(): boolean {
    return this.#place.host;
  }
  get condition(): Condition {
    return this.#contact.condition;
  }
  get lost(): boolean {
    return this.condition !== 'connected';
  }
  get notice(): string {
    return this.#contact.notice;
  }
  get pageIsOld(): boolean {
    return this.#contact.pageIsOld;
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
  get fairness(): Fairness | null {
    return this.#deals.fairness;
  }
  get seated(): boolean {
    return this.you !== null;
  }
  get dealing(): boolean {
    return this.table?.phase === 'committing' || this.table?.phase === 'opening';
  }
  get ready(): boolean {
    return this.#place.mySeat?.ready ?? false;
  }
  get away(): boolean {
    return this.#place.mySeat?.away ?? false;
  }
  get absent(): number[] {
    return this.#place.absent;
  }
  get othersReady(): number[] {
    return this.#place.othersReady;
  }
  get unready(): number[] {
    return this.#place.unready;
  }

  get rules(): Rules {
    return this.#place.rules;
  }
  get edition(): Edition {
    return this.table!.rules;
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
  get extensionChoice(): ExtensionChoice | null {
    return this.#snapshot!.extensionChoice;
  }
  get log() {
    return this.#chronicle.log;
  }
  get totals() {
    return this.#deals.totals;
  }
  get myTurn(): boolean {
    const { actor, view } = this.#snapshot!;
    if (this.you === null || actor !== this.you || this.#pending || this.away) return false;
    if (view.phase === 'coup-fourre') return this.#declined !== this.#attack();
    return this.clock.windowEnds === null;
  }
  get pending(): boolean {
    return this.#pending;
  }
  get thinking(): number | null {
    const { actor } = this.#snapshot!;
    return actor === this.you && !this.away ? null : actor;
  }
  get hints(): boolean {
    return this.#place.hints;
  }
  get company(): Company {
    const table = this.table!;
    return {
      language: settings.language,
      edition: table.rules,
      people: this.#place.people,
      teams: this.#snapshot?.view.teams.length ?? table.players,
      me: this.you,
    };
  }

  async act(action: string): Promise<void> {
    if (!this.myTurn) return;
    // Nobody can decline while the window is open, so this declines later.
    if (action === 'decline' && this.clock.windowEnds !== null) {
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

  // Shows refusals. Resolves after the resulting events have been shown.
  async send(command: Command): Promise<Answer> {
    const answer = await this.#link.send(command);
    await this.#inbox.empty;
    if (!answer.ok && command.do !== 'say') this.#refusal = answer;
    else if (command.do === 'play') this.#refusal = null;
    return answer;
  }

  // A name belongs to a connection, so a new connection is needed.
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

  // Takes over the person's seat from another device. Throws Refused.
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
  record(): Promise<string> {
    return gameRecord(this.id, this.table!.game);
  }
  dismiss(): void {
    this.#refusal = null;
  }
  wake(): void {
    this.#link.wake();
  }
  doubt(): void {
    this.#link.doubt();
  }
  leave(): void {
    this.#link.close();
  }

  async #show({ state, at, atOnce }: Arrived): Promise<void> {
    const table = state.table ?? this.table!;
    if (this.#deals.follow(state, table))
      this.#refusal = { id: '', ok: false, n: state.n, error: 'deal-accused', message: '' };
    const snapshot = await this.#look(state, table);
    const move = this.#fresh ? undefined : state.events.filter((event) => 'action' in event).at(-1);
    const settle = move ? this.onmove?.({ seat: move.seat, action: move.action }) : undefined;
    this.#place.follow(state, table);
    this.#number = state.n;
    this.clock.set(state, table, at, atOnce);
    const before = this.#snapshot?.view;
    const wasOver = before !== undefined && isOver(before) && before.handNumber === snapshot?.view.handNumber;
    this.#snapshot = snapshot;
    this.#chronicle.tell(this.company, state.events, snapshot?.view ?? null);
    this.#fresh = false;
    if (state.you !== null) rememberTable(this.id);
    if (snapshot && isOver(snapshot.view) && !wasOver) this.#endHand(snapshot.view);
    if (snapshot && !isOver(snapshot.view)) this.#deals.begin();
    if (snapshot?.view.phase === 'coup-fourre' && this.#declined === this.#attack() && this.clock.windowEnds === null) {
      void this.send({ do: 'play', seen: state.n, action: 'decline' });
    }
    await settle?.();
  }

  async #look({ view, you }: StateMessage, { rules, set, players }: TableInfo): Promise<Snapshot | null> {
    if (!view) return null;
    if (isOver(view)) return { view, actor: null, options: [], extensionChoice: null, score: view.score ?? [] };
    return this.#engine.place({ rules, set, players }, you, view);
  }

  #endHand(view: View): void {
    this.#chronicle.tellEnd(this.company, view);
    void this.#deals.check(this.#engine, this.rules, this.you, view);
    this.#copies.copy(this.table!.game, this.you);
  }

  #attack(): string {
    const { view } = this.#snapshot!;
    return `${this.table!.game} ${view.handNumber} ${view.ply} ${view.attack?.card}`;
  }
}
