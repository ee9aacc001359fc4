// The kinds of card, in the order of every sorted list (docs/rules.md, R1).
import { vocabulary } from './vocabulary';

type Entry = (typeof vocabulary.cards)[number];
type Of<F extends Family> = Extract<Entry, { family: F }>['id'];
export type Family = Entry['family'];
export type CardId = Entry['id'];
export type Distance = Of<'distance'>;
export type Hazard = Of<'hazard'>;
export type Remedy = Of<'remedy'>;
export type Safety = Of<'safety'>;

const entries: Readonly<Record<string, Entry>> = Object.fromEntries(vocabulary.cards.map((card) => [card.id, card]));
const hazardEntries = vocabulary.cards.filter((card) => card.family === 'hazard');

export const cards: readonly CardId[] = vocabulary.cards.map(({ id }) => id);
const idsOf = <F extends Family>(family: F): readonly Of<F>[] =>
  vocabulary.cards.filter((card) => card.family === family).map(({ id }) => id as Of<F>);
export const distances = idsOf('distance');
export const hazards = idsOf('hazard');
export const safeties = idsOf('safety');

// How many of this card a full deck has (R1.1).
export const copiesOf = (card: CardId): number => entries[card]!.count;
export const familyOf = (card: CardId): Family => entries[card]!.family;
export const isDistance = (card: CardId): card is Distance => familyOf(card) === 'distance';
export const isHazard = (card: CardId): card is Hazard => familyOf(card) === 'hazard';

// The remedy and the safety for a hazard (R1.3).
const answersTo = (hazard: Hazard): (typeof hazardEntries)[number] => hazardEntries.find(({ id }) => id === hazard)!;
export const remedyFor = (hazard: Hazard): Remedy => answersTo(hazard).remedy;
export const safetyAgainst = (hazard: Hazard): Safety => answersTo(hazard).safety;

export const order = (card: CardId): number => cards.indexOf(card);
