// What the engine says, as in docs/record-format.md. Seats and teams count from 1.
import type { CardId, Hazard, Safety } from './cards';

export const editions = ['parker-1988', 'parker-1962', 'parker-1971-fr', 'classic-km', 'fundex-2010'] as const;
export type Edition = (typeof editions)[number];
export const defaultEdition: Edition = 'parker-1988';

export const levels = ['novice', 'casual', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

export type Phase = 'play' | 'coup-fourre' | 'extension' | 'hand-over' | 'game-over';

export interface Team {
  team: number;
  battle: CardId[];
  speed: CardId[];
  distance: number[];
  miles: number;
  safeties: { card: Safety; coupFourre: boolean }[];
}

export interface Score {
  team: number;
  milestones: number;
  safeties: number;
  allSafeties: number;
  coupFourres: number;
  tripCompleted: number;
  delayedAction: number;
  safeTrip: number;
  shutOut: number;
  extension: number;
  total: number;
}

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

export interface Rules {
  rules: Edition;
  set: Record<string, string>;
  players: number;
}

export const isOver = ({ phase }: View): boolean => phase === 'hand-over' || phase === 'game-over';
export const teamOf = (seat: number, teams: number): number => ((seat - 1) % teams) + 1;
