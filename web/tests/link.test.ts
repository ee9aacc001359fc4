// The connection to a table, with a clock and a server that the test controls.
import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type Condition, type SocketLike, type LinkServices } from '../src/online/link';
import type { Answer } from '../src/online/protocol';

class Socket implements SocketLike {
  readonly sent: { id: string; do: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly seen: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; do: string });
  }
  close(): void {
    this.closed = true;
  }
  state(n: number, answer?: Answer): void {
    this.hear({
      type: 'state',
      n,
      now: 0,
      you: 1,
      events: [],
      turn: null,
      window: null,
      view: null,
      ...(answer ? { answer } : {}),
    });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.onclose?.();
  }
}

class World implements LinkServices {
  readonly sockets: Socket[] = [];
  readonly timers: { at: number; call: () => void }[] = [];
  time = 0;
  there: 'yes' | 'no' | 'unknown' = 'yes';
  get socket(): Socket {
    return this.sockets.at(-1)!;
  }
  open(seen: number): SocketLike {
    this.sockets.push(new Socket(seen));
    return this.socket;
  }
  exists() {
    return Promise.resolve(this.there);
  }
  server() {
    return Promise.resolve(null);
  }
  later(ms: number, call: () => void): () => void {
    const timer = { at: this.time + ms, call };
    this.timers.push(timer);
    return () => {
      const i = this.timers.indexOf(timer);
      if (i >= 0) this.timers.splice(i, 1);
    };
  }
  random(): number {
    return 0.5;
  }
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.splice(this.timers.indexOf(due), 1);
      this.time = due.at;
      due.call();
    }
    this.time = until;
  }
}

let world: World;
let link: Link;
let conditions: Condition[];
let notices: string[];
beforeEach(() => {
  world = new World();
  conditions = [];
  notices = [];
  link = new Link(world, {
    onstate: () => {},
    onsaid: () => {},
    onpresence: () => {},
    onnotice: (notice) => notices.push(notice),
    oncondition: (condition) => conditions.push(condition),
  });
});
const ok = (id: string): Answer => ({ id, ok: true, n: 9 });

describe('a connection to a table', () => {
  it('sends commands once the table has been shown, and gets the answers', async () => {
    const answer = link.send({ do: 'ready' });
    expect(world.socket.sent).toEqual([]);
    world.socket.state(3);
    expect(world.socket.sent).toHaveLength(1);
    world.socket.state(4, ok(world.socket.sent[0]!.id));
    expect((await answer).ok).toBe(true);
    expect(conditions).toEqual(['connected']);
  });

  it('reconnects by itself after the last event it saw, and repeats unanswered commands with the same id', async () => {
    world.socket.state(7);
    const answer = link.send({ do: 'play', seen: 7, action: 'play roll' });
    const { id } = world.socket.sent[0]!;
    world.socket.cut();
    expect(conditions).toEqual(['connected', 'lost']);
    world.pass(1500);
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.seen).toBe(7);
    world.socket.state(8);
    expect(world.socket.sent.map((each) => each.id)).toEqual([id]);
    world.socket.hear({ type: 'answer', answer: ok(id) });
    expect((await answer).n).toBe(9);
    world.socket.cut();
    world.pass(1500);
    world.socket.state(9);
    expect(world.socket.sent).toEqual([]);
  });

  it('waits longer each time while nobody answers, half a minute at most', () => {
    const tries: number[] = [];
    for (let i = 0; i < 8; ++i) {
      world.socket.cut();
      const before = world.time;
      const count = world.sockets.length;
      while (world.sockets.length === count) world.pass(250);
      tries.push(world.time - before);
    }
    expect(tries).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('gives up a connection that shows nothing', () => {
    world.pass(10_000);
    expect(conditions).toEqual(['lost']);
    expect(world.sockets[0]!.closed).toBe(true);
  });

  it('distinguishes a table that is gone from a server that is away', async () => {
    world.there = 'unknown';
    world.socket.cut();
    await Promise.resolve();
    expect(link.condition).toBe('lost');
    world.there = 'no';
    world.pass(1500);
    world.socket.cut();
    await Promise.resolve();
    await Promise.resolve();
    expect(link.condition).toBe('gone');
    world.pass(100_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('finds out on waking that the connection is dead, and that it is not', async () => {
    world.socket.state(1);
    link.wake();
    world.socket.hear({ type: 'answer', answer: { ...ok(world.socket.sent[0]!.id), ok: false, error: 'not-away' } });
    await Promise.resolve();
    world.pass(5000);
    expect(world.sockets).toHaveLength(1);
    link.wake();
    world.pass(5000);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.closed).toBe(true);
    expect(conditions).toEqual(['connected', 'lost']);
  });

  it('notices in silence that the connection is dead', () => {
    world.socket.state(1);
    for (let minutes = 0; minutes < 3; ++minutes) {
      world.pass(20_000);
      const { id, do: what } = world.socket.sent.at(-1)!;
      expect(what).toBe('ping');
      world.pass(4000);
      world.socket.hear({ type: 'answer', answer: ok(id) });
    }
    expect(conditions).toEqual(['connected']);
    world.pass(25_000);
    expect(conditions).toEqual(['connected', 'lost']);
    expect(world.sockets).toHaveLength(2);
    world.socket.state(1);
    expect(conditions).toEqual(['connected', 'lost', 'connected']);
    expect(world.socket.sent).toHaveLength(1); // the ping without an answer
  });

  it('notices after an unanswered move, or without a network, that the connection is dead', () => {
    world.socket.state(1);
    void link.send({ do: 'ready' });
    world.pass(10_000);
    expect(conditions).toEqual(['connected', 'lost']);
    world.socket.state(1);
    link.doubt();
    void link.send({ do: 'say', phrase: 'hello' }); // does not put off the end
    world.pass(5000);
    expect(conditions).toEqual(['connected', 'lost', 'connected', 'lost']);
  });

  it('does not wait any longer when the network is back', () => {
    world.socket.cut();
    link.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('repeats a command that could not be stored, and no other', () => {
    world.socket.state(1);
    void link.send({ do: 'ready' });
    const { id } = world.socket.sent[0]!;
    world.socket.hear({ type: 'answer', answer: { id, ok: false, error: 'journal-unavailable', n: 0 } });
    world.pass(1000);
    expect(world.socket.sent.map((each) => each.id)).toEqual([id, id]);
  });

  it('reports notices, and closes for good if the table is gone or the protocols differ', () => {
    world.socket.state(1);
    world.socket.hear({ type: 'notice', notice: 'stopping' });
    world.socket.hear({ type: 'something-new' });
    expect(notices).toEqual(['stopping']);
    world.socket.hear({ type: 'state', number: 3 });
    expect(link.condition).toBe('foreign');
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('is quiet after it was closed', () => {
    world.socket.state(1);
    link.close();
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
    expect(conditions).toEqual(['connected', 'closed']);
  });
});
