// Explains a row of the score sheet in one sentence, according to the rules of the game.
import { worth, type Rules } from '../engine/types';
import { vocabulary } from '../engine/vocabulary';
import { unitOf } from '../game/narrate';
import { goalOf, ruleOf } from '../game/rules';
import { say, type Language, type WordKey } from '../words/catalogue';

// The setting on which a sentence depends; `none` if there is no extension.
function ruleFor(row: WordKey, rules: Rules): string {
  if (row === 'score.shut-out') return ruleOf(rules, 'shut-out');
  return ruleOf(rules, 'extension') === 'none' ? 'none' : ruleOf(rules, 'extension-lost');
}

// The points for one item of a row, and for all four safeties.
function pointsOf(row: WordKey): { points: number; all: number } {
  const scored = vocabulary.scoreRows.find(({ id }) => `score.${id}` === row);
  return { points: scored?.worth ?? 0, all: worth('all-safeties') };
}

// Load the later words of the language first (`loadLaterWords`).
export function explanation(language: Language, row: WordKey, rules: Rules): string {
  const word = row.replace('score.', 'guide.row.') as WordKey;
  const unit = unitOf({ language, edition: rules.rules });
  return say(language, word, { unit, goal: goalOf(rules), rule: ruleFor(row, rules), ...pointsOf(row) }, rules.rules);
}
