// What is wrong with a record, in the language of the page.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../src/app/settings.svelte';
import type { RecordFault } from '../src/engine/record';
import { Unopened } from '../src/library/unopened';
import { load, loadLaterWords, type Language } from '../src/words/catalogue';

let settings: Settings;
let reasonOf: (fault: RecordFault) => string;
let troubleOf: (error: unknown) => string;

const fault = (code: string, ...about: string[]): RecordFault =>
  ({ line: 3, column: 7, code, arguments: about, why: 'the sentence of the engine' }) as RecordFault;

async function speak(language: Language): Promise<void> {
  await load(language);
  await loadLaterWords(language);
  settings.language = language;
}

describe('a fault of a record', () => {
  beforeAll(async () => {
    ({ settings } = await import('../src/app/settings.svelte'));
    ({ reasonOf, troubleOf } = await import('../src/library/trouble'));
    await speak('en');
  });

  it('is told in the language of the page, with what it quotes', async () => {
    expect(reasonOf(fault('unknown-card', '`rol`'))).toBe('there is no card `rol`');
    await speak('de');
    expect(reasonOf(fault('unknown-card', '`rol`'))).toBe('die Karte `rol` gibt es nicht');
    expect(reasonOf(fault('players-out-of-range', '2', '6'))).toContain('von 2 bis 6');
  });

  it('stands in a line of its own, below what to do', async () => {
    await speak('en');
    expect(troubleOf(new Unopened('not-a-game', fault('record-line-missing'))).split('\n')).toEqual([
      'It is not a game of bornes. Choose a file that ends in .bornes, or a .zip file from “Export all”.',
      'Line 3, column 7: a record begins with `bornes-record 1`',
    ]);
  });

  it('is the sentence of the rule that was broken', async () => {
    await speak('de');
    expect(reasonOf(fault('refused', 'not-in-hand'))).toBe('Diese Karte hast du nicht.');
    expect(reasonOf(fault('rules-do-not-fit', 'extension-not-above-target'))).toContain('Verlängerung');
  });

  it('that the catalogue does not know is told by the engine', () => {
    expect(reasonOf(fault('of-a-later-version'))).toBe('the sentence of the engine');
  });
});
