// The options of a new solo game.
import { settings } from '../app/settings.svelte';
import type { GameRecord } from '../engine/record';
import type { Level, Rules } from '../engine/types';
import { botName } from '../game/people';
import { tagsOf } from '../library/people';
import { say } from '../words/catalogue';

export interface SoloSetup {
  rules: Rules;
  levels: (Level | null)[]; // from seat 2 on; null: another person at this device
  names?: string[]; // of the people, seat 1 first
}

export const today = (): [string, string] => ['date', new Date().toISOString().slice(0, 10)];

export function newRecord({ rules, levels, names = [] }: SoloSetup): GameRecord {
  const seats = [null, ...levels];
  const alone = levels.every((level) => level !== null);
  const nameOf = (seat: number): string =>
    alone
      ? say(settings.language, 'player.you')
      : names[seat - 1] || say(settings.language, 'player.numbered', { figure: seat });
  return {
    rules,
    seats: seats.map((level, i) => (level === null ? nameOf(i + 1) : botName(i + 1))),
    tags: [today(), ...tagsOf(seats)],
    hands: [],
  };
}
