/**
 * What every decision of a game cost, and how lucky every card was: docs/review.md. It takes one step per action of the
 * record, so that a worker can show its progress, be stopped, and show decisions at once.
 */
export interface Review {
  steps(): number;
  /** Judges the action `index`, from 0. Returns null if there was no choice. Any order gives the same review. */
  step(index: number, rollouts: number): DecisionJson | null;
  /** The bytes that `bornes review --json` prints, without the line end. With a seat (from 0), only of that seat. */
  toText(rollouts: number, seat?: number): string;
  toJson(rollouts: number, seat?: number): ReviewJson;
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
  /** The share of a win: as played, and with the luck of all draws removed. */
  result: { team: number; win: number; adjusted: number }[];
  notes: NoteJson[];
  /** The largest changes of the curve. `change` is how the action at `ply` changed the team's chance. */
  turns: { hand: number; ply: number; team: number; change: number }[];
  /** Whether the game was finished. Otherwise `result` has the chances before the last action. */
  over: boolean;
}

/** A share of a won game, and points of a hand (0 in a race). */
export interface FiguresJson {
  win: number;
  points: number;
}

export type Mark = "inaccuracy" | "mistake" | "blunder";

export interface DecisionJson {
  hand: number;
  ply: number;
  seat: number;
  action: string;
  best: string;
  reason: { code: string; card: string; team: number | null; figure: number };
  loss: FiguresJson;
  error: FiguresJson;
  mark: Mark | null;
  /** What was wrong with `action`; null if it is `best`, or if no simple fact explains it. */
  fault: FaultJson | null;
}

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
  /** The weakest and the strongest level within two standard errors of the rate. */
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
