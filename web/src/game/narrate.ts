// Tells every move as a sentence, for the log and for screen readers.
import { parseAction } from '../engine/action';
import { familyOf, type CardId } from '../engine/cards';
import { teamOf, type View } from '../engine/types';
import { listOf, say, type Values, type WordKey } from '../words/catalogue';
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

export function victimName(company: Company, team: number): string {
  if (team !== myTeam(company)) return teamName(company, team);
  return say(company.language, seatsOf(company, team).length > 1 ? 'web.your-team' : 'web.against-you');
}

// The branch of a message: whether it is about the reader.
export const whoIs = (company: Company, seat: number): string => (seat === company.me ? 'you' : 'other');
export function whoIsTeam(company: Company, team: number): string {
  if (team === myTeam(company)) return 'you';
  return seatsOf(company, team).length > 1 ? 'pair' : 'other';
}

// `after` is the view after the move. Never call it with the decline of another player.
export function narrate(company: Company, happening: Happening, after: View): string {
  const who = whoIs(company, happening.seat);
  const tell = (key: WordKey, values: Values): string =>
    say(company.language, key, { who, name: seatName(company, happening.seat), ...values }, company.edition);
  const move = parseAction(happening.action);
  const unit = unitOf(company);
  switch (move.verb) {
    case 'play': {
      const card = cardName(company, move.card);
      if (move.team !== null) {
        const alone = company.teams === company.people.length;
        const victim = victimName(company, move.team);
        return tell('move.attack', { card, victim, who: alone && move.team === myTeam(company) ? 'against_you' : who });
      }
      if (familyOf(move.card) === 'safety') return tell('move.safety', { card });
      if (familyOf(move.card) !== 'distance') return tell('move.play', { card });
      const total = after.teams[teamOf(happening.seat, company.teams) - 1]!.miles;
      return tell('move.travel', { figure: move.card, unit, total });
    }
    case 'discard':
      return tell('move.discard', { card: cardName(company, move.card) });
    case 'coup-fourre':
      return tell('move.coup-fourre', { card: cardName(company, move.card) });
    case 'decline':
      return say(company.language, 'move.you-decline');
    case 'extend':
      return tell('move.extend', { figure: after.target, unit });
    case 'finish':
      return tell('move.finish', {});
  }
}

// In a replay the cards are visible, so declines may be told.
export const tellDecline = (company: Company, seat: number): string =>
  seat === company.me
    ? say(company.language, 'move.you-decline')
    : say(company.language, 'replay.declined', { name: seatName(company, seat) });

// What the log highlights.
export const isGrand = (action: string): boolean => action.startsWith('coup-fourre');

// A finish ends the hand, and `endOfHand` says that the trip is completed.
export const isLogged = (action: string): boolean => action !== 'finish';

export const tellDeal = (company: Company, hand: number, dealer: number): string =>
  say(company.language, 'move.dealt', { who: whoIs(company, dealer), figure: hand, name: seatName(company, dealer) });

function tripCompleted(company: Company, team: number, figure: number): string {
  const values = { who: whoIsTeam(company, team), name: teamName(company, team), figure, unit: unitOf(company) };
  return say(company.language, 'move.completed', values);
}

// What is said at the end of a hand or game.
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
    return say(company.language, 'move.drawn', { names: listOf(company.language, names) });
  return say(company.language, 'move.won', { who: whoIsTeam(company, winner), name: names[0]! });
}
