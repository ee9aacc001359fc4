// Tells the events of a table in sentences.
import { parseAction } from '../engine/action';
import { isDistance } from '../engine/cards';
import { teamOf, type View } from '../engine/types';
import { isGrand, isLogged, narrate, tellDeal, whoIs } from '../game/narrate';
import { seatName, type Company } from '../game/people';
import type { LogLine } from '../game/table';
import { hasWord, listOf, say, type Language, type WordKey } from '../words/catalogue';
import type { TableEvent } from '../online/protocol';

type NewLine = Omit<LogLine, 'id'>;

// Why the server refused a command. If this page does not know the code, uses the server's sentence.
export function refusalInWords(language: Language, code: string, message: string, edition = ''): string {
  for (const key of [`online.error.${code}`, `online.notice.${code}`, `refusal.${code}`])
    if (hasWord(language, key)) return say(language, key, {}, edition);
  return message;
}

// The view after each of several moves, as far as the sentences need it. Only the last view is known, so this subtracts
// the distances from the end.
function milesAfter(events: readonly TableEvent[], index: number, company: Company, last: View): View {
  const teams = last.teams.map((team) => ({ ...team }));
  for (const event of events.slice(index + 1)) {
    if (!('action' in event)) continue;
    const move = parseAction(event.action);
    if (move.verb === 'play' && isDistance(move.card))
      teams[teamOf(event.seat, company.teams) - 1]!.miles -= Number(move.card);
  }
  return { ...last, teams };
}

const aside = (text: string): NewLine => ({ text, team: null, grand: false, aside: true });

function about(company: Company, key: WordKey, seat: number): NewLine {
  return aside(say(company.language, key, { who: whoIs(company, seat), name: seatName(company, seat) }));
}

/** What is said of a closed table: codes of limits begin with `too-many-`, others are refusals of a move. */
export function closedNotice(code: string | undefined): WordKey {
  if (code === 'closed-by-operator') return 'online.notice.expired';
  return code?.startsWith('too-many-') ? 'online.notice.table-ended' : 'online.notice.table-closed';
}

// Returns null if the event needs no sentence.
export function tell(
  company: Company,
  events: readonly TableEvent[],
  index: number,
  last: View | null,
): NewLine | null {
  const event = events[index]!;
  if ('action' in event && last) {
    const { seat, action } = event;
    if (!isLogged(action)) return null;
    let text = narrate(company, { seat, action }, milesAfter(events, index, company, last));
    if (event.by === 'clock') text += ` ${about(company, 'online.by-clock', seat).text}`;
    return { text, team: teamOf(seat, company.teams), grand: isGrand(action) };
  }
  if ('dealt' in event && last) return { text: tellDeal(company, event.dealt, last.dealer), team: null, grand: false };
  if ('sat' in event && event.sat !== company.me)
    return aside(say(company.language, 'online.sat-down', { name: event.name }));
  if ('left' in event && last)
    return aside(say(company.language, 'web.bot-plays-on', { name: seatName(company, event.left) }));
  if ('away' in event) return about(company, 'online.away', event.away);
  if ('back' in event) return about(company, 'online.came-back', event.back);
  if ('device' in event) return about(company, 'online.other-device', event.device);
  if ('stopped' in event) return aside(say(company.language, 'online.deal-stopped', {}));
  if ('tableClosed' in event) return aside(say(company.language, closedNotice(event.tableClosed), {}));
  if ('void' in event)
    return aside(
      say(company.language, 'online.deal-void', {
        names: listOf(
          company.language,
          event.void.map((seat) => seatName(company, seat)),
        ),
      }),
    );
  return null;
}
