// What happened at a table, in words.
import { parseAction } from '../engine/action';
import { isDistance } from '../engine/cards';
import { teamOf, type View } from '../engine/types';
import { isGrand, narrate, tellDeal } from '../game/narrate';
import { seatName, type Company } from '../game/people';
import { catalogue, say, type Language, type WordKey } from '../words/catalogue';
import type { TableEvent } from '../online/protocol';

export interface Told {
  text: string;
  team: number | null;
  grand: boolean;
}

// Why the server did not do what was asked. For a code that this page does not know, in the server's own words.
export function refusalInWords(language: Language, code: string, message: string, edition = ''): string {
  for (const key of [`online.error.${code}`, `online.notice.${code}`, `refusal.${code}`]) {
    const dot = key.indexOf('.');
    if (catalogue[key.slice(0, dot)]![key.slice(dot + 1)]) return say(language, key as WordKey, {}, edition);
  }
  return message;
}

// The view after each of several moves, as far as sentences need it: only the last one is known, so distances are taken
// off again from the end.
function milesAfter(events: readonly TableEvent[], index: number, company: Company, last: View): View {
  const teams = last.teams.map((team) => ({ ...team }));
  for (const { seat, action } of events.slice(index + 1)) {
    if (seat === undefined || action === undefined) continue;
    const move = parseAction(action);
    if (move.verb === 'play' && isDistance(move.card))
      teams[teamOf(seat, company.teams) - 1]!.miles -= Number(move.card);
  }
  return { ...last, teams };
}

const table = (text: string): Told => ({ text, team: null, grand: false });

function about(company: Company, key: WordKey, own: WordKey, seat: number): Told {
  return table(say(company.language, seat === company.me ? own : key, { name: seatName(company, seat) }));
}

// Null for what needs no words.
export function tell(company: Company, events: readonly TableEvent[], index: number, last: View | null): Told | null {
  const event = events[index]!;
  if (event.action !== undefined && event.seat !== undefined && last) {
    const { seat, action } = event;
    let text = narrate(company, { seat, action }, milesAfter(events, index, company, last));
    if (event.by === 'clock') text += ` ${about(company, 'online.by-clock', 'online.you-by-clock', seat).text}`;
    return { text, team: teamOf(seat, company.teams), grand: isGrand(action) };
  }
  if (event.dealt !== undefined && last) return table(tellDeal(company, event.dealt, last.dealer));
  if (event.sat !== undefined && event.sat !== company.me)
    return table(say(company.language, 'online.sat-down', { name: event.name ?? '' }));
  if (event.left !== undefined && last)
    return table(say(company.language, 'web.bot-plays-on', { name: seatName(company, event.left) }));
  if (event.away !== undefined) return about(company, 'online.away', 'web.you-away', event.away);
  if (event.back !== undefined) return about(company, 'online.came-back', 'web.you-came-back', event.back);
  if (event.void !== undefined)
    return table(
      say(company.language, 'online.deal-void', {
        names: event.void.map((seat) => seatName(company, seat)).join(', '),
      }),
    );
  return null;
}
