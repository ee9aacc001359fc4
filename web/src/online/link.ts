// The connection to a table. It reconnects by itself and sends unanswered commands again with the same id, so that
// nothing is lost or done twice. Clock, timers and sockets are passed in.
import { parseMessage, type Answer, type Command, type Message, type ServerInfo, type StateMessage } from './protocol';

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkServices {
  open(seen: number): SocketLike;
  // Asked after a failed connection: does the table still exist?
  exists(): Promise<'yes' | 'no' | 'unknown'>;
  server(): Promise<ServerInfo | null>;
  later(ms: number, call: () => void): () => void; // returns a function that cancels it
  random(): number;
}

export type Condition =
  | 'connecting' // for the first time
  | 'connected'
  | 'lost' // and reconnecting
  | 'gone' // the table does not exist
  | 'foreign' // the server has another protocol version
  | 'closed';

export interface Listener {
  onstate(state: StateMessage): void;
  onsaid(seat: number, phrase: string): void;
  onpresence(here: readonly number[]): void;
  onnotice(notice: string): void;
  oncondition(condition: Condition): void;
}

const firstWait = 1000;
const longestWait = 30_000;
const timeout = 10_000; // for a connection to open and to show the table
// A connection can be dead although no close was ever seen. After some silence, the link sends a ping.
const silence = 20_000;
const impatience = 5000; // with an unanswered command
const probeTimeout = 5000; // for anything to be heard after a ping
const again = 1000; // after the server could not store a command

interface Pending {
  text: string;
  resolve(answer: Answer): void;
}

export class Link {
  readonly #services: LinkServices;
  readonly #listener: Listener;
  readonly #prefix: string;
  readonly #unanswered = new Map<string, Pending>();
  #socket: SocketLike | null = null;
  #condition: Condition = 'connecting';
  #seen = 0;
  #count = 0;
  #attempts = 0;
  #greeted = false; // this connection has shown the table
  #cancelTimer: () => void = () => {};
  #cancelWatch: () => void = () => {};
  #probing = false;

  constructor(services: LinkServices, listener: Listener) {
    this.#services = services;
    this.#listener = listener;
    this.#prefix = Math.floor(services.random() * 2 ** 48).toString(36);
    this.#connect();
  }

  get condition(): Condition {
    return this.#condition;
  }

  // Resolves when the server has answered, however long that takes and however often the connection breaks.
  send(command: Command): Promise<Answer> {
    const id = `${this.#prefix}.${++this.#count}`;
    return new Promise((resolve) => {
      const text = JSON.stringify({ id, ...command });
      this.#unanswered.set(id, { text, resolve });
      if (!this.#greeted) return;
      this.#socket?.send(text);
      if (!this.#probing) this.#watch(impatience);
    });
  }

  // Call when the page becomes visible or the network is back: checks the connection. A player who counted as absent is
  // back.
  wake(): void {
    if (this.#condition === 'lost') this.#reconnect();
    else this.#probe({ do: 'back' });
  }

  // Call when the network seems to be gone: checks the connection.
  doubt(): void {
    this.#probe({ do: 'ping' });
  }

  // Call when the person's identity has changed, for instance by a new name. A new connection tells the server.
  renew(): void {
    this.#reconnect();
  }

  close(): void {
    this.#drop();
    this.#change('closed');
  }

  // Call when the server has another protocol version. Only a reload of the page can help.
  giveUp(): void {
    this.#drop();
    this.#change('foreign');
  }

  #reconnect(): void {
    if (this.#over()) return;
    this.#drop();
    this.#attempts = 0;
    this.#connect();
  }

  #over(): boolean {
    return this.#condition === 'closed' || this.#condition === 'gone' || this.#condition === 'foreign';
  }

  // Sends a ping if nothing is heard for a while.
  #watch(ms: number): void {
    this.#probing = false;
    this.#cancelWatch();
    this.#cancelWatch = this.#services.later(ms, () => this.doubt());
  }

  // Sends a command that is answered at once. If nothing is heard, the connection is lost.
  #probe(command: Command): void {
    if (this.#condition !== 'connected') return;
    this.#probing = true;
    void this.send(command);
    this.#cancelWatch();
    this.#cancelWatch = this.#services.later(probeTimeout, () => {
      this.#change('lost');
      this.#reconnect();
    });
  }

  #drop(): void {
    this.#cancelTimer();
    this.#cancelWatch();
    this.#probing = false;
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    const socket = this.#services.open(this.#seen);
    this.#socket = socket;
    this.#cancelTimer = this.#services.later(timeout, () => this.#lost());
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#over()) return;
    const greeted = this.#greeted;
    this.#drop();
    this.#change('lost');
    const wait = Math.min(longestWait, firstWait * 2 ** this.#attempts++) * (0.75 + this.#services.random() / 2);
    this.#cancelTimer = this.#services.later(greeted ? Math.min(wait, firstWait) : wait, () => this.#connect());
    if (!greeted) void this.#ask();
  }

  async #ask(): Promise<void> {
    if ((await this.#services.exists()) !== 'no' || this.#condition !== 'lost') return;
    this.#drop();
    this.#change('gone');
  }

  #hear(text: string): void {
    let message: Message | null;
    try {
      message = parseMessage(text);
    } catch {
      return this.giveUp();
    }
    this.#watch(silence);
    switch (message?.type) {
      case 'state':
        return this.#showState(message);
      case 'answer':
        return this.#answered(message.answer);
      case 'said':
        return this.#listener.onsaid(message.seat, message.phrase);
      case 'presence':
        return this.#listener.onpresence(message.here);
      case 'notice':
        return this.#noticed(message.notice);
    }
  }

  #showState(state: StateMessage): void {
    this.#seen = state.n;
    this.#listener.onstate(state);
    if (state.answer) this.#answered(state.answer);
    if (this.#greeted) return;
    this.#greeted = true;
    this.#attempts = 0;
    this.#cancelTimer();
    this.#change('connected');
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
  }

  #answered(answer: Answer): void {
    const pending = this.#unanswered.get(answer.id);
    if (!pending) return;
    if (answer.error === 'journal-unavailable') {
      this.#services.later(again, () => {
        if (this.#greeted) this.#socket?.send(pending.text);
      });
      return;
    }
    this.#unanswered.delete(answer.id);
    pending.resolve(answer);
  }

  #noticed(notice: string): void {
    if (notice === 'expired') {
      this.#drop();
      this.#change('gone');
    } else {
      this.#listener.onnotice(notice);
    }
  }

  #change(condition: Condition): void {
    if (condition === this.#condition) return;
    this.#condition = condition;
    this.#listener.oncondition(condition);
  }
}
