// The deals of a table: what this page contributes to each, a step at a time, and the check of the hand when it is over.
import { keep, recall } from '../app/storage';
import type { Rules, View } from '../engine/types';
import { fromText } from '../game/record';
import type { Fairness } from '../game/table';
import type { Remote } from '../worker/client';
import { gameRecord } from '../online/api';
import { freshSecret, nextStep, promiseBroken, promised, type Part } from '../online/fair';
import type { Answer, Command, Deal, StateMessage, TableInfo } from '../online/protocol';

export class Deals {
  readonly #table: string;
  readonly #send: (command: Command) => Promise<Answer>;
  #deal: Deal | null = null;
  #part: Part | null;
  #step = ''; // the last one that was taken
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
  // After each hand that was checked.
  get totals(): readonly (readonly number[])[] {
    return this.#totals;
  }

  follow({ deal, you }: StateMessage, table: TableInfo): void {
    if (deal !== undefined) this.#deal = deal;
    if (this.#deal) this.#contribute(this.#deal, table, you);
  }

  #contribute(deal: Deal, table: TableInfo, you: number | null): void {
    const promise = promised(deal, table.phase, this.#part);
    if (promise !== this.#part) this.#keepPart(promise);
    const step = nextStep(deal, table.phase, you, promise, freshSecret);
    const name = `${deal.game} ${deal.hand} ${deal.attempt} ${step?.command.do}`;
    if (!step || name === this.#step) return;
    this.#step = name;
    this.#keepPart(step.part);
    // A step that came too late is nothing that the person could do anything about.
    void this.#send(step.command).then(({ ok }) => {
      if (!ok && step.command.do === 'commit') this.#keepPart({ ...step.part, secret: null });
    });
  }

  #keepPart(part: Part | null): void {
    this.#part = part;
    keep(`deal.${this.#table}`, part);
  }

  // A hand is being played: what was said about the one before is old.
  begin(): void {
    this.#fairness = null;
  }

  async check(engine: Remote, rules: Rules, you: number | null, view: View): Promise<void> {
    const deal = this.#deal;
    if (!deal?.seed) return;
    this.#fairness = { outcome: 'checking', seats: [] };
    try {
      const hands = fromText(await gameRecord(this.#table, deal.game)).hands.slice(0, deal.hand);
      const { unfair, totals } = await engine.audit(rules, { table: this.#table, deal, hands, view, me: you });
      const broken = promiseBroken(deal, this.#part, you);
      const why = broken === 'unseen' ? (unfair ?? broken) : (broken ?? unfair);
      this.#totals = totals;
      this.#fairness = { outcome: why ?? 'fair', seats: deal.seats.map(({ seat }) => seat) };
    } catch {
      this.#fairness = { outcome: 'unknown', seats: [] };
    }
  }
}
