// Every move as a sentence, for the log and for people who listen.
import { parseAction } from '../engine/action';
import { familyOf, type CardId } from '../engine/cards';
import { teamOf, type View } from '../engine/types';
import { say, type Values, type WordKey } from '../words/catalogue';
import { myTeam, seatName, seatsOf, teamName, type Company } from './people';

export interface Happening {
  seat: number;
  action: string;
}

export function cardName(company: Pick<Company, 'language' | 'edition'>, card: CardId): string {
  return say(company.language, `card.${card}`, {}, company.edition);
}

export function unitOf(company: Pick<Company, 'language' | 'edition'>): string {
  return say(company.language, 'edition.unit', {}, company.edition);
}

function victimName(company: Company, team: number): string {
  return team === myTeam(company) ? say(company.language, 'web.your-team') : teamName(company, team);
}

// `after` is the table once the move is made. A decline of somebody else is never told.
export function narrate(company: Company, happening: Happening, after: View): string {
  const mine = happening.seat === company.me;
  const tell = (key: WordKey, own: WordKey, values: Values): string =>
    say(company.language, mine ? own : key, { name: seatName(company, happening.seat), ...values }, company.edition);
  const move = parseAction(happening.action);
  const unit = unitOf(company);
  switch (move.verb) {
    case 'play': {
      const card = cardName(company, move.card);
      if (move.team !== null) {
        const alone = company.teams === company.people.length;
        if (alone && move.team === myTeam(company)) return tell('move.attack-you', 'move.attack-you', { card });
        return tell('move.attack', 'move.you-attack', { card, victim: victimName(company, move.team) });
      }
      if (familyOf(move.card) === 'safety') return tell('move.safety', 'move.you-safety', { card });
      if (familyOf(move.card) !== 'distance') return tell('move.play', 'move.you-play', { card });
      const total = after.teams[teamOf(happening.seat, company.teams) - 1]!.miles;
      return tell('move.travel', 'move.you-travel', { figure: move.card, unit, total });
    }
    case 'discard':
      return tell('move.discard', 'move.you-discard', { card: cardName(company, move.card) });
    case 'coup-fourre':
      return tell('move.coup-fourre', 'move.you-coup-fourre', { card: cardName(company, move.card) });
    case 'decline':
      return say(company.language, 'web.you-declined');
    case 'extend':
      return tell('move.extend', 'move.you-extend', { figure: after.target, unit });
    case 'finish':
      return tell('move.finish', 'move.you-finish', {});
  }
}

// What stands out in the log: a coup fourré, the end of a trip.
export const isGrand = (action: string): boolean => action.startsWith('coup-fourre') || action === 'finish';

export const tellDeal = (company: Company, hand: number, dealer: number): string =>
  say(company.language, dealer === company.me ? 'move.you-dealt' : 'move.dealt', {
    figure: hand,
    name: seatName(company, dealer),
  });

const isPair = (company: Company, team: number): boolean => seatsOf(company, team).length > 1;

function tripCompleted(company: Company, team: number, figure: number): string {
  const values = { name: teamName(company, team), figure, unit: unitOf(company) };
  if (team === myTeam(company)) return say(company.language, 'web.you-completed', values);
  return say(company.language, isPair(company, team) ? 'web.team-completed' : 'move.completed', values);
}

// What the table says when a hand or a game is over.
export function endOfHand(company: Company, view: View): string[] {
  if (view.phase !== 'hand-over' && view.phase !== 'game-over') return [];
  const completed = view.teams.find((team) => team.miles === view.target);
  const first = completed
    ? tripCompleted(company, completed.team, view.target)
    : say(company.language, 'move.nobody-completed');
  return view.phase === 'game-over' ? [first, outcome(company, view.winners ?? [])] : [first];
}

export function outcome(company: Company, winners: readonly number[]): string {
  const names = winners.map((team) => teamName(company, team));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return say(company.language, 'move.drawn', { names: names.join(', ') });
  if (winner === myTeam(company)) return say(company.language, 'move.you-won');
  return say(company.language, isPair(company, winner) ? 'web.team-won' : 'move.won', { name: names[0]! });
}
