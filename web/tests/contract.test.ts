// Transcripts of real tables, recorded by the server's tests (tests/contract). The page's client must follow each of
// them.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../bindings/wasm/bornes.mjs';
import type { OnlineGame } from '../src/room/online.svelte';
import { parseMessage, protocolVersion } from '../src/online/protocol';
import type { SocketLike, LinkServices } from '../src/online/link';
import { Desk } from '../src/worker/desk';
import { remoteOf } from './fixtures';
import { loadEngine } from './engine';

const folder = new URL('../../tests/contract/transcripts/', import.meta.url);
const messagesTo = (name: string, file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { to?: string; message?: unknown })
    .filter(({ to }) => to === name)
    .map(({ message }) => JSON.stringify(message));

let engine: Engine;
let OnlineGameClass: typeof OnlineGame;
beforeAll(async () => {
  engine = await loadEngine();
  OnlineGameClass = (await import('../src/room/online.svelte')).OnlineGame;
});

describe('every kept transcript', () => {
  for (const file of readdirSync(folder)) {
    it(`is followed: ${file}`, async () => {
      const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
      const services: LinkServices = {
        open: () => socket,
        exists: async () => 'yes',
        server: async () => ({ protocol: protocolVersion, publicUrl: null }),
        later: () => () => {},
        random: () => 0.5,
      };
      const game = new OnlineGameClass(remoteOf(new Desk(engine)), 'kX', services, null, () => 1000);
      socket.onopen?.();
      let states = 0;
      for (const text of messagesTo('Ann', file)) {
        socket.onmessage?.({ data: text });
        const message = parseMessage(text)!;
        if (message.type !== 'state') continue;
        states++;
        const { you, host = false, hints = false, view } = message;
        await vi.waitFor(
          () => {
            expect([game.you, game.mine, game.hints, game.started]).toEqual([you, host, hints, view !== null]);
            if (view) expect([game.view.handNumber, game.view.ply]).toEqual([view.handNumber, view.ply]);
          },
          { interval: 1 },
        );
      }
      expect(states).toBeGreaterThan(5);
    });
  }
});
