// What is said over the WebSocket of a table, as in docs/protocol.md; the types are made from the server's own.
import type { Message, StateMessage } from './messages';

// Counts up when something is renamed or dropped, so that an old page and a new server know that they do not fit.
export const protocolVersion = 2;

export type {
  Answer,
  Deal,
  DealSeat,
  Lobby,
  LobbyTable,
  Message,
  Options,
  Order as Command,
  Phrase,
  Seat,
  SeatCode,
  ServerInfo,
  StateMessage,
  TableEvent,
  TableInfo,
  TablePhase,
  TakenSeat,
} from './messages';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// A message, null for one of a kind that is not known and may be ignored. What is not even of the known shape comes
// from a server that speaks otherwise, and throws.
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
    case 'presence':
      if (!Array.isArray(message['here'])) throw new Error('not a presence');
      return message as unknown as Message;
    case 'said':
    case 'notice':
      return message as unknown as Message;
    default:
      return null;
  }
}
