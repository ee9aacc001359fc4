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
  /** As far as the record is legal. */
  readRecord(text: string): RecordJson;
  /** The canonical text. Throws if a reader would not accept it; who acts follows from the position. */
  writeRecord(record: RecordToWrite): string;
  /** Of a record as far as it is legal; the seed is 1 unless given. Only an engine loaded from bornes-review.wasm has it. */
  review(text: string, seed?: bigint): Review;
  vocabulary(): Vocabulary;
  signature(): bigint;
}

/** Everything that engine and bots can name, each list in the engine's order: include/bornes/vocabulary.h. */
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
  /** The sentences have the names of arguments, in braces, in their places. */
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
  /** From the view of a hand under way: hidden cards lie in some order that fits. */
  place(view: ViewJson, seat: number): Position;
  /** What a hand of real cards scores, or why no hand can end so. */
  scoreEntered(hand: HandEntry): EnteredScore;
  /** The id of the level whose rate of error is nearest. Only an engine loaded from bornes-review.wasm has it. */
  playsLike(rate: number): string;
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
  /** What stands in the places of its sentence: numbers, and ids of cards. */
  arguments: Record<string, string>;
  why: string;
}

/** Of a fault as well: an id for programs, a sentence for people. */
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

/** What extending a trip may win and lose, for the team that is asked. */
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
  /** The canonical text of what was read. */
  text: string;
  rules?: string;
  players?: number;
  set: Record<string, string>;
  /** Names by seat; empty where none is given. */
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
