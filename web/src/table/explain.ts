// What a row of the score sheet is for, in one sentence, by the rules of the game.
import { worth, type Rules } from '../engine/types';
import { vocabulary } from '../engine/vocabulary';
import { unitOf } from '../game/narrate';
import { goalOf, ruleOf } from '../game/rules';
import { say, type Language, type WordKey } from '../words/catalogue';

// The setting that a sentence depends on; `none` where there is no extension at all.
function ruleFor(row: WordKey, rules: Rules): string {
  if (row === 'score.shut-out') return ruleOf(rules, 'shut-out');
  return ruleOf(rules, 'extension') === 'none' ? 'none' : ruleOf(rules, 'extension-lost');
}

// The points of a row: for each time that it is scored, and for all safeties together.
function pointsOf(row: WordKey): { points: number; all: number } {
  const scored = vocabulary.scoreRows.find(({ id }) => `score.${id}` === row);
  return { points: scored?.worth ?? 0, all: worth('all-safeties') };
}

// The later words of the language must be there.
export function explanation(language: Language, row: WordKey, rules: Rules): string {
  const word = row.replace('score.', 'guide.row.') as WordKey;
  const unit = unitOf({ language, edition: rules.rules });
  return say(language, word, { unit, goal: goalOf(rules), rule: ruleFor(row, rules), ...pointsOf(row) }, rules.rules);
}
