// How a person likes it: kept in the browser, applied to the whole page at once.
import { say, type Language, type Values, type WordKey } from '../words/catalogue';
import { keep, recall } from './storage';

export type Motion = 'normal' | 'fast' | 'off';
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: Language;
  bothLanguages: boolean;
  motion: Motion;
  theme: Theme;
  sound: boolean;
  largeCards: boolean;
}

function defaults(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    bothLanguages: false,
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
    theme: 'auto',
    sound: false,
    largeCards: false,
  };
}

export const settings: Settings = $state({ ...defaults(), ...recall<Partial<Settings>>('settings') });

export const t = (key: WordKey, values: Values = {}, edition = ''): string =>
  say(settings.language, key, values, edition);

// How long a movement takes, in milliseconds, and how long a bot waits so that people can follow.
export const movement = (): number => ({ normal: 280, fast: 140, off: 0 })[settings.motion];
export const pause = (): number => ({ normal: 850, fast: 350, off: 120 })[settings.motion];

const darkScheme = matchMedia('(prefers-color-scheme: dark)');

function applySettings(): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && darkScheme.matches);
  root.lang = settings.language;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.dataset['motion'] = settings.motion;
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
