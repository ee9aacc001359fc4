// All words that people read, from the catalogue in words/: one file per language, with English as the reference. A key
// that English does not have fails the type check. A key may have a variant for one edition: "card.stop@parker-1962".
import { languages as known, phrases as ids } from 'virtual:words';
import type english from '../../../words/en.json';
import { format, written, type Values } from './message';

export { written };
export type { Values };
export type Language = string; // one of `languages`
type Elsewhere =
  | `${'command' | 'error' | 'invite' | 'manual' | 'terminal' | 'verify' | 'online.why'}.${string}`
  | `online.${'keys' | 'plain'}-${string}`;
type Plain<K> = K extends `${string}@${string}` ? never : K;
export type WordKey = Exclude<Plain<keyof typeof english>, Elsewhere>;
type PhraseIn<K> = K extends `phrase.${infer P}` ? P : never;
// What players can say to each other, in the order of the menu.
export type Phrase = PhraseIn<WordKey>;
export const phrases = ids as Phrase[];
export const isPhrase = (text: string): text is Phrase => ids.includes(text);

// Each language with its own name for itself, the reference first.
export const languages: readonly (readonly [Language, string])[] = Object.entries(known).map(([id, { name }]) => [
  id,
  name,
]);
export const reference: Language = languages[0]![0];
export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(known, text);
// The edition that speakers of this language start with; empty for the engine's default.
export const editionOf = (language: Language): string => known[language]!.edition;

// Chooses the language for preferences such as navigator.languages: "fr-CA" is French.
export function languageFor(locales: readonly string[]): Language {
  const wanted = locales.flatMap((locale) => [locale, locale.split('-')[0]!.toLowerCase()]);
  return wanted.find(isLanguage) ?? reference;
}

const loaded: Record<Language, Record<string, string>> = {};

const whole = new Set<Language>(); // languages whose later words are loaded too
let laterIsOpen = false; // a part of the page with later words is open

async function loadLater(language: Language): Promise<void> {
  if (whole.has(language)) return;
  Object.assign(loaded[language]!, (await known[language]!.loadLater()).default);
  whole.add(language);
}

// Call it before using a language.
export async function load(language: Language): Promise<void> {
  loaded[language] ??= { ...(await known[language]!.load()).default };
  if (laterIsOpen) await loadLater(language);
}

// Call it before opening a part of the page whose words the first hand does not need (tools/words.ts lists their
// prefixes).
export async function loadLaterWords(language: Language): Promise<void> {
  await loadLater(language);
  laterIsOpen = true;
}

export const hasWord = (language: Language, key: string): key is WordKey => Object.hasOwn(loaded[language]!, key);

export function say(language: Language, key: WordKey, values: Values = {}, edition = ''): string {
  const words = loaded[language]!;
  return format(words[`${key}@${edition}`] ?? words[key]!, language, values);
}

// "Ann, Bob and Eve", or "Ann, Bob or Eve" with 'disjunction'.
export const listOf = (
  language: Language,
  names: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(language, { type }).format(names);
