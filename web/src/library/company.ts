// The company of a solo game. It needs the settings of the browser. So it is not in people.ts, which tests import in
// node.
import { settings } from '../app/settings.svelte';
import type { GameRecord } from '../engine/record';
import type { Company } from '../game/people';
import { levelAt } from './people';

// All players, as the person in seat `me` sees them.
export const companyOf = (record: GameRecord, teams: number, me: number | null): Company => ({
  language: settings.language,
  edition: record.rules.rules,
  people: record.seats.map((name, i) => ({ name, level: levelAt(record, i + 1) })),
  teams,
  me,
});
