// The engine's data, as in docs/record-format.md. Seats and teams count from 1.
import type { CardId, Hazard, Safety } from './cards';
import { vocabulary } from './vocabulary';

export type Edition = (typeof vocabulary.editions)[number]['id'];
export const defaultEdition: Edition = vocabulary.editions.find((edition) => edition.default)!.id;
// The default comes first.
export const editions: readonly Edition[] = [
  defaultEdition,
  ...vocabulary.editions.map(({ id }) => id).filter((id) => id !== defaultEdition),
];

export type Level = (typeof vocabulary.levels)[number];
export const levels: readonly Level[] = vocabulary.levels;

export type SettingName = (typeof vocabulary.settings)[number]['name'];
export const settingNames: readonly SettingName[] = vocabulary.settings.map(({ name }) => name);

export type Phase = (typeof vocabulary.phases)[number];

export interface Team {
  team: number;
  battle: CardId[];
  speed: CardId[];
  distance: number[];
  miles: number;
  safeties: { card: Safety; coupFourre: boolean }[];
}

type ScoreRow = (typeof vocabulary.scoreRows)[number];
export type Score = Record<ScoreRow['json'] | 'team' | 'total', number>;
// The points for one safety, one coup fourré and so on (R7).
export const worth = (row: ScoreRow['id']): number => vocabulary.scoreRows.find(({ id }) => id === row)!.worth;

// What one seat may see.
export interface View {
  handNumber: number;
  ply: number;
  phase: Phase;
  seat: number | null;
  dealer: number;
  target: number;
  extendedBy: number | null;
  drawPile: number;
  discard: CardId[];
  hand: CardId[];
  handSizes: number[];
  teams: Team[];
  totals: number[];
  legal: string[];
  attack?: { seat: number; team: number; card: Hazard } | null;
  score?: Score[];
  winners?: number[];
}

// The choice between extending and finishing: the new target, and what is at stake (include/bornes/stakes.h).
export interface ExtensionChoice {
  target: number;
  stakes: { gain: Score; risk: Score; toOpponentsIfOvertaken: number; toOpponentsIfNobody: number };
}

export interface Rules {
  rules: Edition;
  set: Record<string, string>;
  players: number;
}

export const isOver = ({ phase }: View): boolean => phase === 'hand-over' || phase === 'game-over';
export const teamOf = (seat: number, teams: number): number => ((seat - 1) % teams) + 1;
