// How to play: which sentences appear under which rules, and the search.
import { beforeAll, describe, expect, it } from 'vitest';
import { vocabulary } from '../src/engine/vocabulary';
import type { Edition, Rules } from '../src/engine/types';
import { factsOf, marked, sectionsOf } from '../src/guide/blocks';
import { tableTexts } from '../src/guide/tables';
import { entriesOf, withTerms } from '../src/guide/terms';
import { languages, load, loadLaterWords } from '../src/words/catalogue';

const rulesOf = (rules: Edition, players = 2, set: Record<string, string> = {}): Rules => ({ rules, players, set });
const textOf = (rules: Rules): string =>
  sectionsOf('en', rules)
    .flatMap(({ title, pieces }) => [title, ...pieces.flatMap((each) => (each.kind === 'text' ? [each.text] : []))])
    .join('\n');

beforeAll(async () => {
  await load('en');
  await loadLaterWords('en');
});

describe('the rules as a page', () => {
  it('has the sentences of the chosen rules, and no others', () => {
    const two = textOf(rulesOf('parker-1988'));
    expect(two).toContain('a trip of exactly 700 miles');
    expect(two).toContain('Then the trip is 1,000 miles for everybody');
    expect(two).toContain('Everybody plays alone.');
    const four = textOf(rulesOf('parker-1988', 4));
    expect(four).toContain('seats 1 and 3 against 2 and 4');
    expect(four).not.toContain('may call an extension');
    const race = textOf(rulesOf('fundex-2010'));
    expect(race).toContain('One race, no points');
    expect(race).not.toContain('Points of a hand');
    expect(textOf(rulesOf('parker-1988', 2, { target: '500' }))).toContain('a trip of exactly 500 miles');
  });

  it('fills every place of every sentence, for every edition', () => {
    for (const { id } of vocabulary.editions) {
      expect(textOf(rulesOf(id))).not.toMatch(/[{}]|undefined/);
      expect(factsOf('en', rulesOf(id))['cards']).toMatch(/^10[16]$/);
    }
  });
});

describe('words that explain themselves', () => {
  const told = (text: string): string[] =>
    withTerms(text, entriesOf('en', 'parker-1988')).flatMap((piece) =>
      typeof piece === 'string' ? [] : [`${piece.word}: ${piece.about}`],
    );

  it('are terms and cards, each once in a text', () => {
    expect(told('A hazard on the draw pile stops it: Stop. Hazards!')).toEqual([
      'hazard: A card that you play on opponents. It stops them or slows them down.',
      'draw pile: The pile in the middle, face down. A turn begins with a card from it.',
      'Stop: stops an opponent until they play Roll',
    ]);
    expect(told('Right of Way')[0]).toMatch(/protects you from Stop and Speed Limit/);
    expect(told('stop, hazardous')).toEqual([]);
  });

  it('leave the text as it is', () => {
    const text = 'The draw pile is empty.';
    const pieces = withTerms(text, entriesOf('en', 'parker-1988'));
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('')).toBe(text);
  });

  it('are found in the rules of every language', async () => {
    for (const [language] of languages) {
      await load(language);
      await loadLaterWords(language);
      const entries = entriesOf(language, 'parker-1988');
      const texts = sectionsOf(language, rulesOf('parker-1988', 4, { extension: '1500' })).flatMap(({ pieces }) =>
        pieces.flatMap((each) => (each.kind === 'text' ? [each.text] : [])),
      );
      const found = new Set(
        texts.flatMap((text) =>
          withTerms(text, entries).flatMap((each) => (typeof each === 'string' ? [] : [each.about])),
        ),
      );
      const missing = entries.filter(({ about }) => !found.has(about)).map(({ forms }) => forms[0]);
      expect(missing.length, `${language}: ${missing.join(', ')}`).toBeLessThanOrEqual(7);
    }
  });
});

describe('the search', () => {
  it('looks into the tables too', () => {
    const rules = rulesOf('parker-1988');
    expect(tableTexts('cards', 'en', rules)).toContain('Extra Tank');
    expect(tableTexts('piles', 'en', rules).join(' ')).toContain('Battle pile: Roll lets you drive');
    expect(tableTexts('points', 'en', rules)).toContain('Delayed action');
    expect(tableTexts('points', 'en', rules)).toContain(
      '300 points for the team that completed the trip, if it played no 200.',
    );
  });

  it('finds words without regard to case and accents', () => {
    expect(marked('A coup fourré, a Coup Fourre', 'coup fourre')).toEqual([
      'A ',
      'coup fourré',
      ', a ',
      'Coup Fourre',
      '',
    ]);
    expect(marked('Roll', '  ')).toEqual(['Roll']);
    expect(marked('Roll', 'stop')).toEqual(['Roll']);
  });
});
