/** Seats, teams and dealers count from 0 here; texts and JSON count them from 1. */

import type { Review } from "./review.mjs";

export type * from "./review.mjs";

export declare function load(
  source: BufferSource | Response | PromiseLike<BufferSource | Response>,
): Promise<Engine>;

export interface Engine {
  makeRules(edition: string, players: number, settings?: Record<string, string | number>): Rules;
  actionFromText(text: string): number;
  toText(action: number): string;
  /** Reads the record up to the first fault. */
  readRecord(text: string): RecordJson;
  /** Returns the canonical text. Throws if a reader would refuse it. The position determines who acts. */
  writeRecord(record: RecordToWrite): string;
  /** Reviews the record up to the first fault. The default seed is 1. Only an engine from bornes-review.wasm has it. */
  review(text: string, seed?: bigint): Review;
  vocabulary(): Vocabulary;
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
  handSize: number;
  fullDeck: number;
  shortDeck: number;
  step: number;
  mostHands: number;
}

export interface CardWords {
  id: string;
  family: string;
  count: number;
  miles?: number;
  remedy?: string;
  safety?: string;
}

export interface EditionWords {
  id: string;
  playsAs: string;
  default: boolean;
  /** For each number of players that the edition allows: the text of every setting. */
  own: Record<string, Record<string, string>>;
}

export interface SettingWords {
  name: string;
  rule: string;
  words: string[];
  menu: string[];
  least?: number;
  most?: number;
  multiple?: number;
}

export interface ScoreRowWords {
  id: string;
  json: string;
  rule: string;
  worth: number;
  scoredBy: string;
}

export interface Rules {
  shuffledDeck(seed: bigint): string[];
  deal(deck: readonly string[], dealer: number): Position;
  /** Makes a position from the view of a hand in progress. The hidden cards get an arbitrary order. */
  place(view: ViewJson, seat: number): Position;
  /** Returns the score of a hand of real cards, or why no hand can end like that. */
  scoreEntered(hand: HandEntry): EnteredScore;
  /** The id of the level whose rate of error is nearest. Only an engine loaded from bornes-review.wasm has it. */
  playsLike(rate: number): string;
  /** The ids of the weakest and the strongest level within two standard errors of the rate. */
  playsBetween(rate: number, error: number): [string, string];
  release(): void;
}

/** One hand as people enter it: docs/record-format.md. Teams count from 1. */
export interface HandEntry {
  teams: TeamEntry[];
  completedBy?: number | null;
  delayedAction?: boolean;
  extendedBy?: number | null;
}

/** Either `distance`, or `miles` with `twoHundreds`. */
export interface TeamEntry {
  distance?: number[];
  miles?: number;
  twoHundreds?: number;
  safeties?: string[];
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

export interface Position {
  legalActions(): number[];
  check(action: number): Refusal | null;
  apply(action: number): void;
  dealNext(deck: readonly string[]): void;
  toJson(): PositionJson;
  view(seat: number): ViewJson;
  score(): ScoreJson[];
  stakes(): StakesJson;
  think(level: string, seed: bigint, rollouts: number): AssessmentJson;
  copy(): Position;
  release(): void;
}

export type Phase = "play" | "coup-fourre" | "extension" | "hand-over" | "game-over";

/** What the asked team may win and lose by extending the trip. */
export interface StakesJson {
  gain: ScoreJson;
  risk: ScoreJson;
  toOpponentsIfOvertaken: number;
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
  fault?: { line: number; column: number; code: string; arguments: string[]; why: string };
}

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
  candidates: CandidateJson[];
}

export interface CandidateJson {
  action: string;
  win: number;
  points: number;
  reason: { code: string; card: string; team: number | null; figure: number };
}
