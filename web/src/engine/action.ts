// Parses the texts of actions (docs/record-format.md).
import type { CardId, Safety } from './cards';

export type Move =
  | { verb: 'play'; card: CardId; team: number | null }
  | { verb: 'discard'; card: CardId }
  | { verb: 'coup-fourre'; card: Safety }
  | { verb: 'decline' | 'extend' | 'finish' };

export function parseAction(text: string): Move {
  const [verb, card, , team] = text.split(' ');
  switch (verb) {
    case 'play':
      return { verb, card: card as CardId, team: team ? Number(team) : null };
    case 'discard':
      return { verb, card: card as CardId };
    case 'coup-fourre':
      return { verb, card: card as Safety };
    case 'decline':
    case 'extend':
    case 'finish':
      return { verb };
    default:
      throw new Error(`not an action: ${text}`);
  }
}
