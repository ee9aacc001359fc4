// Why a record was not opened, or where it stops, in words.
import { t } from '../app/settings.svelte';
import type { RecordFault } from '../engine/record';
import { hasWord, type WordKey } from '../words/catalogue';
import { settings } from '../app/settings.svelte';
import { Unopened } from './unopened';

// The sentence of the reader, in the language of the page where it is a rule that was broken.
export function reasonOf({ code, arguments: about, why }: RecordFault, edition = ''): string {
  const key = `refusal.${about[0]}`;
  return code === 'refused' && hasWord(settings.language, key) ? t(key as WordKey, {}, edition) : why;
}

export function troubleOf(error: unknown): string {
  if (!(error instanceof Unopened)) return t('library.unopened.unreadable');
  const { why, fault } = error;
  if (!fault) return t(`library.unopened.${why}`);
  return t('library.fault', { line: fault.line, column: fault.column, why: reasonOf(fault) });
}
