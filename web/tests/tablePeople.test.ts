// What an online table says about its people: who has a seat, who is ready, and whether the connection is lost.
import { describe, expect, it, vi } from 'vitest';
import { isOver, type View } from '../src/engine/types';
import { game, roads, show, socket, table, viewOf } from './onlineTable';

describe('the people at a table', () => {
  it('tells a seat that comes to this device as "you", and several changes of the device as one', async () => {
    const told = (): string[] => game.log.map(({ text }) => text);
    const played = viewOf(roads, [[1, 'play roll']]);
    const watched: View = { ...played, hand: [], legal: [] };
    const first = { n: 1, seat: 1, action: 'play roll' };
    await show(watched, { table, you: null, events: [first] });
    const moved = { turn: { seat: 2, until: 35_000 }, events: [{ n: 2, device: 1 }] };
    await show(watched, { ...moved, you: null });
    await show(watched, { ...moved, you: null });
    await vi.waitFor(() => expect(told()).toEqual(['Ann plays Roll.', 'Ann plays on another device now.']));
    await show(played, { you: 1 });
    await vi.waitFor(() => expect(told()).toEqual(['You play Roll.', 'You play on this device now.']));
    expect(game.log.map(({ aside }) => aside ?? false)).toEqual([false, true]);
  });
});

describe('the pause after a hand', () => {
  const over = (): View => ({ ...viewOf(roads, []), ply: 9, phase: 'hand-over', seat: null, legal: [], score: [] });
  const [ann, bob, bot] = table.seats;
  const pausing = { ...table, phase: 'hand-over', pause: 10 };

  it('names the players who are ready, and ends at a known time', async () => {
    await show(viewOf(roads, []), { table });
    expect(game.clock.handStarts).toBeNull();
    await show(over(), { table: pausing });
    expect(game.clock.handStarts).toBe(1000 + 10_000);
    expect([game.othersReady, game.unready]).toEqual([[], [1, 2]]);
    await show(over(), { table: { ...pausing, seats: [ann, { ...bob, ready: true }, bot] } });
    await vi.waitFor(() => expect([game.othersReady, game.unready]).toEqual([[2], [1]]));
    expect(game.clock.handStarts).toBe(1000 + 10_000);
    await show(viewOf(roads, []), { table });
    await vi.waitFor(() => expect(game.clock.handStarts).toBeNull());
  });

  it('ends at an unknown time if the hand ended before this page was connected', async () => {
    await show(over(), { table: pausing });
    await vi.waitFor(() => expect(isOver(game.view)).toBe(true));
    expect(game.clock.handStarts).toBeNull();
  });
});

it('knows that the connection is lost', async () => {
  await show(viewOf(roads, []), { table });
  expect(game.lost).toBe(false);
  socket.onclose!();
  expect(game.lost).toBe(true);
});
