// The settings of a person: stored in the browser, and applied to the whole page at once.
import { defaultEdition, type Edition } from '../engine/types';
import {
  editionOf,
  isLanguage,
  languageFor,
  load,
  loadLaterWords,
  reference,
  say,
  written,
  type Language,
  type Values,
  type WordKey,
} from '../words/catalogue';
import { keep, recall } from './storage';

export type Motion = 'normal' | 'fast' | 'off';
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: Language; // always a loaded one: see `speak`
  cardLanguage: Language | ''; // the second language on cards
  motion: Motion;
  theme: Theme;
  sound: boolean;
  notify: boolean; // when it is the person's turn and the page is hidden
  largeCards: boolean;
}

function defaults(): Settings {
  return {
    language: languageFor(navigator.languages),
    cardLanguage: '',
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
    theme: 'auto',
    sound: false,
    notify: false,
    largeCards: false,
  };
}

function remembered(): Settings {
  const { language, cardLanguage, ...others } = recall<Partial<Settings>>('settings') ?? {};
  const usual = defaults();
  return {
    ...usual,
    ...others,
    language: isLanguage(language) ? language : usual.language,
    cardLanguage: isLanguage(cardLanguage) ? cardLanguage : usual.cardLanguage,
  };
}

export const settings: Settings = $state(remembered());

// Changes the language once it is loaded. Without a network it may not load, and the page stays as it is.
export async function speak(language: Language): Promise<void> {
  await load(language).then(
    () => (settings.language = language),
    () => {},
  );
}

export async function speakOnCards(language: Language | ''): Promise<void> {
  if (language === '') settings.cardLanguage = '';
  else
    await load(language).then(
      () => (settings.cardLanguage = language),
      () => {},
    );
}

// Call it once, before any words are needed.
export async function prepareLanguages(): Promise<void> {
  await load(settings.language).catch(async () => {
    await load(reference);
    settings.language = reference;
  });
  if (settings.cardLanguage !== '') await load(settings.cardLanguage).catch(() => (settings.cardLanguage = ''));
}

// Loads a part of the page together with its words when it is opened: `later(import('./stats/StatsPage.svelte'))`.
export async function later<T>(part: Promise<T>): Promise<T> {
  await loadLaterWords(settings.language);
  return await part;
}

// The edition of new games, the only default that depends on the language.
export const usualEdition = (): Edition => (editionOf(settings.language) as Edition | '') || defaultEdition;

export const t = (key: WordKey, values: Values = {}, edition = ''): string =>
  say(settings.language, key, values, edition);

// Formats a number in the current language.
export const figure = (value: number): string => written(settings.language, value);

// How long a movement takes, in milliseconds, and how long a bot waits so that people can follow.
export const movement = (): number => ({ normal: 280, fast: 140, off: 0 })[settings.motion];
export const pause = (): number => ({ normal: 850, fast: 350, off: 120 })[settings.motion];
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const darkScheme = matchMedia('(prefers-color-scheme: dark)');

function applySettings(): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && darkScheme.matches);
  root.lang = settings.language;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.dataset['motion'] = settings.motion;
}

// Calls `tell` with the languages in use, now and whenever they change.
export function followLanguages(tell: (languages: Language[]) => void): void {
  $effect.root(() => {
    $effect(() => {
      const spoken = [settings.language, settings.cardLanguage].filter(isLanguage);
      tell(spoken.filter((language, i) => spoken.indexOf(language) === i));
    });
  });
}

// Called once, at the start of the page.
export function followSettings(): void {
  darkScheme.addEventListener('change', applySettings);
  $effect.root(() => {
    $effect(() => {
      applySettings();
      keep('settings', { ...settings });
    });
  });
}
