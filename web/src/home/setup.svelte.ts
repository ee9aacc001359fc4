// What a person would like to play, kept for the next time.
import { keep, recall } from '../app/storage';
import { defaultEdition, type Edition, type Level, type Rules } from '../engine/types';
import { playerCounts } from '../game/rules';
import type { SoloSetup } from '../game/solo.svelte';
import type { TableOptions } from '../online/api';

export interface Wishes {
  edition: Edition;
  players: number;
  level: Level;
  partnerLevel: Level;
  set: Record<string, string>;
}

export const plainWishes: Wishes = {
  edition: defaultEdition, players: 2, level: 'casual', partnerLevel: 'casual', set: {},
};

export const rememberedWishes = (): Wishes => ({ ...plainWishes, ...recall<Partial<Wishes>>('wishes') });

export function rulesOf(wishes: Wishes): Rules {
  const counts = wishes.set['teams'] === 'solo' ? [2, 3, 4, 5, 6] : playerCounts(wishes.edition);
  const players = counts.includes(wishes.players) ? wishes.players : 2;
  return { rules: wishes.edition, players, set: { ...wishes.set } };
}

// The levels of all bots: partners of the own team may have another one.
export function setupOf(wishes: Wishes, pairs: boolean): SoloSetup {
  keep('wishes', wishes);
  const rules = rulesOf(wishes);
  const partner = pairs ? rules.players / 2 + 1 : null;
  const levels = Array.from({ length: rules.players - 1 }, (_, i) => (i + 2 === partner ? wishes.partnerLevel : wishes.level));
  return { rules, levels };
}

// How a table for friends is kept.
export interface CompanyWishes {
  visible: 'link' | 'all';
  clock: number;
  hints: 'no' | 'yes';
  window: number; // seconds to call a coup fourré out of turn; 0: it is called by itself
}

export const rememberedCompany = (): CompanyWishes => ({
  visible: 'link', clock: 0, hints: 'no', window: 0, ...recall<Partial<CompanyWishes>>('company'),
});

export function tableOptions(wishes: Wishes, company: CompanyWishes): TableOptions {
  keep('wishes', wishes);
  keep('company', company);
  return {
    ...rulesOf(wishes),
    bots: [],
    public: company.visible === 'all',
    clock: company.clock,
    hints: company.hints === 'yes',
    coupFourre: company.window === 0 ? 'automatic' : { window: company.window },
  };
}
