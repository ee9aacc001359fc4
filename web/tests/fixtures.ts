import type { Team, View } from '../src/engine/types';
import type { Company } from '../src/game/people';
import type { Remote } from '../src/worker/client';
import type { Desk } from '../src/worker/desk';

// An engine that answers as the worker does, without one.
export const remoteOf = (desk: Desk): Remote =>
  new Proxy({} as Remote, {
    get:
      (_, name) =>
      (...args: never[]) =>
        Promise.resolve().then(() => (desk[name as keyof Desk] as (...all: never[]) => unknown)(...args)),
  });

export const emptyTeam = (team: number): Team => ({
  team,
  battle: [],
  speed: [],
  distance: [],
  miles: 0,
  safeties: [],
});

export const someView = (changes: Partial<View> = {}): View => ({
  handNumber: 1,
  ply: 0,
  phase: 'play',
  seat: 1,
  dealer: 2,
  target: 700,
  extendedBy: null,
  drawPile: 88,
  discard: [],
  hand: [],
  handSizes: [7, 6],
  teams: [emptyTeam(1), emptyTeam(2)],
  totals: [0, 0],
  legal: [],
  ...changes,
});

export const duel = (language = 'en'): Company => ({
  language,
  edition: 'parker-1988',
  teams: 2,
  me: 1,
  people: [
    { name: 'Ann', level: null },
    { name: 'Marcel', level: 'casual' },
  ],
});

export const partners = (language = 'en'): Company => ({
  ...duel(language),
  people: [
    { name: 'Ann', level: null },
    { name: 'Marcel', level: 'casual' },
    { name: 'Odette', level: 'casual' },
    { name: 'Lucien', level: 'casual' },
  ],
});
