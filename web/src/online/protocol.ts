// The messages over the WebSocket of a table (docs/protocol.md). Their types are generated from the server's.
import type { Message, StateMessage } from './messages';

// Increases when something is renamed or dropped, so that an old page and a new server notice that they do not fit.
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

// Returns the message, or null if its kind is unknown and can be ignored. Throws if it is malformed, which means
// another protocol version.
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
