// The names of the hand's cards for screen readers, and why a card cannot be played.
import { liveryOf } from '../art/livery';
import { isDistance, type CardId, type Hazard } from '../engine/cards';
import type { Team } from '../engine/types';
import { cardName, unitOf } from '../game/narrate';
import type { Option, RefusalId } from '../game/options';
import { teamName, type Company } from '../game/people';
import type { Status } from '../game/status';
import { hasWord, listOf, say, type WordKey } from '../words/catalogue';

export function longCardName(company: Company, card: CardId): string {
  const figure = cardName(company, card);
  return isDistance(card) ? say(company.language, 'card.distance', { figure, unit: unitOf(company) }) : figure;
}

// "Marcel (the blue team)"
export function targetName(company: Company, team: number): string {
  return say(company.language, 'web.target-team', {
    name: teamName(company, team),
    livery: liveryOf(team),
  });
}

const sentenceOf = (company: Company, refusal: string): string =>
  say(company.language, `refusal.${refusal}` as WordKey, {}, company.edition);

// Why a card cannot be played: one sentence, or one per reason with the teams that it concerns.
export function whyNot(company: Company, { refusals }: Option): string {
  const reasons = [...new Set(refusals.map(({ refusal }) => refusal))];
  if (reasons.length === 1) return sentenceOf(company, reasons[0]!);
  return reasons
    .map((reason) => {
      const teams = refusals.flatMap(({ team, refusal }) => (refusal === reason ? [teamName(company, team!)] : []));
      const names = listOf(company.language, teams);
      const key = `web.refused.${reason}`;
      if (hasWord(company.language, key)) return say(company.language, key, { names });
      return say(company.language, 'web.fact', { name: names, value: sentenceOf(company, reason) });
    })
    .join(' ');
}

// Why no card of the hand can be played. The refusal of a distance card says it best.
const stoppedBy: Record<Hazard, RefusalId> = {
  accident: 'stopped-by-accident',
  'out-of-gas': 'out-of-gas',
  'flat-tire': 'flat-tire',
  stop: 'stopped',
  'speed-limit': 'over-speed-limit',
};
export function whyNothing(company: Company, options: readonly Option[], { hazard, rolling }: Status): string {
  const held = options.find(({ card }) => isDistance(card))?.refusals[0]?.refusal;
  const reason = held ?? (hazard ? stoppedBy[hazard] : rolling ? null : 'needs-roll');
  return reason ? sentenceOf(company, reason) : say(company.language, 'web.nothing-fits');
}

export function cardLabel(company: Company, card: CardId, option: Option | undefined, fresh = false): string {
  const plain = longCardName(company, card);
  const name = fresh ? say(company.language, 'web.card-fresh', { card: plain }) : plain;
  if (!option) return name;
  if (option.plays.length === 0) {
    return say(company.language, 'web.card-unplayable', { card: name, why: whyNot(company, option) });
  }
  const teams = option.plays.flatMap(({ team }) => (team === null ? [] : [targetName(company, team)]));
  if (teams.length === 0) return say(company.language, 'web.card-playable', { card: name });
  return say(company.language, 'web.card-playable-on', { card: name, teams: listOf(company.language, teams) });
}

// "Extra Tank (coup fourré), Right of Way"
export function safetiesInWords(company: Company, { safeties }: Team): string {
  const called = ` (${say(company.language, 'table.coup-fourre')})`;
  const names = safeties.map(({ card, coupFourre }) => cardName(company, card) + (coupFourre ? called : ''));
  return names.join(', ') || say(company.language, 'table.none');
}
