/**
 * The engine in WebAssembly. Seats, teams and dealers count from 0 in calls; texts and JSON count them from 1. A call
 * that cannot succeed throws an Error with the reason, and changes nothing. For most faults and refusals that have an
 * id, the error has the id as its `code`.
 */

import type { Review } from "./review.mjs";
export type * from "./review.mjs";

/**
 * Makes a new engine from the bytes of a wasm file, or from a Response. Only bornes.wasm has `think`, `vocabulary`,
 * `place` and `scoreEntered`. Only bornes-review.wasm has `review`, `playsLike` and `playsBetween`.
 */
export declare function load(
  source: BufferSource | Response | PromiseLike<BufferSource | Response>,
): Promise<Engine>;

export interface Engine {
  /** Makes the rules of an edition. The settings are house rules by name. Throws if they do not make a game. */
  makeRules(edition: string, players: number, settings?: Record<string, string | number>): Rules;
  /** Reads an action such as "play stop on 2". The action need not be legal in any position. */
  actionFromText(text: string): number;
  /** Returns the text of an action. Throws if the number is not an action. */
  toText(action: number): string;
  /** Reads the record up to the first fault. Throws only if the text has more than 2 MB. */
  readRecord(text: string): RecordJson;
  /** Returns the canonical text. Throws if a reader would refuse it. The position determines who acts. */
  writeRecord(record: RecordToWrite): string;
  /** Reviews the record up to the first fault. The default seed is 1. */
  review(text: string, seed?: bigint): Review;
  vocabulary(): Vocabulary;
  takeNetwork(bytes: Uint8Array): void; // only for bornes-page.wasm, which the package does not have
  /** Returns one number that changes when any rule of any edition changes. C++ and Python return the same number. */
  signature(): bigint;
}

/** Everything that engine and bots can name. Each list has the engine's order: include/bornes/vocabulary.h. */
export interface Vocabulary {
  limits: LimitsWords;
  cards: CardWords[];
  editions: EditionWords[];
  settings: SettingWords[];
  scoreRows: ScoreRowWords[];
  families: string[];
  phases: Phase[];
  verbs: string[];
  battles: string[];
  piles: string[];
  refusals: Refusal[];
  rulesFaults: Refusal[];
  dealFaults: Refusal[];
  /** In the sentences, names in braces stand for arguments. */
  sheetFaults: Refusal[];
  levels: string[];
  reasons: string[];
}

export interface LimitsWords {
  minPlayers: number;
  maxPlayers: number;
  /** The cards of a hand between two turns. */
  handSize: number;
  fullDeck: number;
  shortDeck: number;
  /** Every distance is a multiple of this number of miles. */
  step: number;
  mostHands: number;
}

export interface CardWords {
  id: string;
  family: string;
  /** How many of these cards the full deck has. */
  count: number;
  miles?: number;
  /** The ids of the remedy and of the safety that answer this hazard. */
  remedy?: string;
  safety?: string;
}

export interface EditionWords {
  id: string;
  /** The edition that has the same rules in another language, otherwise this edition. */
  playsAs: string;
  default: boolean;
  /** For each number of players that the edition allows: the text of every setting. */
  own: Record<string, Record<string, string>>;
}

export interface SettingWords {
  name: string;
  /** The rule in docs/rules.md, such as "R9.1". */
  rule: string;
  /** The values that are not numbers. */
  words: string[];
  /** The values that a menu offers. */
  menu: string[];
  /** Only for a setting that takes numbers: the limits, and the number of which every value is a multiple. */
  least?: number;
  most?: number;
  multiple?: number;
}

export interface ScoreRowWords {
  id: string;
  /** The name of the row in ScoreJson. */
  json: string;
  rule: string;
  /** The points for one mile, one safety, one coup fourré, and so on. */
  worth: number;
  scoredBy: string;
}

/** The rules of one game. Positions dealt from them stay usable after release(). */
export interface Rules {
  /** Returns the ids of all cards in dealing order. The same seed gives the same deck in C++ and Python. */
  shuffledDeck(seed: bigint): string[];
  /** Deals the first hand of a game. The seat after the dealer plays first. Throws if the rules need another deck. */
  deal(deck: readonly string[], dealer: number): Position;
  /**
   * Makes a position from the view of a hand in progress. `seat` is the viewer's seat, or -1 for a spectator. The
   * hidden cards get an arbitrary order. The numbers of the hand and of the ply start anew. Throws if the hand is over,
   * or if no position can show this view.
   */
  place(view: ViewJson, seat: number): Position;
  /** Returns the score of a hand of real cards, or why no hand can end like that. */
  scoreEntered(hand: HandEntry): EnteredScore;
  /** The id of the level with the nearest error rate, in points per decision. */
  playsLike(rate: number): string;
  /** The ids of the levels nearest to the rate plus and minus two standard errors, the weaker level first. */
  playsBetween(rate: number, error: number): [string, string];
  /** Frees the memory at once. Every other call then throws. */
  release(): void;
}

/** One hand as people enter it: docs/record-format.md. Teams count from 1. */
export interface HandEntry {
  /** One entry per team of the rules. */
  teams: TeamEntry[];
  /** The team that completed the trip; null if none did. */
  completedBy?: number | null;
  /** Whether the draw pile was empty when the trip was completed. */
  delayedAction?: boolean;
  /** The team that called the extension; null if none did. */
  extendedBy?: number | null;
}

/** Either `distance`, the miles of every distance card, or `miles`, their sum, with `twoHundreds`. */
export interface TeamEntry {
  distance?: number[];
  miles?: number;
  twoHundreds?: number;
  /** The ids of all displayed safeties. */
  safeties?: string[];
  /** The ids of those safeties that were coups fourrés. */
  coupFourres?: string[];
}

export type EnteredScore = { score: ScoreJson[]; fault?: undefined } | { score?: undefined; fault: SheetFault };

export interface SheetFault {
  code: string;
  /** The values for the names in the sentence: numbers, and ids of cards. */
  arguments: Record<string, string>;
  why: string;
}

/** A refusal or fault: an id for programs, and a sentence for people. */
export interface Refusal {
  id: string;
  sentence: string;
}

/** A hand in progress, hidden cards included. */
export interface Position {
  /** The actions of the seat that must act; empty once the hand is over. */
  legalActions(): number[];
  /** Returns null if the action is legal, otherwise why it is not. */
  check(action: number): Refusal | null;
  /** Applies the action to this position. Throws if it is not legal, with the id of the refusal as `code`. */
  apply(action: number): void;
  /** Turns this position into the next hand of its game. Throws unless the hand is over and the game is not. */
  dealNext(deck: readonly string[]): void;
  /** The whole position with all hands, as the referee prints it. */
  toJson(): PositionJson;
  /** What one seat may see; -1 is a spectator. */
  view(seat: number): ViewJson;
  /** What every team would score if the hand ended now. */
  score(): ScoreJson[];
  /** What the choice to extend can win and lose. Throws unless the phase is "extension". */
  stakes(): StakesJson;
  /**
   * What a bot of this level would do. It sees only what the seat that must act may see. The same seed and number of
   * rollouts, at least 1, give the same answer. Throws once the hand is over.
   */
  think(level: string, seed: bigint, rollouts: number): AssessmentJson;
  copy(): Position;
  /** Frees the memory at once. Every other call then throws. */
  release(): void;
}

export type Phase = "play" | "coup-fourre" | "extension" | "hand-over" | "game-over";

/** What the team that is asked can win and lose by extending the trip, if nothing else changes. */
export interface StakesJson {
  /** The points beyond those for finishing, if the team completes the longer trip. */
  gain: ScoreJson;
  /** The points for finishing, which the team loses if it does not complete the longer trip. */
  risk: ScoreJson;
  /** The points for each opponent if another team completes the longer trip, besides those for the trip itself. */
  toOpponentsIfOvertaken: number;
  /** The points for each opponent if no team completes the longer trip. */
  toOpponentsIfNobody: number;
}

/** What positions and views have in common: docs/record-format.md. */
export interface TableJson {
  ply: number;
  phase: Phase;
  seat: number | null;
  target: number;
  extendedBy: number | null;
  drawPile: number;
  discard: string[];
  teams: TeamJson[];
  legal: string[];
  attack?: { seat: number; team: number; card: string } | null;
  score?: ScoreJson[];
  winners?: number[];
}

export interface PositionJson extends TableJson {
  hand: number;
  hands: string[][];
  totals?: number[];
}

export interface ViewJson extends TableJson {
  handNumber: number;
  hand: string[];
  handSizes: number[];
  dealer: number;
  totals: number[];
}

export interface TeamJson {
  team: number;
  battle: string[];
  speed: string[];
  distance: number[];
  miles: number;
  safeties: { card: string; coupFourre: boolean }[];
}

/** Besides team and total, one number for each `json` of vocabulary().scoreRows. */
export interface ScoreJson {
  team: number;
  total: number;
  [row: string]: number;
}

export interface RecordJson {
  /** The canonical text of the part that was read. */
  text: string;
  rules?: string;
  players?: number;
  set: Record<string, string>;
  /** Names by seat; empty for a seat without a name. */
  seats: string[];
  tags: [string, string][];
  hands: { dealer: number; deck?: string[]; moves?: { seat: number; action: string }[] }[];
  /** Missing if the whole text was read. */
  fault?: { line: number; column: number; code: string; arguments: string[]; why: string };
}

/** RecordJson without `text` and `fault`. */
export interface RecordToWrite {
  rules: string;
  players: number;
  set?: Record<string, string>;
  seats?: readonly string[];
  tags?: readonly (readonly [string, string])[];
  hands?: readonly { dealer: number; deck: readonly string[]; moves: readonly { action: string }[] }[];
}

export interface AssessmentJson {
  action: string;
  /** All legal actions. The first one is `action`. */
  candidates: CandidateJson[];
}

export interface CandidateJson {
  action: string;
  /** The chance to win the game, from 0 to 1. */
  win: number;
  /** The expected points of the hand, minus the mean of the other teams. */
  points: number;
  /** The code says which other members have a meaning: ReasonCode in include/bornes/bot.h. */
  reason: { code: string; card: string; team: number | null; figure: number };
}
