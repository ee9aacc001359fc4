import { describe, expect, it } from 'vitest';
import { cards } from '../src/engine/cards';
import { catalogue, say } from '../src/words/catalogue';

const places = (text: string): string[] => [...text.matchAll(/\{([a-z-]+)\}/g)].map((match) => match[1]!).sort();

describe('the catalogue', () => {
  for (const [area, entries] of Object.entries(catalogue)) {
    it(`has both languages with the same places in ${area}`, () => {
      for (const [key, { en, fr }] of Object.entries(entries)) {
        expect(en, key).not.toBe('');
        expect(places(fr), key).toEqual(places(en));
      }
    });
  }

  it('fills in values and leaves unknown places alone', () => {
    expect(say('en', 'table.hand-number', { figure: 3 })).toBe('Hand 3');
    expect(say('en', 'table.hand-number')).toBe('Hand {figure}');
  });

  it('keeps French signs with the word before them', () => {
    expect(say('fr', 'table.call')).toBe('Coup fourré\u00a0!');
    expect(say('fr', 'online.says', { name: 'Ann', phrase: 'Aïe' })).toBe('Ann\u00a0: «\u00a0Aïe\u00a0»');
    expect(say('en', 'web.hint-chance', { figure: 3, move: 'x' })).toContain('3 %');
  });

  it('knows the words of an edition', () => {
    expect(say('en', 'card.stop', {}, 'parker-1962')).toBe('Red Light');
    expect(say('en', 'card.stop', {}, 'parker-1988')).toBe('Stop');
    expect(say('fr', 'edition.unit', {}, 'classic-km')).toBe('km');
  });

  it('has a name and a short name for every card', () => {
    for (const card of cards) {
      expect(say('fr', `card.${card}`)).not.toBe('');
      expect(say('fr', `card.short.${card}`).length).toBeLessThanOrEqual(9);
    }
  });
});
