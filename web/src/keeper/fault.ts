// Says why a hand is impossible, with the names of teams and cards.
import type { SheetFault } from '../../../bindings/wasm/bornes.mjs';
import type { CardId } from '../engine/cards';
import { cardName } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import type { Rules } from '../engine/types';
import { hasWord, say, type Values } from '../words/catalogue';
import { extensionOf, milesOf, targetOf, type Hand } from './game';

const mostTyped = 99_999;
const isTotal = (miles: number): boolean => Number.isInteger(miles) && miles >= 0 && miles <= mostTyped;

// Finds a total that the engine cannot take: negative, not whole, or far too large.
export function typedFault(rules: Rules, { teams }: Hand): SheetFault | null {
  const at = teams.findIndex((team) => !isTotal(milesOf(team)));
  if (at < 0) return null;
  const figures = { team: String(at + 1), miles: String(milesOf(teams[at]!)) };
  const target = String(extensionOf(rules) ?? targetOf(rules));
  return { code: 'no-whole-number', arguments: { ...figures, target }, why: 'a total is a whole number' };
}

// The faults that concern a team's distance.
const ofDistance = ['no-whole-number', 'no-sum-of-cards', 'past-target', 'past-first-target', 'completed-below-target'];
export const isAbout = (fault: SheetFault | null, team: number): boolean =>
  fault !== null && ofDistance.includes(fault.code) && Number(fault.arguments.team) === team;

export function sentenceOf(company: Company, fault: SheetFault): string {
  const key = `keeper.fault.${fault.code}`;
  if (!hasWord(company.language, key)) return fault.why;
  const values: Values = {};
  for (const [name, value] of Object.entries(fault.arguments)) {
    if (name === 'team' || name === 'other') values[name] = teamName(company, Number(value));
    else values[name] = name === 'card' ? cardName(company, value as CardId) : Number(value);
  }
  return say(company.language, key, values, company.edition);
}
