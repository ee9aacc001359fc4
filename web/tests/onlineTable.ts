// An online table with a real engine, and a server that the test simulates.
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Engine } from '../../bindings/wasm/bornes.mjs';
import type { Settings } from '../src/app/settings.svelte';
import type { Rules, View } from '../src/engine/types';
import type { SocketLike, LinkServices } from '../src/online/link';
import type { OnlineGame } from '../src/room/online.svelte';
import { protocolVersion, type ServerInfo, type TableInfo } from '../src/online/protocol';
import { Desk } from '../src/worker/desk';
import type { Shelf } from '../src/library/shelf';
import { remoteOf } from './fixtures';
import { loadEngine } from './engine';

export const rules: Rules = { rules: 'parker-1988', players: 3, set: {} };
export const table: TableInfo = {
  id: 'kX',
  ...rules,
  public: false,
  clock: 30,
  hints: false,
  coupFourre: { window: 5 },
  pause: 30,
  phase: 'playing',
  game: 1,
  host: 1,
  seats: [
    { seat: 1, name: 'Ann', kind: 'player' },
    { seat: 2, name: 'Bob', kind: 'player' },
    { seat: 3, name: null, kind: 'bot', level: 'strong' },
  ],
};

let engine: Engine;
let OnlineGameClass: typeof OnlineGame;
export let settings: Settings;
beforeAll(async () => {
  engine = await loadEngine();
  OnlineGameClass = (await import('../src/room/online.svelte')).OnlineGame;
  ({ settings } = await import('../src/app/settings.svelte'));
});

class Socket implements SocketLike {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

export let socket: Socket;
export let game: OnlineGame;
export let desk: Desk;
export let n: number; // of the last event
let server: ServerInfo | null;
beforeEach(() => {
  n = 0;
  server = { protocol: protocolVersion, publicUrl: null };
  socket = new Socket();
  desk = new Desk(engine);
  newGame();
});

export const setServer = (info: ServerInfo | null): void => void (server = info);

export function newGame(shelf: Shelf | null = null): void {
  const services: LinkServices = {
    open: () => socket,
    exists: async () => 'yes',
    server: async () => server,
    later: () => () => {},
    random: () => 0.5,
  };
  game = new OnlineGameClass(remoteOf(new Desk(engine)), 'kX', services, shelf, () => 1000);
}

// A deck that begins with the given cards.
function deckWith(first: string[]): string {
  const made = engine.makeRules(rules.rules, rules.players);
  const rest = made.shuffledDeck(4n);
  made.release();
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest].join(' ');
}
export const viewOf = (first: string[], moves: [number, string][]): View =>
  desk.open(rules, 1, [{ dealer: 3, deck: deckWith(first), moves: moves.map(([seat, action]) => ({ seat, action })) }])
    .snapshot.view;

export async function show(view: View, more: Record<string, unknown> = {}): Promise<void> {
  socket.onmessage!({
    data: JSON.stringify({
      type: 'state',
      n: ++n,
      now: 5000,
      you: 1,
      events: [],
      turn: { seat: view.seat, until: 35_000 },
      window: null,
      view,
      ...more,
    }),
  });
  await vi.waitFor(() => expect(game.started && game.view.ply === view.ply && game.clock.turnEnds !== null).toBe(true));
}

export const roads = 'extra-tank roll roll roll out-of-gas 25 25 25 25 50 50 50 50 75 75 75 75 100'.split(' ');
