// Replays a record: its summary for lists, and the positions of one hand at a time. It has its own positions, so it
// does not disturb a game in progress.
import type { Engine, Position } from '../../../bindings/wasm/bornes.mjs';
import type { CardId } from '../engine/cards';
import { readingOf, type Reading } from '../engine/record';
import type { Score, View } from '../engine/types';
import type { Frame, Survey } from './messages';

export class Replayer {
  readonly #engine: Engine;
  readonly #reading: Reading;
  readonly #starts: Position[] = []; // by hand: the position after the deal
  readonly #totals: number[][] = [];
  #winners: number[] | null = null;

  constructor(engine: Engine, text: string) {
    this.#engine = engine;
    this.#reading = readingOf(engine.readRecord(text));
    const { record } = this.#reading;
    if (!record) return;
    const made = engine.makeRules(record.rules.rules, record.rules.players, record.rules.set);
    let position: Position | null = null;
    for (const { deck, dealer, moves } of record.hands) {
      if (position) position.dealNext(deck.split(' '));
      else position = made.deal(deck.split(' '), dealer - 1);
      this.#starts.push(position.copy());
      for (const { action } of moves) position.apply(engine.actionFromText(action));
      const { seat, totals, winners } = position.toJson();
      if (seat === null) this.#totals.push(totals ?? []);
      this.#winners = winners ?? null;
    }
    position?.release();
    made.release();
  }

  get survey(): Survey {
    return { ...this.#reading, totals: this.#totals, winners: this.#winners };
  }

  frames(hand: number, eyes: number | null): Frame[] {
    const { moves } = this.#reading.record!.hands[hand]!;
    const position = this.#starts[hand]!.copy();
    const frames = [this.#frame(position, eyes)];
    for (const { action } of moves) {
      position.apply(this.#engine.actionFromText(action));
      frames.push(this.#frame(position, eyes));
    }
    position.release();
    return frames;
  }

  // With all hands open, uses the view of the player who must act, because nobody else knows about an open choice
  // (R5.7).
  #frame(position: Position, eyes: number | null): Frame {
    const { seat: actor, hands } = position.toJson();
    const view = position.view((eyes ?? actor ?? 0) - 1) as unknown as View;
    return {
      view: eyes === null ? { ...view, hand: [] } : view,
      hands: eyes === null ? (hands as CardId[][]) : null,
      actor,
      score: position.score() as Score[],
    };
  }

  release(): void {
    for (const position of this.#starts.splice(0)) position.release();
  }
}
