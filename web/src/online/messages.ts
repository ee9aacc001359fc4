// The messages of online tables. Made from src/protocol by build/dev/bornes_schema: do not edit.
import type { Edition, Level, View } from '../engine/types';

/** A command from a client to a table. */
export type Command = { id: string } & Order;

/** A command without its id. */
export type Order = Play | Sit | Leave | PutBot | Remove | Start | Ready | Commit | Open | Back | Replace | Say | Ping;

/** A move of the player who must act. */
export interface Play {
  do: 'play';
  /** The last `n` that the player saw in a `state`. */
  seen: number;
  /** The move. */
  action: Action;
}

/** One action of one seat, as text: `play stop on 2`. */
export type Action = string;

/** Takes a seat. */
export interface Sit {
  do: 'sit';
  /** The seat to take. */
  seat: SeatNumber;
}

/** A seat, counted from 1. */
export type SeatNumber = number;

/** Gives up your seat. */
export interface Leave {
  do: 'leave';
}

/** The host puts a bot on a seat, or removes it. */
export interface PutBot {
  do: 'bot';
  /** The bot's seat. */
  seat: SeatNumber;
  /** The level of the bot; null removes the bot. */
  level: Level | null;
}

/** The host removes a player for good. */
export interface Remove {
  do: 'remove';
  /** The player's seat. */
  seat: SeatNumber;
}

/** The host starts the game. */
export interface Start {
  do: 'start';
}

/** The player is ready for the next hand or for a rematch. */
export interface Ready {
  do: 'ready';
}

/** Commits to a contribution to the deal. */
export interface Commit {
  do: 'commit';
  /** The `hand` of `deal`. */
  hand: number;
  /** The `attempt` of `deal`. */
  attempt: number;
  /** The commitment; null deals without this player's contribution. */
  commit: Bytes32 | null;
}

/** 32 bytes as hex digits. */
export type Bytes32 = string;

/** Opens the contribution that the player committed to. */
export interface Open {
  do: 'open';
  /** The `hand` of `deal`. */
  hand: number;
  /** The `attempt` of `deal`. */
  attempt: number;
  /** The 32 bytes. */
  contribution: Bytes32;
}

/** The player is back and plays again instead of the bot. */
export interface Back {
  do: 'back';
}

/** Gives an absent player's seat to a bot, until `back`. */
export interface Replace {
  do: 'replace';
  /** The absent player's seat. */
  seat: SeatNumber;
}

/** Says one of the phrases. */
export interface Say {
  do: 'say';
  /** The id. */
  phrase: Phrase;
}

/** What players can say to each other. */
export type Phrase = 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'ouch' | 'sorry' | 'coup-fourre' | 'one-moment' | 'good-game';

/** Changes nothing. The answer shows that the connection works. */
export interface Ping {
  do: 'ping';
}

/** A message from the server over the WebSocket. */
export type Message = StateMessage | AnswerMessage | SaidMessage | NoticeMessage | PresenceMessage;

/** The state of the table, and the events that led to it. */
export interface StateMessage {
  type: 'state';
  /** The number of the last event that this recipient could see. */
  n: number;
  /** The server's time. */
  now: number;
  /** Your seat; null for a spectator. */
  you: SeatNumber | null;
  /** Whether you are the host. Only the host may start, put bots on seats and remove players. */
  host?: boolean;
  /** Whether you may ask for hints. */
  hints?: boolean;
  /** What happened since the last `state` of this connection, oldest first. */
  events: TableEvent[];
  /** Whose turn it publicly is; null when nobody must act. */
  turn: Turn | null;
  /** How long everybody waits for a possible coup fourré; null if nobody waits. */
  window: Window | null;
  /** What this recipient may see of the game; null before the first deal. */
  view: View | null;
  /** The table; missing if it has not changed since the last `state`. */
  table?: TableInfo;
  /** The deal of the current hand; missing if it has not changed since the last `state`. */
  deal?: Deal | null;
  /** The deal of the previous hand. */
  lastDeal?: Deal;
  /** The answer to a command of this connection, if the command caused this event. */
  answer?: Answer;
}

/** A visible event. */
export type TableEvent = { n: number } & Happening;

/** An event without its number. */
export type Happening = Moved | Sat | Left | Removed | BotPut | Freed | Started | IsReady | Dealing | Committed | Closed | Opened | Voided | Dealt | WindowOver | Away | IsBack | OtherDevice | Stopped | TableClosed;

/** A move. */
export interface Moved {
  /** The seat that moved. */
  seat: SeatNumber;
  /** The action. */
  action: Action;
  /** `clock`: a bot moved because the clock ran out; `bot`: a bot has the seat, or plays for an absent player. */
  by?: By;
}

/** Who made a move. */
export type By = 'player' | 'bot' | 'clock';

/** A player took a seat. */
export interface Sat {
  /** The seat. */
  sat: SeatNumber;
  /** The player's name. */
  name: string;
}

/** A player left the table. */
export interface Left {
  /** The seat. */
  left: SeatNumber;
}

/** The host removed a player. */
export interface Removed {
  /** The seat. */
  removed: SeatNumber;
}

/** The host put a bot on a seat. */
export interface BotPut {
  /** The seat. */
  bot: SeatNumber;
  /** The level of the bot. */
  level: Level;
}

/** The host removed a bot from its seat. */
export interface Freed {
  /** The seat. */
  freed: SeatNumber;
}

/** A game begins. */
export interface Started {
  /** The number of the game. */
  started: number;
}

/** A player is ready for the next hand. */
export interface IsReady {
  /** The seat. */
  ready: SeatNumber;
}

/** The server has committed to a seed for a hand. */
export interface Dealing {
  /** The number of the hand. */
  dealing: number;
  /** The number of the attempt to deal the hand. */
  attempt: number;
}

/** A player committed to a contribution. */
export interface Committed {
  /** The seat. */
  committed: SeatNumber;
}

/** No more commitments are accepted: the seats that contribute are known. */
export interface Closed {
  /** The seats that contribute. */
  closed: SeatNumber[];
}

/** A player opened a contribution. */
export interface Opened {
  /** The seat. */
  opened: SeatNumber;
}

/** The attempt is void. */
export interface Voided {
  /** The seats that committed but did not open. */
  void: SeatNumber[];
}

/** A hand begins. */
export interface Dealt {
  /** The number of the hand. */
  dealt: number;
}

/** Nobody called coup fourré in time. */
export interface WindowOver {
  /** Always true. */
  windowOver: boolean;
}

/** A bot plays for that player from now on. */
export interface Away {
  /** The seat. */
  away: SeatNumber;
}

/** The player plays again. */
export interface IsBack {
  /** The seat. */
  back: SeatNumber;
}

/** The player plays on another device from now on. */
export interface OtherDevice {
  /** The seat. */
  device: SeatNumber;
}

/** Too many attempts to deal a hand were void, so the game stops. */
export interface Stopped {
  /** Always true. */
  stopped: boolean;
}

/** The table is closed: a stored move is illegal, a limit of tables is reached, or the operator closed it. */
export interface TableClosed {
  /** The code of the reason. */
  tableClosed: string;
}

/** Whose turn it publicly is. */
export interface Turn {
  /** The seat that must act. */
  seat: SeatNumber;
  /** When the clock of the turn runs out; null without a clock, or if a bot plays. */
  until: number | null;
}

/** The time in which everybody waits for a possible coup fourré. */
export interface Window {
  /** When the time ends. */
  until: number;
}

/** A table, as the lobby and its WebSocket show it. */
export interface TableInfo {
  /** The edition. */
  rules: Edition;
  /** House rules by name, as in a record; the values are texts. */
  set: HouseRules;
  /** The number of players. */
  players: number;
  /** Whether the lobby shows the table; otherwise players need its link. */
  public: boolean;
  /** Seconds per turn; 0 means no clock. */
  clock: 0 | 15 | 30 | 60 | 120;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** How a player who is not next calls a coup fourré. */
  coupFourre: CoupFourreCall;
  /** Seconds between two hands, unless all players are ready earlier. */
  pause: 10 | 30 | 60;
  /** The id, which is also a part of the table's address. */
  id: string;
  /** The phase of the table. */
  phase: TablePhase;
  /** The number of the game, counted from 1. */
  game: number;
  /** The seat of the host; null while the host has none. */
  host: SeatNumber | null;
  /** One entry per seat. */
  seats: Seat[];
  /** In phase `closed`: the code of the reason. */
  closed?: string;
}

/** What differs from the edition, as in the `set` lines of a record. */
export type HouseRules = Record<string, string>;

/** `automatic`, or the seconds in which a player may call a coup fourré. */
export type CoupFourreCall = 'automatic' | { window: number };

/** The phase of a table. */
export type TablePhase = 'open' | 'committing' | 'opening' | 'playing' | 'hand-over' | 'game-over' | 'stopped' | 'closed';

/** A seat, and who has it. */
export interface Seat {
  /** The number of the seat. */
  seat: SeatNumber;
  /** The player's name; null for a bot and a free seat. */
  name: string | null;
  /** Who has the seat. */
  kind: SeatKind;
  /** The level of the bot in the seat. */
  level?: Level;
  /** A bot plays for the player until the player is `back`. */
  away?: boolean;
  /** The player is ready for the next hand. */
  ready?: boolean;
}

/** Who has a seat. */
export type SeatKind = 'free' | 'bot' | 'player';

/** The fair deal of a hand. */
export interface Deal {
  /** The number of the game. */
  game: number;
  /** The number of the hand. */
  hand: number;
  /** The number of the attempt to deal the hand. */
  attempt: number;
  /** The server's promise: its commitment to the seed and to the fields up to `asked`. */
  commit: Bytes32;
  /** The version of fair deals; missing for version 1, which has no terms. */
  version?: number;
  /** The dealer's seat; 0 in hand 1, because the deal decides. */
  dealer?: number;
  /** The head of the record before this hand. */
  after?: Bytes32;
  /** The hash of the names at all seats. */
  people?: Bytes32;
  /** The seats that are asked to contribute. */
  asked?: SeatNumber[];
  /** The part of each player who is asked. */
  seats: DealSeat[];
  /** The server's seed, once the hand is over. */
  seed?: Bytes32;
  /** When the time to commit or to open ends. */
  until?: number;
  /** Once the hand is over: the void attempts before this one, oldest first. */
  voided?: DealAttempt[];
  /** Once the hand is over: the head of the record after it. */
  head?: Bytes32;
}

/** A player's part in a deal. */
export interface DealSeat {
  /** The player's seat. */
  seat: SeatNumber;
  /** The commitment; null before the player commits. */
  commit: Bytes32 | null;
  /** The contribution, once the player has opened it. */
  contribution?: Bytes32;
}

/** One attempt to deal a hand. */
export interface DealAttempt {
  /** The number of the game. */
  game: number;
  /** The number of the hand. */
  hand: number;
  /** The number of the attempt to deal the hand. */
  attempt: number;
  /** The server's promise: its commitment to the seed and to the fields up to `asked`. */
  commit: Bytes32;
  /** The version of fair deals; missing for version 1, which has no terms. */
  version?: number;
  /** The dealer's seat; 0 in hand 1, because the deal decides. */
  dealer?: number;
  /** The head of the record before this hand. */
  after?: Bytes32;
  /** The hash of the names at all seats. */
  people?: Bytes32;
  /** The seats that are asked to contribute. */
  asked?: SeatNumber[];
  /** The part of each player who is asked. */
  seats: DealSeat[];
  /** The server's seed, once the hand is over. */
  seed?: Bytes32;
}

/** The answer to a command. */
export interface Answer {
  /** The id of the command; empty if the command has none. */
  id: string;
  /** Whether the command was carried out. */
  ok: boolean;
  /** The code of the refusal. */
  error?: string;
  /** A sentence that says why. */
  message?: string;
  /** The number of the event that the command caused; for a refusal, the current number. */
  n: number;
}

/** The answer to a command that changed nothing: a refusal, or a repeat. */
export interface AnswerMessage {
  type: 'answer';
  /** The answer. */
  answer: Answer;
}

/** A player said a phrase. It is not stored. */
export interface SaidMessage {
  type: 'said';
  /** The player's seat. */
  seat: SeatNumber;
  /** The phrase. */
  phrase: Phrase;
}

/** A message about the server or the table. */
export interface NoticeMessage {
  type: 'notice';
  /** The kind of the notice. */
  notice: Notice;
}

/** The kinds of notice. */
export type Notice = 'journal-unavailable' | 'journal-available' | 'journal-restored' | 'stopping' | 'expired';

/** Which players are connected. It has no number and is not stored. */
export interface PresenceMessage {
  type: 'presence';
  /** The seats whose players are connected. */
  here: SeatNumber[];
}

/** What the creator of a table chooses. */
export interface Options {
  /** The edition. */
  rules?: Edition;
  /** House rules by name, as in a record; the values are texts. */
  set?: HouseRules;
  /** The number of players. */
  players?: number;
  /** Whether the lobby shows the table; otherwise players need its link. */
  public?: boolean;
  /** Seconds per turn; 0 means no clock. */
  clock?: 0 | 15 | 30 | 60 | 120;
  /** Whether players may ask for hints. */
  hints?: boolean;
  /** How a player who is not next calls a coup fourré. */
  coupFourre?: CoupFourreCall;
  /** Seconds between two hands, unless all players are ready earlier. */
  pause?: 10 | 30 | 60;
  /** Seats that bots take at once. */
  bots?: BotSeat[];
}

/** A seat that a bot takes. */
export interface BotSeat {
  /** The seat. */
  seat: SeatNumber;
  /** The level of the bot. */
  level: Level;
}

/** The public tables at which somebody is connected. */
export interface Lobby {
  /** The server's time. */
  now: number;
  /** At most a hundred tables. Tables with a free seat or a bot come first, and newer tables before older ones. */
  tables: LobbyTable[];
}

/** A public table at which somebody is connected. */
export interface LobbyTable {
  /** The edition. */
  rules: Edition;
  /** House rules by name, as in a record; the values are texts. */
  set: HouseRules;
  /** The number of players. */
  players: number;
  /** Whether the lobby shows the table; otherwise players need its link. */
  public: boolean;
  /** Seconds per turn; 0 means no clock. */
  clock: 0 | 15 | 30 | 60 | 120;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** How a player who is not next calls a coup fourré. */
  coupFourre: CoupFourreCall;
  /** Seconds between two hands, unless all players are ready earlier. */
  pause: 10 | 30 | 60;
  /** The id, which is also a part of the table's address. */
  id: string;
  /** The phase of the table. */
  phase: TablePhase;
  /** The number of the game, counted from 1. */
  game: number;
  /** The seat of the host; null while the host has none. */
  host: SeatNumber | null;
  /** One entry per seat. */
  seats: Seat[];
  /** In phase `closed`: the code of the reason. */
  closed?: string;
  /** The seats whose players are connected. */
  here: SeatNumber[];
  /** When the first of these players came; a break of less than a minute does not count. */
  since: number;
}

/** A guest, as others see it. */
export interface Guest {
  /** 1 to 24 code points without control characters; blanks at both ends are removed. */
  name: string;
}

/** A table that was created. */
export interface NewTable {
  /** The id. */
  id: string;
  /** The path of its page. */
  url: string;
}

/** What a server says about itself. */
export interface ServerInfo {
  /** The version of the protocol. */
  protocol: number;
  /** The value of --public-url, for links to share; null if it was not given. */
  publicUrl: string | null;
}

/** Why a request was refused. */
export interface Refusal {
  /** A code, for programs. */
  error: string;
  /** A sentence, for people. */
  message: string;
}

/** A code that moves the player's seat to another device, once. */
export interface SeatCode {
  /** The code, to type or to scan. */
  code: string;
  /** When it expires. */
  until: number;
  /** The server's time. */
  now: number;
}

/** A code that was made on another device. */
export interface GivenCode {
  /** The code. Case, blanks and dashes do not matter. */
  code: string;
}

/** The seat that a code moved to this device. */
export interface TakenSeat {
  /** The number of the seat. */
  seat: SeatNumber;
  /** The player's name, which stays the same. */
  name: string;
}

export const clockChoices = [0, 15, 30, 60, 120] as const;

export const pauseChoices = [10, 30, 60] as const;
