// The rules of an edition without house rules, to show them before a game exists (docs/rules.md, R8).
import type { Edition, Rules, SettingName } from '../engine/types';
import { vocabulary } from '../engine/vocabulary';

type RuleChoice = Pick<Rules, 'rules' | 'set'>;
type OwnRules = Readonly<Record<SettingName, string>>;

// By number of players. A number that the edition allows only with `teams solo` uses the rules of the next larger one.
function ownByPlayers(edition: Edition): Readonly<Partial<Record<number, OwnRules>>> {
  return vocabulary.editions.find(({ id }) => id === edition)!.own;
}

export function ownRules(edition: Edition, players: number): OwnRules {
  const own = ownByPlayers(edition);
  const counts = Object.keys(own).map(Number);
  const nearest = counts.find((count) => count >= players) ?? Math.max(...counts);
  return own[nearest]!;
}

const { minPlayers, maxPlayers } = vocabulary.limits;
export const everyCount = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);

export const ruleOf = ({ rules, set, players }: Rules, name: SettingName): string =>
  set[name] ?? ownRules(rules, players)[name];

export function goalOf(rules: Rules): number {
  const goal = ruleOf(rules, 'goal');
  return goal === 'race' ? 0 : Number(goal);
}

export function playerCounts({ rules, set }: RuleChoice): number[] {
  if (set['teams'] === 'solo') return everyCount;
  return Object.keys(ownByPlayers(rules)).map(Number);
}

// Partners share a tableau; everybody else plays alone.
export const inPairs = (rules: Rules): boolean =>
  rules.players >= 4 && rules.players % 2 === 0 && ruleOf(rules, 'teams') === 'partners';

export const teamCount = (rules: Rules): number => (inPairs(rules) ? rules.players / 2 : rules.players);
