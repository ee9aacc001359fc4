// Everything that is said to people, from the one catalogue in words/. A key that does not exist, or one without
// English or French, fails the type check. A key may have a form for one edition: "stop@parker-1962".
import card from '../../../words/card.json';
import edition from '../../../words/edition.json';
import help from '../../../words/help.json';
import move from '../../../words/move.json';
import online from '../../../words/online.json';
import player from '../../../words/player.json';
import reason from '../../../words/reason.json';
import refusal from '../../../words/refusal.json';
import rule from '../../../words/rule.json';
import score from '../../../words/score.json';
import setup from '../../../words/setup.json';
import table from '../../../words/table.json';
import web from '../../../words/web.json';

export type Language = 'en' | 'fr';
type Entry = Record<Language, string>;

const areas = {
  card,
  edition,
  help,
  move,
  online,
  player,
  reason,
  refusal,
  rule,
  score,
  setup,
  table,
  web,
} satisfies Record<string, Record<string, Entry>>;

type Areas = typeof areas;
type Plain<K> = K extends `${string}@${string}` ? never : K extends string ? K : never;
export type WordKey = { [A in keyof Areas]: `${A}.${Plain<keyof Areas[A]>}` }[keyof Areas];
export type Values = Record<string, string | number>;

export const catalogue: Record<string, Record<string, Entry>> = areas;

function entryOf(key: WordKey, editionId: string): Entry {
  const dot = key.indexOf('.');
  const area = catalogue[key.slice(0, dot)]!;
  const name = key.slice(dot + 1);
  return area[`${name}@${editionId}`] ?? area[name]!;
}

// French sets a space before some signs: one at which no line ends.
const joined = (language: Language, text: string): string =>
  language === 'fr' ? text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0') : text;

export function say(language: Language, key: WordKey, values: Values = {}, editionId = ''): string {
  const text = entryOf(key, editionId)[language].replace(/\{([a-z-]+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
  return joined(language, text);
}
