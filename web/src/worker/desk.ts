// The worker's game: one position in the engine. It sends no messages, so that tests can call it directly.
import type {
  Engine,
  EnteredScore,
  HandEntry,
  Position,
  Rules as EngineRules,
} from '../../../bindings/wasm/bornes.mjs';
import { order, type CardId } from '../engine/cards';
import { freshSeed } from '../engine/seed';
import { teamOf, type Level, type ExtensionChoice, type Rules, type Score, type View } from '../engine/types';
import { optionsOf } from '../game/options';
import { readingOf, recordToWrite, type GameRecord, type HandRecord, type Reading } from '../engine/record';
import type { Candidate } from '../game/table';
import { dealText } from '../online/fair';
import { checkRecord } from '../online/fairRecord';
import type { Audit, Audited, Calls, Frame, Opened, Played, Snapshot, Survey } from './messages';
import { Replayer } from './replayer';

// Enough for a good move in well under a second. Levels without search ignore it.
const rollouts = 600;

const sortedDeck = (rules: EngineRules): string[] =>
  rules.shuffledDeck(0n).sort((a, b) => order(a as CardId) - order(b as CardId));

// Everything that is visible of the cards at the end of a hand.
const cardsSeen = ({ hand, discard, teams, drawPile, handSizes }: View): string =>
  JSON.stringify([hand, discard, teams, drawPile, handSizes]);
const sameCards = (a: View, b: View): boolean => cardsSeen(a) === cardsSeen(b);

export class Desk implements Calls {
  readonly #engine: Engine;
  #position: Position | null = null;
  #me: number | null = 1;
  #replayer: Replayer | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  signature(): string {
    return this.#engine.signature().toString(16).padStart(16, '0');
  }

  fault(rules: Rules): string {
    try {
      this.#make(rules).release();
      return '';
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === undefined) throw error;
      return code;
    }
  }

  deck(rules: Rules): string {
    const made = this.#make(rules);
    const deck = made.shuffledDeck(BigInt(freshSeed())).join(' ');
    made.release();
    return deck;
  }

  read(record: string): Reading {
    return readingOf(this.#engine.readRecord(record));
  }

  write(record: GameRecord): string {
    return this.#engine.writeRecord(recordToWrite(record));
  }

  survey(record: string): Survey {
    const read = new Replayer(this.#engine, record);
    read.release();
    return read.survey;
  }

  replay(record: string): Survey {
    this.#replayer?.release();
    this.#replayer = new Replayer(this.#engine, record);
    return this.#replayer.survey;
  }

  frames(hand: number, eyes: number | null): Frame[] {
    return this.#replayer!.frames(hand, eyes);
  }

  open(rules: Rules, me: number, hands: HandRecord[]): Opened {
    this.#position?.release();
    this.#me = me;
    const made = this.#make(rules);
    const totals: number[][] = [];
    let story: Played[] = [];
    hands.forEach((hand, i) => {
      const cards = hand.deck.split(' ');
      if (i === 0) this.#position = made.deal(cards, hand.dealer - 1);
      else this.#position!.dealNext(cards);
      story = hand.moves.map(({ seat, action }) => this.#played(seat, action));
      const after = this.#snapshot();
      if (after.actor === null) totals.push(after.view.totals);
    });
    made.release();
    return { snapshot: this.#snapshot(), totals, story };
  }

  sit(me: number): Snapshot {
    this.#me = me;
    return this.#snapshot();
  }

  deal(deck: string): Snapshot {
    this.#position!.dealNext(deck.split(' '));
    return this.#snapshot();
  }

  act(action: string): Snapshot {
    this.#apply(action);
    return this.#snapshot();
  }

  bot(level: Level, seed: string): Played {
    const position = this.#position!;
    const seat = position.toJson().seat!;
    const action = position.think(level, BigInt(seed), rollouts).action;
    return this.#played(seat, action);
  }

  hint(seed: string, level: Level = 'master'): Candidate[] {
    return this.#position!.think(level, BigInt(seed), rollouts).candidates as Candidate[];
  }

  place(rules: Rules, me: number | null, view: View): Snapshot {
    this.#position?.release();
    this.#position = null;
    this.#me = me;
    const made = this.#make(rules);
    try {
      this.#position = made.place(view, (me ?? 0) - 1);
    } finally {
      made.release();
    }
    return { ...this.#snapshot(), view };
  }

  // Checks that the record matches its deals and their chain, and that its last hand and cards are those that were
  // shown.
  audit(rules: Rules, { table, deal, record: text, view, me }: Audit): Audited {
    const { record, fault: unreadable, totals } = this.survey(text);
    if (!record || unreadable) return { unfair: 'wrong-record', totals: [], heads: [] };
    const made = this.#make(rules);
    const { fault, heads, deals } = checkRecord({ ...record, rules }, sortedDeck(made), totals.length);
    made.release();
    const replayed = new Desk(this.#engine);
    const hands = record.hands.slice(0, deal.hand);
    const { snapshot } = replayed.open(rules, me ?? 1, hands);
    const end = replayed.#position!.view((me ?? 0) - 1) as unknown as View;
    replayed.#position!.release();
    const shown = deals[deal.hand - 1];
    const sameDeal =
      shown !== undefined && dealText(shown) === dealText(deal) && new Map(record.tags).get('table') === table;
    if (fault !== null || !sameDeal) return { unfair: 'wrong-record', totals, heads };
    const sameEnd = snapshot.actor === null && sameCards(end, view) && view.dealer === hands.at(-1)!.dealer;
    return { unfair: sameEnd ? null : 'wrong-cards', totals, heads };
  }

  scoreEntered(rules: Rules, hand: HandEntry): EnteredScore {
    const made = this.#make(rules);
    try {
      return made.scoreEntered(hand);
    } finally {
      made.release();
    }
  }

  #make(rules: Rules): EngineRules {
    return this.#engine.makeRules(rules.rules, rules.players, rules.set);
  }

  #played(seat: number, action: string): Played {
    this.#apply(action);
    return { seat, action, shown: action !== 'decline' || seat === this.#me, snapshot: this.#snapshot() };
  }

  #apply(action: string): void {
    this.#position!.apply(this.#engine.actionFromText(action));
  }

  #snapshot(): Snapshot {
    const position = this.#position!;
    const me = this.#me;
    const view = position.view((me ?? 0) - 1) as unknown as View;
    const actor = position.toJson().seat;
    const mine = me !== null && actor === me && view.phase === 'play';
    const opponents = view.teams
      .map(({ team }) => team)
      .filter((team) => me === null || team !== teamOf(me, view.teams.length));
    const check = (action: string): string => position.check(this.#engine.actionFromText(action))?.id ?? 'none';
    return {
      view,
      actor,
      options: mine ? optionsOf(view.hand, opponents, check) : [],
      extensionChoice: view.phase === 'extension' ? this.#extended() : null,
      score: position.score() as Score[],
    };
  }

  // Finds the target after an extension by extending a copy.
  #extended(): ExtensionChoice {
    const copy = this.#position!.copy();
    copy.apply(this.#engine.actionFromText('extend'));
    const { target } = copy.toJson();
    copy.release();
    return { target, stakes: this.#position!.stakes() as ExtensionChoice['stakes'] };
  }
}
