// Says why a record was not opened, or where it stops.
import { t } from '../app/settings.svelte';
import type { RecordFault } from '../engine/record';
import { hasWord, type WordKey } from '../words/catalogue';
import { settings } from '../app/settings.svelte';
import { Unopened } from './unopened';

// Two faults use the sentence of the broken rule.
const rules: Record<string, string> = { refused: 'refusal.', 'rules-do-not-fit': 'rule.fault.' };

// The fault of the record reader, in the language of the page.
export function reasonOf({ code, arguments: about, why }: RecordFault, edition = ''): string {
  const [first = '', second = ''] = about;
  const key = code in rules ? rules[code] + first : `replay.fault.${code}`;
  return hasWord(settings.language, key) ? t(key as WordKey, { first, second }, edition) : why;
}

// What went wrong and what to do. The fault of the record reader is a line of its own below.
export function troubleOf(error: unknown): string {
  if (!(error instanceof Unopened)) return t('library.unopened.unreadable');
  const { why, fault } = error;
  const said = t(`library.unopened.${why}`);
  if (!fault) return said;
  return `${said}\n${t('library.fault', { line: fault.line, column: fault.column, why: reasonOf(fault) })}`;
}
