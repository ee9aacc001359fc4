// The sound that a move makes.
import { parseAction } from '../engine/action';
import { familyOf } from '../engine/cards';
import type { Tone } from '../app/sound';

export function toneOf(action: string): Tone {
  const move = parseAction(action);
  if (move.verb === 'coup-fourre') return 'horn';
  if (move.verb === 'finish' || move.verb === 'extend') return 'bell';
  if (move.verb !== 'play') return 'card';
  if (move.team !== null) return 'brake';
  const family = familyOf(move.card);
  if (family === 'safety') return 'bell';
  return family === 'distance' || move.card === 'roll' ? 'engine' : 'card';
}
