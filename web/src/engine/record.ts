// A game as a record (docs/record-format.md): how games alone are kept, continued and downloaded.
import { settingNames, type Rules } from './types';

export interface HandRecord {
  dealer: number;
  deck: string;
  moves: { seat: number; action: string }[];
}

export interface GameRecord {
  rules: Rules;
  seats: string[];
  tags: [string, string][];
  hands: HandRecord[];
}

const plainText = (text: string): string =>
  text
    .replace(/[#\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function toText(record: GameRecord): string {
  const { rules } = record;
  const lines = ['bornes-record 1', `rules ${rules.rules}`, `players ${rules.players}`];
  for (const name of settingNames) if (rules.set[name]) lines.push(`set ${name} ${rules.set[name]}`);
  record.seats.forEach((name, i) => {
    if (plainText(name)) lines.push(`seat ${i + 1} ${plainText(name)}`);
  });
  for (const [name, text] of record.tags) lines.push(`tag ${name} ${plainText(text)}`);
  record.hands.forEach((hand, i) => {
    lines.push(`hand ${i + 1} dealer ${hand.dealer}`, `deck ${hand.deck}`);
    for (const move of hand.moves) lines.push(`${move.seat} ${move.action}`);
  });
  return lines.join('\n') + '\n';
}

// Reads back what toText wrote; whether it is legal shows when it is played again.
export function fromText(text: string): GameRecord {
  const record: GameRecord = { rules: { rules: 'parker-1988', set: {}, players: 2 }, seats: [], tags: [], hands: [] };
  for (const line of text.split('\n')) readLine(record, line);
  return record;
}

function readLine(record: GameRecord, line: string): void {
  const [first = '', second = '', third = '', fourth = ''] = line.split(' ');
  const rest = (words: number): string => line.split(' ').slice(words).join(' ');
  switch (first) {
    case '':
    case 'bornes-record':
      break;
    case 'rules':
      record.rules.rules = second as Rules['rules'];
      break;
    case 'players':
      record.rules.players = Number(second);
      break;
    case 'set':
      record.rules.set[second] = third;
      break;
    case 'seat':
      record.seats[Number(second) - 1] = rest(2);
      break;
    case 'tag':
      record.tags.push([second, rest(2)]);
      break;
    case 'hand':
      record.hands.push({ dealer: Number(fourth), deck: '', moves: [] });
      break;
    case 'deck':
      record.hands.at(-1)!.deck = rest(1);
      break;
    default:
      record.hands.at(-1)!.moves.push({ seat: Number(first), action: rest(1) });
  }
}
