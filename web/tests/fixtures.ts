import type { GameRecord } from '../src/engine/record';
import type { Rules, Team, View } from '../src/engine/types';
import type { Company } from '../src/game/people';
import type { Remote } from '../src/worker/client';
import type { Desk } from '../src/worker/desk';

// An engine that answers like the worker, but without a worker.
export const remoteOf = (desk: Desk): Remote =>
  new Proxy({} as Remote, {
    get:
      (_, name) =>
      (...args: never[]) =>
        Promise.resolve().then(() => (desk[name as keyof Desk] as (...all: never[]) => unknown)(...args)),
  });

// A whole game played by bots.
export function playedGame(desk: Desk, rules: Rules): GameRecord {
  const record: GameRecord = {
    rules,
    seats: ['Ann', 'Bob', 'Eve', 'Dan', 'Kim', 'Lou'].slice(0, rules.players),
    tags: [],
    hands: [],
  };
  for (let dealer = rules.players, over = false; !over; dealer = (dealer % rules.players) + 1) {
    const deck = desk.deck(rules);
    record.hands.push({ dealer, deck, moves: [] });
    let snapshot = record.hands.length === 1 ? desk.open(rules, 1, record.hands).snapshot : desk.deal(deck);
    while (snapshot.actor !== null) {
      const played = desk.bot('casual', '7');
      record.hands.at(-1)!.moves.push({ seat: played.seat, action: played.action });
      snapshot = played.snapshot;
    }
    over = snapshot.view.phase === 'game-over';
  }
  return record;
}

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
