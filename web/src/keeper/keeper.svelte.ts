// The score pad in use. Every change is scored by the engine, stored, and can be undone.
import type { SheetFault } from '../../../bindings/wasm/bornes.mjs';
import type { Score } from '../engine/types';
import type { Remote } from '../worker/client';
import { typedFault } from './fault';
import { emptyHand, runningTotals, standingOf, undone, withHand, type Hand, type KeptScore } from './game';
import type { PadShelf } from './shelf';

export class Keeper {
  game = $state.raw<KeptScore>()!;
  scores = $state.raw<Score[][]>([]); // per hand and team
  draft = $state.raw<Hand | null>(null); // the hand that is being entered
  at = $state(0); // its index, from 0
  draftScores = $state.raw<Score[] | null>(null);
  fault = $state.raw<SheetFault | null>(null); // of the draft

  readonly #engine: Remote;
  readonly #shelf: PadShelf;
  #asked = 0;

  readonly totals = $derived(runningTotals(this.scores));
  readonly standing = $derived(standingOf(this.game.rules, this.scores));

  private constructor(engine: Remote, shelf: PadShelf, game: KeptScore) {
    this.#engine = engine;
    this.#shelf = shelf;
    this.game = game;
  }

  // Rejects if the engine refuses a stored hand.
  static async open(engine: Remote, shelf: PadShelf, game: KeptScore): Promise<Keeper> {
    const keeper = new Keeper(engine, shelf, game);
    keeper.scores = await keeper.#scoresOf(game.hands);
    return keeper;
  }

  enter(at: number): void {
    this.at = at;
    this.change(this.game.hands[at] ?? emptyHand(this.game.rules));
  }

  cancel(): void {
    this.draft = null;
    this.fault = null;
  }

  // The last tap counts, even if the engine answers earlier ones late.
  change(draft: Hand): void {
    this.draft = draft;
    const asked = ++this.#asked;
    void this.#judge(draft).then(({ score, fault }) => {
      if (asked !== this.#asked) return;
      this.draftScores = (score as Score[] | undefined) ?? null;
      this.fault = fault ?? null;
    });
  }

  // Returns false if the hand is impossible. Then the draft stays, and the fault says why.
  async save(): Promise<boolean> {
    if (!this.draft) return false;
    const { score, fault } = await this.#judge(this.draft);
    this.fault = fault ?? null;
    if (!score) return false;
    await this.#become(withHand(this.game, this.at, this.draft));
    this.draft = null;
    return true;
  }

  async #judge(draft: Hand): ReturnType<Remote['scoreEntered']> {
    const fault = typedFault(this.game.rules, draft);
    return fault ? { fault } : this.#engine.scoreEntered(this.game.rules, draft);
  }

  async undo(): Promise<void> {
    await this.#become(undone(this.game));
  }

  async #become(game: KeptScore): Promise<void> {
    const scores = await this.#scoresOf(game.hands);
    this.game = { ...game, touched: Date.now() };
    this.scores = scores;
    await this.#shelf.put(this.game);
  }

  async #scoresOf(hands: readonly Hand[]): Promise<Score[][]> {
    const answers = await Promise.all(hands.map((hand) => this.#engine.scoreEntered(this.game.rules, hand)));
    return answers.map(({ score, fault }) => {
      if (!score) throw new Error(fault.why);
      return score as Score[];
    });
  }
}
