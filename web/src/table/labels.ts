// What a card of the hand is called by a screen reader, and what it says when it cannot be played.
import { liveryOf } from '../art/livery';
import { isDistance, type CardId } from '../engine/cards';
import type { Team } from '../engine/types';
import { cardName, unitOf } from '../game/narrate';
import type { Option } from '../game/options';
import { teamName, type Company } from '../game/people';
import { listOf, say, type WordKey } from '../words/catalogue';

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

// Why a card cannot be played: one sentence, or one a team where they differ.
export function whyNot(company: Company, option: Option): string {
  const sentences = new Set(option.refusals.map(({ refusal }) => sentenceOf(company, refusal)));
  if (sentences.size === 1) return [...sentences][0]!;
  return option.refusals
    .map(({ team, refusal }) =>
      say(company.language, 'web.fact', { name: teamName(company, team!), value: sentenceOf(company, refusal) }),
    )
    .join(' ');
}

export function cardLabel(company: Company, card: CardId, option: Option | undefined): string {
  const name = longCardName(company, card);
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
