// A bot's assessment in sentences.
import { parseAction } from '../engine/action';
import { cardName, unitOf, victimName } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import type { Candidate } from '../game/table';
import { say, type WordKey } from '../words/catalogue';

// A hint for the current question, and how to request it.
export interface Advice {
  readonly shown: { candidates: Candidate[] | null } | null; // `candidates` is null while the bot thinks
  readonly company: Company;
  readonly race: boolean;
  ask(): void;
  close(): void;
}

// The move that the hint recommends, once it is known.
export const advisedMove = (shown: Advice['shown']): string | null => shown?.candidates?.[0]?.action ?? null;

export function moveInWords(company: Company, action: string): string {
  const move = parseAction(action);
  const tell = (key: WordKey, values = {}): string => say(company.language, key, values, company.edition);
  switch (move.verb) {
    case 'play': {
      const card = cardName(company, move.card);
      return move.team === null
        ? tell('table.hint-play', { card })
        : tell('table.hint-attack', { card, victim: victimName(company, move.team) });
    }
    case 'discard':
      return tell('table.hint-discard', { card: cardName(company, move.card) });
    default:
      return tell(`table.hint-${move.verb}`);
  }
}

export const reasonInWords = (company: Company, { code, card, team, figure }: Candidate['reason']): string =>
  say(company.language, `reason.${code}` as WordKey, {
    card: cardName(company, card),
    name: team === null ? '' : teamName(company, team),
    figure,
    unit: unitOf(company),
  });

export function hintSentence(company: Company, candidates: readonly Candidate[]): string {
  const best = candidates[0]!;
  const reason = reasonInWords(company, best.reason);
  return say(company.language, 'table.hint', { move: moveInWords(company, best.action), reason });
}

// How far the second-best move is behind, in points, or in chances to win in a race.
export function hintMargin(company: Company, candidates: readonly Candidate[], race: boolean): string {
  const [best, next] = candidates;
  if (!best || !next) return '';
  const move = moveInWords(company, next.action);
  const points = Math.round(best.points - next.points);
  const chance = Math.round((best.win - next.win) * 100);
  const figure = race ? chance : points;
  if (figure <= 1) return say(company.language, 'web.hint-equal', { move });
  return say(company.language, race ? 'web.hint-chance' : 'web.hint-points', { figure, move });
}
