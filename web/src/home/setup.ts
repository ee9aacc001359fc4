// The options that a person chose, stored for the next time.
import { keep, recall } from '../app/storage';
import type { Edition, Level, Rules } from '../engine/types';
import { inPairs, playerCounts, ruleOf } from '../game/rules';
import type { SoloSetup } from '../solo/setup';
import type { TableOptions } from '../online/api';
import type { Remote } from '../worker/client';

export interface Wishes {
  edition: Edition;
  players: number;
  level: Level; // of all bots
  apart: boolean; // some bots have their own level
  seatLevels: Record<string, Level>; // their levels, by seat
  set: Record<string, string>;
}

export const plainWishes = (edition: Edition): Wishes => ({
  edition,
  players: 2,
  level: 'casual',
  apart: false,
  seatLevels: {},
  set: {},
});

const keptWishes = (): Partial<Wishes> | null => recall<Partial<Wishes>>('wishes');
export const rememberedWishes = (edition: Edition): Wishes => ({ ...plainWishes(edition), ...keptWishes() });
// Whether nobody has chosen a game yet. Then the language decides the edition.
export const editionIsOpen = (): boolean => keptWishes() === null;

// Everybody plays alone if the edition does not allow this number of players otherwise.
export function rulesOf({ edition: rules, players, set }: Wishes): Rules {
  const seated = playerCounts({ rules, set }).includes(players);
  return { rules, players, set: seated ? { ...set } : { ...set, teams: 'solo' } };
}

// Whether more than three players all play alone. The form says so below the number of players.
export const allAlone = (rules: Rules): boolean => rules.players > 3 && ruleOf(rules, 'teams') === 'solo';

export const keepWishes = (wishes: Wishes): void => keep('wishes', wishes);

// The seats of the bots in a solo game: all except the first.
export const botSeats = ({ players }: Rules): number[] => Array.from({ length: players - 1 }, (_, i) => i + 2);
export const partnerSeat = (rules: Rules): number | null => (inPairs(rules) ? rules.players / 2 + 1 : null);

// With a single bot there is no choice between one level for all and one per seat.
export const levelsApart = (wishes: Wishes): boolean => wishes.apart && rulesOf(wishes).players > 2;
export const levelOf = (wishes: Wishes, seat: number): Level =>
  (levelsApart(wishes) && wishes.seatLevels[seat]) || wishes.level;

export function setupOf(wishes: Wishes): SoloSetup {
  const rules = rulesOf(wishes);
  return { rules, levels: botSeats(rules).map((seat) => levelOf(wishes, seat)) };
}

// A seat when several people share this device. The first seat always belongs to a person.
export interface SeatWish {
  name: string;
  level: Level | null; // null: a person
}
const mostSeats = 6;

export function rememberedSeats(): SeatWish[] {
  const kept = recall<SeatWish[]>('together') ?? [];
  return Array.from({ length: mostSeats }, (_, i) => kept[i] ?? { name: '', level: null });
}
export const keepSeats = (seats: SeatWish[]): void => keep('together', seats);

export function togetherSetup(wishes: Wishes, seats: readonly SeatWish[]): SoloSetup {
  keepWishes(wishes);
  const rules = rulesOf(wishes);
  const taken = seats.slice(0, rules.players);
  return { rules, levels: taken.slice(1).map(({ level }) => level), names: taken.map(({ name }) => name.trim()) };
}

// What the forms for a solo game get.
export interface Start {
  wishes: Wishes;
  engine: Remote;
  play: (setup: SoloSetup) => void;
}

// The options of a table for friends.
export interface CompanyWishes {
  visible: 'link' | 'all';
  clock: TableOptions['clock'];
  pause: TableOptions['pause'];
  hints: 'no' | 'yes';
  window: number; // seconds to call a coup fourré out of turn; 0: automatic
}

export const rememberedCompany = (): CompanyWishes => ({
  visible: 'link',
  clock: 0,
  pause: 30,
  hints: 'no',
  window: 0,
  ...recall<Partial<CompanyWishes>>('company'),
});

export function tableOptions(wishes: Wishes, company: CompanyWishes): TableOptions {
  keepWishes(wishes);
  keep('company', company);
  return {
    ...rulesOf(wishes),
    bots: [],
    public: company.visible === 'all',
    clock: company.clock,
    pause: company.pause,
    hints: company.hints === 'yes',
    coupFourre: company.window === 0 ? 'automatic' : { window: company.window },
  };
}
