// The rules of a game as headings, sentences and tables. lessons/how-to-play.json says which sentence is shown under
// which rules; `bornes rules` reads it too.
import type { CardId } from '../engine/cards';
import type { Rules } from '../engine/types';
import { vocabulary } from '../engine/vocabulary';
import { inPairs, ruleOf, teamCount } from '../game/rules';
import { say, type Language, type Values, type WordKey } from '../words/catalogue';
import page from '../../../lessons/how-to-play.json';

export type Table = 'cards' | 'piles' | 'points';
interface Block {
  heading?: WordKey;
  says?: WordKey;
  table?: Table;
  if?: Record<string, string>;
  unless?: Record<string, string>;
  with?: Record<string, string>;
}
export type Piece = { kind: 'text'; text: string } | { kind: 'table'; table: Table };
export interface Section {
  title: string;
  pieces: Piece[];
}

const blocks = page.blocks as unknown as readonly Block[];
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

// "1 and 3 against 2 and 4"
function seating(language: Language, rules: Rules): string {
  const teams = teamCount(rules);
  const pairs = Array.from({ length: teams }, (_, i) =>
    say(language, 'guide.rules-pair', { first: i + 1, second: i + 1 + teams }),
  );
  return pairs.reduce((text, next) => say(language, 'guide.rules-against', { teams: text, next }));
}

// The settings by name, and facts derived from them.
export function factsOf(language: Language, rules: Rules): Record<string, string> {
  const word = (key: WordKey): string => say(language, key, {}, rules.rules);
  const { fullDeck, shortDeck } = vocabulary.limits;
  const prevention = word('edition.prevention');
  return {
    ...Object.fromEntries(vocabulary.settings.map(({ name }) => [name, ruleOf(rules, name)])),
    race: yesNo(ruleOf(rules, 'goal') === 'race'),
    pairs: yesNo(inPairs(rules)),
    cards: String(ruleOf(rules, 'deck') === 'full' ? fullDeck : shortDeck),
    seats: inPairs(rules) ? seating(language, rules) : '',
    prevention: prevention === word('card.family.safety') ? 'none' : prevention,
  };
}

export function sectionsOf(language: Language, rules: Rules): Section[] {
  const facts = factsOf(language, rules);
  const holds = ({ if: wanted = {}, unless = {} }: Block): boolean =>
    Object.entries(wanted).every(([name, value]) => facts[name] === value) &&
    Object.entries(unless).every(([name, value]) => facts[name] !== value);
  const valueOf = (source: string): string | number => {
    const [kind, name] = source.split(':') as [string, string];
    if (kind === 'card') return say(language, `card.${name as CardId}`, {}, rules.rules);
    if (kind === 'word') return say(language, name as WordKey, {}, rules.rules);
    const fact = facts[name]!;
    return /^\d+$/.test(fact) ? Number(fact) : fact;
  };
  const told = (key: WordKey, { with: sources = {} }: Block): string => {
    const values: Values = Object.fromEntries(Object.entries(sources).map(([name, from]) => [name, valueOf(from)]));
    return say(language, key, values, rules.rules);
  };
  const sections: Section[] = [];
  for (const block of blocks.filter(holds)) {
    if (block.heading) sections.push({ title: told(block.heading, block), pieces: [] });
    else if (block.says) sections.at(-1)!.pieces.push({ kind: 'text', text: told(block.says, block) });
    else sections.at(-1)!.pieces.push({ kind: 'table', table: block.table! });
  }
  return sections;
}

// Finds a word in a text, ignoring case and accents: [before, match, before, match, … rest].
export function marked(text: string, word: string): string[] {
  const plain = (each: string): string => each.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...text];
  const wanted = plain(word.trim());
  if (!wanted) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let i = 0; i < letters.length; ++i) {
    let length = 1;
    while (i + length <= letters.length && plain(letters.slice(i, i + length).join('')).length < wanted.length)
      ++length;
    if (plain(letters.slice(i, i + length).join('')) !== wanted) continue;
    pieces.push(letters.slice(from, i).join(''), letters.slice(i, i + length).join(''));
    from = i + length;
    i = from - 1;
  }
  return [...pieces, letters.slice(from).join('')];
}
