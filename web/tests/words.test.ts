import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cards } from '../src/engine/cards';
import { isLanguage, languageFor, languages, listOf, phrases, reference, say } from '../src/words/catalogue';
import { messagesOf } from '../tools/words';

const fileOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../words/${language}.json`, import.meta.url), 'utf8'));

// The category that a rule such as "one: n = 0,1; few: n % 10 = 2..4 and n != 12" gives a number.
function categoryOf(rule: string, n: number): string {
  const holds = (relation: string): boolean => {
    const [, modulus, not, ranges] = /^n(?: % (\d+))? (!?)= (.*)$/.exec(relation.trim())!;
    const value = modulus ? n % Number(modulus) : n;
    const listed = ranges!.split(',').some((range) => {
      const [first, last = first] = range.split('..').map(Number);
      return first! <= value && value <= last!;
    });
    return listed !== (not === '!');
  };
  const clauses = rule.split(';').map((clause) => clause.split(':').map((part) => part.trim()));
  return (
    clauses.find(([, condition]) => condition!.split(' or ').some((all) => all.split(' and ').every(holds)))?.[0] ??
    'other'
  );
}

describe('every language', () => {
  for (const [language, name] of languages) {
    it(`${name} says everything, and the cards in few letters`, () => {
      for (const card of cards) {
        expect(say(language, `card.${card}`)).not.toBe('');
        expect(say(language, `card.short.${card}`).length, card).toBeLessThanOrEqual(9);
      }
      expect(
        Object.keys(messagesOf(language))
          .filter((key) => !key.includes('@'))
          .sort(),
      ).toEqual(
        Object.keys(messagesOf(reference))
          .filter((key) => !key.includes('@'))
          .sort(),
      );
    });

    it(`${name} states the plural rule that browsers have`, () => {
      const rule = fileOf(language)['@@plural']!;
      const browser = new Intl.PluralRules(language);
      for (const n of [...Array(201).keys(), 1000, 5000, 1_000_000, 3_000_000])
        expect(categoryOf(rule, n), String(n)).toBe(browser.select(n));
    });

    it(`${name} states the signs in numbers that browsers write`, () => {
      const [separator, point] = fileOf(language)['@@grouped']!.split(/\d+/).slice(1);
      expect(new Intl.NumberFormat(language).format(12345.6)).toBe(`12${separator}345${point}6`);
    });
  }
});

// The messages of a language `xx` in a folder of its own, beside this English.
function messagesBeside(english: object, other: object | string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english, null, 1));
  writeFileSync(join(folder, 'xx.json'), typeof other === 'string' ? other : JSON.stringify(other, null, 1));
  return messagesOf('xx', false, pathToFileURL(`${folder}/`));
}

describe('a file of words', () => {
  it('is completed by English, with the forms of editions', () => {
    const english = { a: 'one', b: 'two', 'b@classic-km': 'two km', c: '{name}' };
    expect(messagesBeside(english, { '@@locale': 'xx', a: 'eins' })).toEqual({ ...english, a: 'eins' });
    // A translated key takes no form from English.
    expect(messagesBeside(english, { b: 'zwei' })).toEqual({ a: 'one', b: 'zwei', c: '{name}' });
  });

  it('fails the build where it is wrong, and names the place', () => {
    expect(() => messagesBeside({ a: 'x' }, { b: 'y' })).toThrow('words/xx.json:2: b: English has no such key');
    expect(() => messagesBeside({ a: '{name}' }, { a: 'y' })).toThrow(
      'words/xx.json:2: a: has the placeholders {}, but English has {name}',
    );
    expect(() => messagesBeside({ a: '{name}' }, { a: '{name' })).toThrow('words/xx.json:2: a: ');
    expect(() => messagesBeside({ a: '{n, plural, other {#}}' }, { a: '{n, plural, one {#}}' })).toThrow('other');
    expect(() => messagesBeside({ a: 'x' }, '{ "a": ')).toThrow(SyntaxError);
  });
});

describe('the catalogue', () => {
  it('fills in values', () => {
    expect(say('en', 'table.hand-number', { figure: 3 })).toBe('Hand 3');
    expect(say('en', 'table.cards', { figure: 1 })).toBe('1 card');
    expect(say('fr', 'table.cards', { figure: 0 })).toBe('0 carte');
  });

  it('keeps French signs with the word before them', () => {
    expect(say('fr', 'table.call')).toBe('Coup fourré\u202f!');
    expect(say('fr', 'online.says', { name: 'Ann', phrase: 'Aïe' })).toBe('Ann\u00a0: «\u00a0Aïe\u00a0»');
  });

  it('knows the words of an edition', () => {
    expect(say('en', 'card.stop', {}, 'parker-1962')).toBe('Red Light');
    expect(say('en', 'card.stop', {}, 'parker-1988')).toBe('Stop');
    expect(say('fr', 'edition.unit', {}, 'classic-km')).toBe('km');
    expect(say('fr', 'edition.unit', {}, 'parker-1971-fr')).toBe('milles');
  });

  it('leaves out what only the terminal says', () => {
    expect(
      Object.keys(messagesOf('en')).filter(
        (key) => /^(terminal|command|manual|error)\./.test(key) || key.startsWith('@'),
      ),
    ).toEqual([]);
  });

  it('chooses the first language that a person reads', () => {
    expect(languageFor(['fr-CA', 'en'])).toBe('fr');
    expect(languageFor(['xx', 'fr', 'en'])).toBe('fr');
    expect(languageFor(['xx-YY'])).toBe('en');
    expect(languageFor([])).toBe('en');
    expect(isLanguage('toString')).toBe(false);
  });

  it('lists names as the language does', () => {
    expect(listOf('en', ['Ann', 'Bob'])).toBe('Ann and Bob');
    expect(listOf('fr', ['Ann', 'Bob', 'Eve'])).toBe('Ann, Bob et Eve');
  });

  it('has words for every phrase, in the order of the menu', () => {
    expect(phrases[0]).toBe('hello');
    expect(phrases.map((phrase) => say('en', `phrase.${phrase}`))).toContain('Well played');
  });
});
