// Every row of the score sheet has an explanation, for the rules of the game and in every language.
import { describe, expect, it } from 'vitest';
import type { Rules } from '../src/engine/types';
import { explanation } from '../src/table/explain';
import { emptySheetRows } from '../src/table/sheet';
import { languages } from '../src/words/catalogue';

const duel: Rules = { rules: 'parker-1988', players: 2, set: {} };

describe('rows of the score sheet', () => {
  it('have a sentence in every language', () => {
    for (const [language] of languages) {
      const sentences = emptySheetRows().map(({ key }) => explanation(language, key, duel));
      for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('say what they are worth', () => {
    expect(explanation('en', 'score.safeties', duel)).toMatch(/^100 points .* 300 more/);
    expect(explanation('en', 'score.coup-fourres', duel)).toMatch(/^300 points/);
    expect(explanation('fr', 'score.shut-out', duel)).toMatch(/^500 points/);
    expect(explanation('de', 'score.extension', duel)).toMatch(/^200 Punkte/);
  });

  it('follow the rules of the game', () => {
    const shutOut = (rules: Rules): string => explanation('en', 'score.shut-out', rules);
    expect(shutOut(duel)).toContain('if no opponent');
    expect(shutOut({ ...duel, rules: 'classic-km' })).toContain('for each opponent');
    const extension = (rules: Rules): string => explanation('en', 'score.extension', rules);
    expect(extension(duel)).toContain('if another team does');
    expect(extension({ ...duel, rules: 'parker-1962' })).toContain('otherwise for each of its opponents');
    expect(extension({ ...duel, rules: 'classic-km' })).toContain('otherwise for nobody');
    expect(extension({ ...duel, players: 4 })).toBe('These rules have no extension.');
    expect(explanation('en', 'score.combined-total', { ...duel, set: { goal: '3000' } })).toContain('to 3,000.');
  });
});
