// What is drawn on each card: the motif that a hazard, its remedy and its safety share, and its place in the shape of
// the family.
import type { CardId, Distance, Family } from '../engine/cards';

export type Motif = 'pump' | 'tyre' | 'bonnet' | 'light' | 'limit';

export const motifs: Record<Exclude<CardId, Distance>, Motif> = {
  accident: 'bonnet',
  repairs: 'bonnet',
  'driving-ace': 'bonnet',
  'out-of-gas': 'pump',
  gasoline: 'pump',
  'extra-tank': 'pump',
  'flat-tire': 'tyre',
  'spare-tire': 'tyre',
  'puncture-proof': 'tyre',
  stop: 'light',
  roll: 'light',
  'right-of-way': 'light',
  'speed-limit': 'limit',
  'end-of-limit': 'limit',
};

export interface Box {
  x: number;
  y: number;
  size: number;
}

// The place of a motif in a shape of 200 by 200. A triangle is narrow where the motif is high.
const hazardBox: Record<Motif, Box> = {
  bonnet: { x: 57, y: 72, size: 86 },
  pump: { x: 58, y: 70, size: 88 },
  tyre: { x: 60, y: 79, size: 80 },
  light: { x: 56, y: 68, size: 88 },
  limit: { x: 59, y: 76, size: 82 },
};

export function motifBox(family: Family, motif: Motif): Box {
  if (family === 'hazard') return hazardBox[motif];
  return family === 'remedy' ? { x: 41, y: 41, size: 118 } : { x: 45, y: 37, size: 110 };
}

// The colour of a stone's cap, and of the road name on it.
export const caps: Record<Distance, { cap: string; ink: string; road: string }> = {
  '25': { cap: '#2f7d4b', ink: '#fffefa', road: 'C 4' },
  '50': { cap: '#2a5f9e', ink: '#fffefa', road: 'V 12' },
  '75': { cap: '#2b2a28', ink: '#fffefa', road: 'D 75' },
  '100': { cap: '#b3261e', ink: '#fffefa', road: 'N 7' },
  '200': { cap: '#f2c230', ink: '#2b2a28', road: '' },
};

// The part of a stone of 160 by 200 above its base.
export const stoneCrop = { x: 16, y: 8, width: 128, height: 179.5 };

// The place of a stone without its base on a card of 250 by 350: as large as fits into the frame. In a fan, the next
// card covers the right part of the card, so the figure lies in the part that is seen.
export function largeStone(seen: number): { x: number; y: number; width: number } {
  const width = Math.min(232, 268 * seen - 18);
  return { x: 9, y: 175 - (width * stoneCrop.height) / stoneCrop.width / 2, width };
}
