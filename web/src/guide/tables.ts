// The tables of the rules as texts, to show and to search.
import { cards, hazards, isDistance, remedyFor, safetyAgainst, type CardId } from '../engine/cards';
import type { Rules } from '../engine/types';
import { cardName } from '../game/narrate';
import { explanation } from '../table/explain';
import { emptySheetRows } from '../table/sheet';
import { say, type Language } from '../words/catalogue';
import type { Table } from './blocks';

// For each hazard, the three cards of its row. A safety against two hazards stands in two rows.
export const families = hazards.map((hazard) => [hazard, remedyFor(hazard), safetyAgainst(hazard)] as const);

// A row of the score sheet, and what it is for.
export const pointRows = (language: Language, rules: Rules): { name: string; about: string }[] =>
  emptySheetRows()
    .filter(({ key, sum }) => !sum && key !== 'score.brought-forward')
    .map(({ key }) => ({ name: say(language, key, {}, rules.rules), about: explanation(language, key, rules) }));

// A pile in front of a team, and the card that its picture shows.
export function pileRows(
  language: Language,
  { rules: edition }: Rules,
): { card: CardId; about: string; crosswise?: boolean }[] {
  const name = (card: CardId): string => cardName({ language, edition }, card);
  return [
    { card: 'roll', about: say(language, 'guide.pile-battle', { roll: name('roll') }) },
    { card: 'speed-limit', about: say(language, 'guide.pile-speed', { limit: name('speed-limit') }) },
    { card: 'driving-ace', about: say(language, 'guide.pile-safety'), crosswise: true },
    { card: '100', about: say(language, 'guide.pile-distance') },
  ];
}

// Everything that a table says.
export function tableTexts(table: Table, language: Language, rules: Rules): string[] {
  switch (table) {
    case 'cards':
      return [...cards.filter(isDistance), ...families.flat()].map((card) =>
        cardName({ language, edition: rules.rules }, card),
      );
    case 'piles':
      return [say(language, 'guide.piles'), ...pileRows(language, rules).map(({ about }) => about)];
    case 'points':
      return pointRows(language, rules).flatMap(({ name, about }) => [name, about]);
  }
}
