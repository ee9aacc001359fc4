// The deals of a table: contributes to each of them step by step, and checks the hand when it is over.
import { keep, recall } from '../app/storage';
import type { Rules, View } from '../engine/types';
import type { Fairness } from '../game/table';
import type { Remote } from '../worker/client';
import { gameRecord } from '../online/api';
import { newestVersion } from '../online/fair';
import { freshSecret, nextStep, peopleAt, promiseBroken, promised, type Part, type Unfair } from '../online/fairPart';
import type { Answer, Command, Deal, StateMessage, TableInfo } from '../online/protocol';

const timeToArrive = 2000;

interface Heads {
  game: number;
  heads: readonly string[];
}

export class Deals {
  readonly #table: string;
  readonly #send: (command: Command) => Promise<Answer>;
  #deal: Deal | null = null;
  #part: Part | null;
  #step = ''; // the last step that was taken
  #taken = false; // the server has acknowledged the last opening
  #over = false; // the hand of the last deal is over, so its seed must be shown
  #fairness = $state.raw<Fairness | null>(null);
  #totals = $state.raw<number[][]>([]);

  constructor(table: string, send: (command: Command) => Promise<Answer>) {
    this.#table = table;
    this.#send = send;
    this.#part = recall<Part>(`deal.${table}`);
  }

  get fairness(): Fairness | null {
    return this.#fairness;
  }
  // After each checked hand.
  get totals(): readonly (readonly number[])[] {
    return this.#totals;
  }

  // Returns whether the server wrongly says that this page did not open its part.
  follow({ deal, you, events }: StateMessage, table: TableInfo): boolean {
    const blamed = events.some((event) => you !== null && 'void' in event && event.void.includes(you));
    const accused =
      blamed && this.#part?.opened != null && (this.#taken || Date.now() - this.#part.opened > timeToArrive);
    if (deal !== undefined) this.#deal = deal;
    this.#over = table.phase === 'hand-over' || table.phase === 'game-over';
    const last = events.at(-1);
    const people = last && 'dealing' in last ? peopleAt(table.seats) : null;
    // All servers with this protocol start hands with the newest version.
    if (people !== null && this.#deal?.attempt === 1) this.#promise(newestVersion);
    if (this.#deal) this.#contribute(this.#deal, table, you, people);
    return accused;
  }

  #contribute(deal: Deal, table: TableInfo, you: number | null, people: string | null): void {
    const promise = promised(deal, table.phase, this.#part, people);
    if (promise !== this.#part) this.#keepPart(promise);
    const step = nextStep(deal, table.phase, you, promise, freshSecret);
    const name = `${deal.game} ${deal.hand} ${deal.attempt} ${step?.command.do}`;
    if (!step || name === this.#step) return;
    this.#step = name;
    this.#taken = false;
    this.#keepPart(step.part);
    // If a step came too late, the person cannot do anything about it.
    void this.#send(step.command).then(({ ok }) => {
      if (step.command.do === 'open') this.#taken = ok;
      if (!ok && step.command.do === 'commit') this.#keepPart({ ...step.part, secret: null });
    });
  }

  #keepPart(part: Part | null): void {
    this.#part = part;
    if (part) this.#promise(part.version);
    keep(`deal.${this.#table}`, part);
  }

  #promise(version: number): void {
    if (version > this.#newest) keep(`deals.${this.#table}`, version);
  }

  // The newest version of deals that was promised at this table. Older versions are refused from then on.
  get #newest(): number {
    return recall<number>(`deals.${this.#table}`) ?? 1;
  }

  // A hand begins, so the result of the previous check is outdated.
  begin(): void {
    this.#fairness = null;
  }

  async check(engine: Remote, rules: Rules, you: number | null, view: View): Promise<void> {
    const deal = this.#deal;
    if (!deal || (deal.seed === undefined && !this.#over)) return;
    this.#fairness = { outcome: 'checking', seats: [] };
    try {
      const record = await gameRecord(this.#table, deal.game);
      const { unfair, totals, heads } = await engine.audit(rules, { table: this.#table, deal, record, view, me: you });
      const broken = promiseBroken({ table: this.#table, rules }, deal, this.#part, you, this.#newest);
      const why = broken === 'unseen' ? (unfair ?? broken) : (broken ?? unfair);
      this.#totals = totals;
      this.#fairness = {
        outcome: why ?? this.#sameGame(deal, heads) ?? 'fair',
        // Leaves out a part in our name that this page did not make.
        seats: deal.seats.map(({ seat }) => seat).filter((seat) => seat !== you || this.#part?.secret != null),
        head: heads[deal.hand - 1],
      };
    } catch {
      this.#fairness = { outcome: 'unknown', seats: [] };
    }
  }
  // Hashes that this page has seen must not change. Otherwise the record was rewritten.
  #sameGame(deal: Deal, heads: readonly string[]): Unfair | null {
    const name = `heads.${this.#table}`;
    const kept = recall<Heads>(name);
    const before = kept?.game === deal.game ? kept.heads : [];
    if (before.some((head, i) => heads[i] !== undefined && heads[i] !== head)) return 'wrong-record';
    if (heads.length >= before.length) keep(name, { game: deal.game, heads } satisfies Heads);
    return null;
  }
}
