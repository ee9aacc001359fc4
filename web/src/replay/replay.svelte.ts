// The replay of a stored game, as the table screen shows it. Nobody plays. The worker delivers the positions of one
// hand at a time.
import { settings, wait } from '../app/settings.svelte';
import type { GameRecord, RecordFault } from '../engine/record';
import { isOver, teamOf, type Rules } from '../engine/types';
import { endOfHand, isGrand, isLogged, narrate, tellDeal, tellDecline } from '../game/narrate';
import { OwnGame } from '../game/own';
import type { Company } from '../game/people';
import type { LogLine, TableGame } from '../game/table';
import { levelAt } from '../library/people';
import type { KeptGame } from '../library/shelf';
import { Unopened } from '../library/unopened';
import type { Finished } from '../table/result';
import type { Remote } from '../worker/client';
import type { Frame, Survey } from '../worker/messages';
import { Course, type Place } from './course';

type Engine = Pick<Remote, 'replay' | 'frames'>;

// The pause between two moves of automatic play: time to read, even without animation.
const rest = (): number => (settings.motion === 'fast' ? 700 : 1300);

export class Replay extends OwnGame implements TableGame {
  readonly kept: KeptGame;
  readonly source: GameRecord;
  readonly fault: RecordFault | null; // why the record stops
  readonly course: Course;
  readonly #engine: Engine;
  readonly #survey: Survey;
  #frames = $state.raw<Frame[]>([]); // of the shown hand
  #frame = $state(0);
  #eyes = $state<number | null>(null); // null: all hands are open
  #running = $state(false);
  #wish = 0; // the latest requested place; earlier requests are dropped
  #left = false;
  readonly options = [];
  readonly myTurn = false;
  readonly thinking = null;
  readonly hints = false;
  readonly pending = false;
  readonly replayed = true;
  roomy = $state(true); // there is room for one whole tableau beside all open hands

  private constructor(engine: Engine, kept: KeptGame, survey: Survey, record: GameRecord) {
    super();
    this.#engine = engine;
    this.kept = kept;
    this.source = record;
    this.fault = survey.fault;
    this.#survey = survey;
    this.course = new Course(record);
  }

  // Opens a replay after that many actions. Throws Unopened if there is nothing to show.
  static async open(engine: Engine, kept: KeptGame, actions = 0): Promise<Replay> {
    const survey = await engine.replay(kept.record);
    if (!survey.record) throw new Unopened(survey.fault ? 'unreadable' : 'empty', survey.fault);
    const replay = new Replay(engine, kept, survey, survey.record);
    await replay.#go(replay.course.frameAfter(actions));
    return replay;
  }

  get frame(): number {
    return this.#frame;
  }
  get place(): Place {
    return this.course.placeOf(this.#frame);
  }
  get actions(): number {
    return this.course.actionsBefore(this.#frame);
  }
  get running(): boolean {
    return this.#running;
  }
  get eyes(): number | null {
    return this.#eyes;
  }
  protected get now(): Frame {
    return this.#frames[this.place.ply]!;
  }
  get actor(): number | null {
    return this.now.actor;
  }
  get hands() {
    return this.now.hands;
  }
  get gameIsOver(): boolean {
    return this.view.phase === 'game-over';
  }
  isHandOver(hand: number): boolean {
    return hand < this.#survey.totals.length;
  }

  get rules(): Rules {
    return this.source.rules;
  }
  get totals() {
    return this.#survey.totals.slice(0, this.place.hand + (isOver(this.view) ? 1 : 0));
  }
  get company(): Company {
    const { kind, mine } = this.kept;
    return {
      language: settings.language,
      edition: this.edition,
      people: Array.from({ length: this.rules.players }, (_, i) => ({
        name: this.source.seats[i] ?? '',
        level: kind === 'alone' ? levelAt(this.source, i + 1) : null,
      })),
      teams: this.view.teams.length,
      me: mine.length === 1 ? mine[0]! : null,
      eyes: this.#eyes ?? (this.roomy ? (mine[0] ?? 1) : null),
    };
  }

  // Made anew for each place and language.
  get log(): LogLine[] {
    const { company, view } = this;
    const { hand, ply } = this.place;
    const teams = company.teams;
    const told = this.source.hands[hand]!.moves.slice(0, ply).flatMap(({ seat, action }, i): LogLine[] => {
      if (this.#hidden(seat, action) || !isLogged(action)) return [];
      const after = this.#frames[i + 1]!.view;
      const text = action === 'decline' ? tellDecline(company, seat) : narrate(company, { seat, action }, after);
      return [{ id: i + 1, text, team: teamOf(seat, teams), grand: isGrand(action) }];
    });
    const start = { id: 0, text: tellDeal(company, hand + 1, view.dealer), team: null, grand: false };
    const end = endOfHand(company, view).map((text, i) => ({ id: ply + 1 + i, text, team: null, grand: true }));
    return [start, ...told, ...end];
  }

  // A player does not learn that another one kept a safety (R5.7).
  #hidden(seat: number, action: string): boolean {
    return action === 'decline' && this.#eyes !== null && this.#eyes !== seat;
  }

  // Moves by one frame, skipping frames that the chosen player cannot see.
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    await this.#step(by);
  }
  async #step(by: 1 | -1): Promise<void> {
    let to = this.#frame + by;
    while (to > 0 && to < this.course.last && this.#seesNothing(by > 0 ? to : to + 1)) to += by;
    await this.#go(to, by > 0 && to === this.#frame + 1);
  }
  #seesNothing(frame: number): boolean {
    const done = this.course.actionAt(frame);
    return done !== null && this.#hidden(done.seat, done.action);
  }

  async toFrame(frame: number): Promise<void> {
    this.pause();
    await this.#go(frame);
  }
  async toAction(actions: number): Promise<void> {
    await this.toFrame(this.course.frameAfter(actions));
  }
  // Goes to the next hand; backwards, first to the beginning of this hand and then to the hand before.
  async toHand(by: 1 | -1): Promise<void> {
    const { hand, ply } = this.place;
    const wanted = by > 0 ? hand + 1 : ply > 0 ? hand : hand - 1;
    if (wanted >= this.course.hands) return this.toFrame(this.course.last);
    await this.toFrame(wanted < 0 ? 0 : this.course.frameOf({ hand: wanted, ply: 0 }));
  }

  async look(eyes: number | null): Promise<void> {
    const { hand } = this.place;
    const frames = await this.#engine.frames(hand, eyes);
    if (hand !== this.place.hand) return this.look(eyes);
    this.#frames = frames;
    this.#eyes = eyes;
  }

  async run(): Promise<void> {
    if (this.#running) return;
    if (this.#frame >= this.course.last) await this.#go(0);
    this.#running = true;
    while (this.#running && !this.#left && this.#frame < this.course.last) {
      await wait(rest());
      if (this.#running && !this.#left) await this.#step(1);
    }
    this.#running = false;
  }
  pause(): void {
    this.#running = false;
  }
  leave(): void {
    this.#left = true;
  }

  async #go(frame: number, shown = false): Promise<void> {
    const to = Math.min(Math.max(frame, 0), this.course.last);
    const { hand } = this.course.placeOf(to);
    const wish = ++this.#wish;
    if (hand !== this.place.hand || this.#frames.length === 0) {
      const frames = await this.#engine.frames(hand, this.#eyes);
      if (wish !== this.#wish) return;
      this.#frames = frames;
    }
    const done = shown ? this.course.actionAt(to) : null;
    const settle = done && done.action !== 'decline' ? this.onmove?.(done) : undefined;
    this.#frame = to;
    await settle?.();
  }

  act(): Promise<void> {
    return Promise.resolve();
  }
  hint(): Promise<never[]> {
    return Promise.resolve([]);
  }
  nextHand(): Promise<void> {
    return this.toHand(1);
  }
  // The end of the game, independent of the current place; null if the record stops before it.
  async finished(): Promise<(Finished & Pick<TableGame, 'record'>) | null> {
    const last = (await this.#engine.frames(this.course.hands - 1, null)).at(-1);
    if (last?.view.phase !== 'game-over') return null;
    const { company, goal, edition } = this;
    return { company, view: last.view, totals: this.#survey.totals, goal, edition, record: () => this.record() };
  }
  rematch(): Promise<void> {
    return this.toFrame(0);
  }
  record(): Promise<string> {
    return Promise.resolve(this.kept.record);
  }
}
