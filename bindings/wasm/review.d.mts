/**
 * What every decision of a game cost, and how lucky every card was: docs/review.md. It takes one step per action of the
 * record, so that a worker can show its progress, be stopped, and show decisions at once.
 */
export interface Review {
  /** The number of steps: one per action of the record, up to 20,000. */
  steps(): number;
  /**
   * Judges the action with this index, from 0, with this number of rollouts, at least 1. Returns null if the player had
   * no choice. Steps can be taken in any order, and left out: the order does not change the review.
   */
  step(index: number, rollouts: number): DecisionJson | null;
  /**
   * The text that `bornes review --json` prints, without the line end, with the steps taken so far. `rollouts` only
   * tells the text how many rollouts step() was given. With a seat, from 0, only the decisions and draws of that seat.
   */
  toText(rollouts: number, seat?: number): string;
  /** The same as an object. */
  toJson(rollouts: number, seat?: number): ReviewJson;
  /** Frees the memory at once. Every other call then throws. */
  release(): void;
}

export interface ReviewJson {
  version: number;
  /** The budget per decision; null if it was a time. */
  rollouts: number | null;
  decisions: DecisionJson[];
  draws: DrawJson[];
  players: PlayerJson[];
  /** The chance of each team to win the game before each action, with all hands known. */
  curve: { hand: number; ply: number; win: number[] }[];
  /** The share of a win: as played, and minus the luck of all draws. */
  result: { team: number; win: number; adjusted: number }[];
  notes: NoteJson[];
  /** The largest changes of the curve. `change` is how the action at `ply` changed the team's chance. */
  turns: { hand: number; ply: number; team: number; change: number }[];
  /** Whether the game was finished. Otherwise `result` has the chances before the last action. */
  over: boolean;
}

/** The difference in the chance to win the game, where 1 is a whole game, and in points of the hand (0 in a race). */
export interface FiguresJson {
  win: number;
  points: number;
}

export type Mark = "inaccuracy" | "mistake" | "blunder";

/** An action of a seat that had at least two legal ones. */
export interface DecisionJson {
  hand: number;
  /** How many actions of the hand came before. */
  ply: number;
  seat: number;
  action: string;
  best: string;
  /** Why `best` is worth playing. The code says which other members have a meaning. */
  reason: { code: string; card: string; team: number | null; figure: number };
  /** What `action` cost, compared with `best`. */
  loss: FiguresJson;
  /** One standard error of the loss. */
  error: FiguresJson;
  /** How bad the decision was; null if the loss is too small to mention. */
  mark: Mark | null;
  /** What was wrong with `action`; null if it is `best`, or if no simple fact explains it. */
  fault: FaultJson | null;
}

/** The code says which other members have a meaning: FaultCode in include/bornes/review.h. */
export interface FaultJson {
  code: string;
  card: string | null;
  team: number | null;
  figure: number;
}

export interface DrawJson {
  hand: number;
  ply: number;
  seat: number;
  /** null for the six dealt cards. */
  card: string | null;
  /** For the team of the seat, with mean zero. */
  luck: FiguresJson;
}

export interface PlayerJson {
  seat: number;
  decisions: number;
  marks: Record<Mark, number>;
  loss: FiguresJson;
  luck: FiguresJson;
  /** Points lost per decision. Only losses beyond two standard errors count. */
  rate: number;
  /** One standard error of the rate. Reviews of earlier versions have none. */
  rateError?: number;
  /** The id of the level whose rate is nearest; null without decisions. */
  playsLike: string | null;
  /** The ids of the levels nearest to the rate plus and minus two standard errors, the weaker level first. */
  playsBetween?: [string, string] | null;
}

export interface NoteJson {
  kind: "missed-coup-fourre" | "wrong-extension" | "missed-extension" | "held-safety";
  hand: number;
  ply: number;
  seat: number;
  card: string | null;
  loss: FiguresJson;
}
