// What the list shows about a stored game, and what a search finds.
import { settings, t } from '../app/settings.svelte';
import { teamName, type Company } from '../game/people';
import { listOf } from '../words/catalogue';
import type { KeptGame } from './shelf';

export interface TeamResult {
  name: string;
  points: number;
  won: boolean;
}

function companyOf({ header }: KeptGame): Company {
  const { edition, seats, totals } = header!;
  const people = seats.map((name) => ({ name, level: null }));
  return { language: settings.language, edition, people, teams: totals.length, me: null };
}

export const playersOf = ({ header }: KeptGame): string =>
  header ? listOf(settings.language, header.seats.filter(Boolean)) : t('library.broken');

// The result of each team, once a hand is finished.
export function resultOf(game: KeptGame): TeamResult[] {
  const { totals, over } = game.header ?? { totals: [], over: false };
  return totals.map((points, i) => ({
    name: teamName(companyOf(game), i + 1),
    points,
    won: over && points === Math.max(...totals),
  }));
}

export function whenOf({ touched }: KeptGame): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
}

export function aboutOf({ header, kind }: KeptGame): string {
  if (!header) return t(`library.kind.${kind}`);
  const edition = t(`edition.${header.edition}`);
  const where = header.over ? edition : t('setup.continue-about', { edition, figure: header.hand });
  return `${where} · ${t(`library.kind.${kind}`)}`;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

// Whether every typed word occurs in what the list shows, ignoring accents.
export function matches(game: KeptGame, wanted: string): boolean {
  const said = plain([playersOf(game), whenOf(game), aboutOf(game), game.id].join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
