// Why a hand cannot be, in the words of the person who enters it: teams by their names, cards by theirs.
import type { SheetFault } from '../../../bindings/wasm/bornes.mjs';
import type { CardId } from '../engine/cards';
import { cardName } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import { hasWord, say, type Values } from '../words/catalogue';

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
