// The nineteen kinds of card, in the order of every sorted list (docs/rules.md, R1).
export const distances = ['25', '50', '75', '100', '200'] as const;
export const hazards = ['accident', 'out-of-gas', 'flat-tire', 'stop', 'speed-limit'] as const;
export const remedies = ['repairs', 'gasoline', 'spare-tire', 'roll', 'end-of-limit'] as const;
export const safeties = ['driving-ace', 'extra-tank', 'puncture-proof', 'right-of-way'] as const;
export const cards = [...distances, ...hazards, ...remedies, ...safeties] as const;

export type Distance = (typeof distances)[number];
export type Hazard = (typeof hazards)[number];
export type Safety = (typeof safeties)[number];
export type CardId = (typeof cards)[number];
export type Family = 'distance' | 'hazard' | 'remedy' | 'safety';

// How many of each a full deck has (R1.1).
export const copies: Record<CardId, number> = {
  '25': 10,
  '50': 10,
  '75': 10,
  '100': 12,
  '200': 4,
  accident: 3,
  'out-of-gas': 3,
  'flat-tire': 3,
  stop: 5,
  'speed-limit': 4,
  repairs: 6,
  gasoline: 6,
  'spare-tire': 6,
  roll: 14,
  'end-of-limit': 6,
  'driving-ace': 1,
  'extra-tank': 1,
  'puncture-proof': 1,
  'right-of-way': 1,
};

const within = <T extends CardId>(list: readonly T[], card: CardId): card is T =>
  (list as readonly CardId[]).includes(card);

export const isDistance = (card: CardId): card is Distance => within(distances, card);
export const isHazard = (card: CardId): card is Hazard => within(hazards, card);

export function familyOf(card: CardId): Family {
  if (isDistance(card)) return 'distance';
  if (isHazard(card)) return 'hazard';
  return within(remedies, card) ? 'remedy' : 'safety';
}

export const order = (card: CardId): number => cards.indexOf(card);
