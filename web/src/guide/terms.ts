// The terms that have an explanation: terms of the game, and cards.
import { cards, familyOf, hazards, remedyFor, safetyAgainst, type CardId, type Hazard } from '../engine/cards';
import type { Edition } from '../engine/types';
import { cardName } from '../game/narrate';
import { say, type Language, type WordKey } from '../words/catalogue';

export interface Term {
  word: string; // as it appears in the sentence
  about: string;
}
type Piece = string | Term;
export interface Entry {
  forms: readonly string[];
  about: string;
  exact: boolean; // case matters: "Stop" is a card, "stop" is not
}

const terms = [
  'battle-pile',
  'speed-pile',
  'draw-pile',
  'discard-pile',
  'hazard',
  'remedy',
  'safety',
  'coup-fourre',
  'extension',
  'tableau',
  'target',
  'distance-card',
] as const;

// What a card does, in the words that the terminal uses.
function useOf(language: Language, edition: Edition, card: CardId): string {
  const tell = (key: WordKey, values = {}): string => say(language, key, values, edition);
  const name = (each: CardId): string => cardName({ language, edition }, each);
  const against = hazards
    .filter((hazard) => [remedyFor(hazard), safetyAgainst(hazard)].includes(card as never))
    .map(name);
  if (card === 'roll') return tell('card.use.roll');
  switch (familyOf(card)) {
    case 'hazard': {
      const remedy = name(remedyFor(card as Hazard));
      return tell(card === 'speed-limit' ? 'card.use.limit' : 'card.use.hazard', { remedy });
    }
    case 'remedy':
      return tell('card.use.remedy', { hazard: against[0]! });
    default:
      return against.length === 1
        ? tell('card.use.safety', { hazard: against[0]! })
        : tell('card.use.safety-two', { hazard: against[0]!, other: against[1]! });
  }
}

export function entriesOf(language: Language, edition: Edition): Entry[] {
  const named = cards.filter((card) => familyOf(card) !== 'distance');
  return [
    ...terms.map((term) => ({
      forms: say(language, `guide.term.${term}`).split('|'),
      about: say(language, `guide.about.${term}`),
      exact: false,
    })),
    ...named.map((card) => {
      const form = cardName({ language, edition }, card);
      return { forms: [form], about: useOf(language, edition, card), exact: true };
    }),
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Splits a text at its terms. Only the first use of each counts, so that keyboard users have few stops.
export function withTerms(text: string, entries: readonly Entry[]): Piece[] {
  const forms = entries.flatMap((entry) => entry.forms).sort((a, b) => b.length - a.length);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const seen = new Set<Entry>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(found)) {
    const word = match[0];
    const entry = entries.find(({ forms: own, exact }) =>
      own.some((form) => (exact ? form === word : form.toLowerCase() === word.toLowerCase())),
    );
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    pieces.push(text.slice(from, match.index), { word, about: entry.about });
    from = match.index + word.length;
  }
  return [...pieces, text.slice(from)];
}
