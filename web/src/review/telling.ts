// A review in sentences.
import { t } from '../app/settings.svelte';
import type { CardId } from '../engine/cards';
import { cardName, unitOf, whoIs, whoIsTeam } from '../game/narrate';
import { myTeam, seatName, teamName, type Company } from '../game/people';
import type { Candidate } from '../game/table';
import { moveInWords, reasonInWords } from '../table/hint';
import { longCardName } from '../table/labels';
import { hasWord, type WordKey } from '../words/catalogue';
import type { Course, Place } from './course';
import { percent, signedPercent } from './figures';
import type { Decision, Draw, Note, Review, Turn } from './messages';
import { causeOf, ledgerOf, outcomeOf, weightiest } from './verdict';

export const placeName = ({ hand, ply }: Place): string => t('review.place', { hand, ply: ply + 1 });

export function tellCost({ loss, error }: Decision, race: boolean): string {
  const values = { win: percent(loss.win), error: percent(error.win) };
  return race ? t('review.cost-race', values) : t('review.cost', { ...values, figure: Math.round(loss.points) });
}

// Sentences for attacks on the person's team.
const onMe: Record<string, WordKey> = {
  'stops-opponent': 'review.reason.stops-you',
  'limits-opponent': 'review.reason.limits-you',
};

// Why the best move was better, told about the player who had the choice.
function reasonOf(company: Company, { seat, reason }: Decision): string {
  const told = reason as Candidate['reason'];
  const key = told.team !== null && told.team === myTeam(company) ? onMe[told.code] : `review.reason.${told.code}`;
  if (seat === company.me || !key || !hasWord(company.language, key)) return reasonInWords(company, told);
  const values = { card: cardName(company, told.card), figure: told.figure, unit: unitOf(company) };
  return t(key, { ...values, name: seatName(company, seat) });
}

// What was wrong with the played move; empty if there is no simple explanation. Older stored reviews have none.
function faultOf(company: Company, { fault }: Decision): string {
  const key = `review.fault.${fault?.code ?? ''}`;
  if (!fault || !hasWord(company.language, key)) return '';
  const { card, team, figure } = fault;
  return t(key, {
    card: card === null ? '' : cardName(company, card as CardId),
    name: team === null ? '' : teamName(company, team),
    who: team === null ? '' : whoIsTeam(company, team),
    figure,
    unit: unitOf(company),
  });
}

// What was played and what was wrong with it, what was better and why, and what the difference cost.
export function tellDecision(company: Company, decision: Decision, race: boolean): string {
  const name = seatName(company, decision.seat);
  const move = moveInWords(company, decision.action);
  const best = moveInWords(company, decision.best);
  if (decision.best === decision.action) return t('review.good', { name, move });
  if (!decision.mark) return t('review.fair', { name, move, best });
  const reason = reasonOf(company, decision);
  const fault = faultOf(company, decision);
  const told = t(fault ? 'review.decision-why' : 'review.decision', { name, move, best, reason, fault });
  return `${told} ${tellCost(decision, race)}`;
}

// The last of these actions in a few words; empty if it was no decision or is not judged yet.
export function tellMove(company: Company, { decisions }: Review, course: Course, actions: number): string {
  const { hand, ply } = course.placeOf(actions - 1);
  const decision = decisions.find((each) => each.hand === hand && each.ply === ply);
  if (actions === 0 || !decision) return '';
  if (!decision.mark) return tellDecision(company, decision, course.race);
  const mark = t(`review.mark.${decision.mark}`);
  return t('review.brief', { best: moveInWords(company, decision.best), mark, win: percent(decision.loss.win) });
}

export function tellNote(company: Company, { kind, seat, card, loss }: Note): string {
  const values = {
    who: whoIs(company, seat),
    name: seatName(company, seat),
    card: card === null ? '' : longCardName(company, card as CardId),
  };
  return `${t(`review.note.${kind}`, values)} ${t('review.note-cost', { win: percent(loss.win) })}`;
}

export function tellDraw(company: Company, { seat, card, luck }: Draw): string {
  const values = { who: whoIs(company, seat), name: seatName(company, seat), luck: signedPercent(luck.win) };
  return card === null
    ? t('review.dealt', values)
    : t('review.drawn', { ...values, card: longCardName(company, card as CardId) });
}

// The move, the chances before and after it, and the card drawn after it, which may be the real cause.
export function tellTurn(company: Company, review: Review, course: Course, turn: Turn): string {
  const after = course.indexOf(turn) + 1;
  const draw = weightiest(review.draws.filter((each) => course.indexOf(each) === after));
  const told = tellChange(company, review, course, turn);
  return draw ? `${told} ${tellDraw(company, draw)}` : told;
}

function tellChange(company: Company, { curve }: Review, course: Course, turn: Turn): string {
  const { hand, ply, team, change } = turn;
  const before = curve.find((point) => point.hand === hand && point.ply === ply)?.win[team - 1] ?? 0;
  const done = course.actionAt(course.indexOf(turn));
  const values = { name: teamName(company, team), before: percent(before, 0), after: percent(before + change, 0) };
  if (!done) return t('review.turn', values);
  const move = moveInWords(company, done.action);
  return t('review.turn-by', { ...values, player: seatName(company, done.seat), move });
}

// The team whose perspective is used: the person's, otherwise the winner's.
export function sideOf(company: Company, { result, over }: Review): number {
  const winner = over ? result.find(({ win }) => win === 1)?.team : undefined;
  return myTeam(company) ?? winner ?? 1;
}

// Why the game was won or lost, in one sentence.
export function headline(company: Company, review: Review): string {
  const team = sideOf(company, review);
  const outcome = outcomeOf(review, team);
  if (outcome === 'drawn' || outcome === 'unfinished') return t(`review.why.${outcome}`);
  const cause = causeOf(ledgerOf(review, team), outcome);
  return t(`review.why.${outcome}-${cause}`, { who: whoIsTeam(company, team), name: teamName(company, team) });
}
