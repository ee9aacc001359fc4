// What is said over the WebSocket of a table, as in docs/protocol.md.
import type { Edition, Level, View } from '../engine/types';

// Counts up when something is renamed or dropped, so that an old page and a new server know that they do not fit.
export const protocolVersion = 1;

export type TablePhase = 'open' | 'committing' | 'opening' | 'playing' | 'hand-over' | 'game-over';

export interface Seat {
  seat: number;
  name: string | null;
  kind: 'free' | 'bot' | 'player';
  level?: Level;
  away?: boolean;
  ready?: boolean;
}

export interface TableInfo {
  id: string;
  rules: Edition;
  set: Record<string, string>;
  players: number;
  public: boolean;
  clock: number;
  hints: boolean;
  coupFourre: 'automatic' | { window: number };
  phase: TablePhase;
  game: number;
  seats: Seat[];
}

export interface Deal {
  game: number;
  hand: number;
  attempt: number;
  commit: string;
  until?: number;
  seats: { seat: number; commit: string | null; contribution?: string }[];
  seed?: string;
}

export interface TableEvent {
  n: number;
  seat?: number;
  action?: string;
  by?: 'clock' | 'bot';
  sat?: number;
  name?: string;
  left?: number;
  removed?: number;
  dealt?: number;
  away?: number;
  back?: number;
  void?: number[];
}

export interface Answer {
  id: string;
  ok: boolean;
  n: number;
  error?: string;
  message?: string;
}

export interface StateMessage {
  type: 'state';
  n: number;
  now: number;
  you: number | null;
  events: TableEvent[];
  turn: { seat: number; until: number | null } | null;
  window: { until: number } | null;
  view: View | null;
  table?: TableInfo;
  deal?: Deal | null;
  answer?: Answer;
}

export type Message =
  | StateMessage
  | { type: 'answer'; answer: Answer }
  | { type: 'said'; seat: number; phrase: string }
  | { type: 'notice'; notice: string };

export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'coup-fourre',
  'ouch',
  'thanks',
  'one-moment',
  'good-game',
] as const;
export type Phrase = (typeof phrases)[number];
export const isPhrase = (text: string): text is Phrase => (phrases as readonly string[]).includes(text);

export type Command =
  | { do: 'play'; seen: number; action: string }
  | { do: 'sit' | 'remove' | 'replace'; seat: number }
  | { do: 'bot'; seat: number; level: Level | null }
  | { do: 'leave' | 'start' | 'ready' | 'back' }
  | { do: 'commit'; hand: number; attempt: number; commit: string }
  | { do: 'open'; hand: number; attempt: number; contribution: string }
  | { do: 'say'; phrase: Phrase };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// A message, null for one of a kind that is not known and may be ignored. What is not even of the known shape comes from
// a server that speaks otherwise, and throws.
export function parseMessage(text: string): Message | null {
  const message: unknown = JSON.parse(text);
  if (!isObject(message)) throw new Error('not a message');
  switch (message['type']) {
    case 'state':
      if (typeof message['n'] !== 'number' || typeof message['now'] !== 'number' || !Array.isArray(message['events'])) {
        throw new Error('not a state');
      }
      return message as unknown as StateMessage;
    case 'answer':
      if (!isObject(message['answer'])) throw new Error('not an answer');
      return message as unknown as Message;
    case 'said':
    case 'notice':
      return message as unknown as Message;
    default:
      return null;
  }
}
