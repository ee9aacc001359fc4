/**
 * What every decision of a game cost, and how lucky every card was: docs/review.md. Takes one step per action of the
 * record, so that a worker can show how far it is, be stopped, and show decisions as they come.
 */
export interface Review {
  steps(): number;
  /** Judges action number `index`, from 0; null if it was no choice. Any order gives the same review. */
  step(index: number, rollouts: number): DecisionJson | null;
  /** The bytes that `bornes review --json` prints, without the line end; with a seat, from 0, of that seat only. */
  toText(rollouts: number, seat?: number): string;
  toJson(rollouts: number, seat?: number): ReviewJson;
  release(): void;
}

export interface ReviewJson {
  version: number;
  /** The budget for one decision; null if that was a time. */
  rollouts: number | null;
  decisions: DecisionJson[];
  draws: DrawJson[];
  players: PlayerJson[];
  /** The chance of each team to win the game before each action, with all hands known. */
  curve: { hand: number; ply: number; win: number[] }[];
  /** The share of a win, raw and without the luck of all draws. */
  result: { team: number; win: number; adjusted: number }[];
  notes: NoteJson[];
  /** The largest bends of the curve: `change` is the change of the team's chance by the action at `ply`. */
  turns: { hand: number; ply: number; team: number; change: number }[];
  /** Whether the game came to its end; otherwise `result` has the chances before the last action. */
  over: boolean;
}

/** A share of a game won, and points of a hand (0 in a race). */
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
  /** What was wrong with `action`; null if it is `best`, or if no plain fact tells why. */
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
  /** null: the six cards dealt. */
  card: string | null;
  luck: FiguresJson;
}

export interface PlayerJson {
  seat: number;
  decisions: number;
  marks: Record<Mark, number>;
  loss: FiguresJson;
  luck: FiguresJson;
  /** Points lost per decision, by losses beyond two standard errors. */
  rate: number;
  /** The id of the level whose rate is nearest; null without decisions. */
  playsLike: string | null;
}

export interface NoteJson {
  kind: "missed-coup-fourre" | "wrong-extension" | "missed-extension" | "held-safety";
  hand: number;
  ply: number;
  seat: number;
  card: string | null;
  loss: FiguresJson;
}
