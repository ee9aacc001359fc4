// An online table as the screen shows it.
import { describe, expect, it, vi } from 'vitest';
import type { View } from '../src/engine/types';
import { PassingShelf } from '../src/library/shelf';
import { shareAddress } from '../src/online/api';
import { protocolVersion } from '../src/online/protocol';
import { playedGame } from './fixtures';
import { desk, game, n, newGame, roads, setServer, settings, show, socket, table, viewOf } from './onlineTable';

describe('a table', () => {
  it('shows what can be played, the clock, and who is who', async () => {
    await show(viewOf(roads, []), { table });
    expect(game.myTurn).toBe(true);
    expect(game.options.find(({ card }) => card === 'roll')!.plays).toEqual([{ action: 'play roll', team: null }]);
    expect(game.clock.turnEnds).toBe(1000 + 30_000);
    expect(game.company.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Odette']);
    expect(game.hints).toBe(false);
    expect(game.mine).toBe(false);
    await show(game.view, { hints: true, host: true });
    await vi.waitFor(() => expect([game.hints, game.mine]).toEqual([true, true]));
  });

  it('knows who is not connected, except bots and players whom a bot replaces', async () => {
    const hear = (here: number[]): void => socket.onmessage!({ data: JSON.stringify({ type: 'presence', here }) });
    await show(viewOf(roads, []), { table });
    expect(game.absent).toEqual([]);
    hear([1]);
    expect(game.absent).toEqual([2]);
    const [ann, bob, bot] = table.seats;
    await show(viewOf(roads, []), { table: { ...table, seats: [ann, { ...bob, away: true }, bot] } });
    await vi.waitFor(() => expect(game.absent).toEqual([]));
    await show(viewOf(roads, []), { table });
    await vi.waitFor(() => expect(game.absent).toEqual([2]));
    hear([1, 2]);
    expect(game.absent).toEqual([]);
  });

  it('sends a move with what was seen, and waits for the answer', async () => {
    await show(viewOf(roads, []), { table });
    const acting = game.act('play roll');
    expect(socket.sent.at(-1)).toMatchObject({ do: 'play', seen: 1, action: 'play roll' });
    expect(game.pending).toBe(true);
    expect(game.options).toEqual([]);
    await game.act('play roll');
    expect(socket.sent.filter((each) => each['do'] === 'play')).toHaveLength(1);
    const view = viewOf(roads, [[1, 'play roll']]);
    await show(view, {
      events: [{ n: 2, seat: 1, action: 'play roll' }],
      answer: { id: socket.sent.at(-1)!['id'], ok: true, n: 2 },
    });
    await acting;
    expect(game.pending).toBe(false);
    expect(game.log.at(-1)!.text).toBe('You play Roll.');
    settings.language = 'fr';
    expect(game.log.at(-1)!.text).toBe('Vous jouez Feu vert.');
    settings.language = 'en';
    expect(game.thinking).toBe(2);
  });

  it('says why a move was refused', async () => {
    await show(viewOf(roads, []), { table });
    const acting = game.act('play roll');
    socket.onmessage!({
      data: JSON.stringify({
        type: 'answer',
        answer: { id: socket.sent.at(-1)!['id'], ok: false, error: 'stale', message: 'x', n: 1 },
      }),
    });
    await acting;
    expect(game.refusal!.error).toBe('stale');
  });

  it('keeps a safety instead of calling it: at once in a turn of the holder, else after the window', async () => {
    const attacked = viewOf(roads, [
      [1, 'play roll'],
      [2, 'play out-of-gas on 1'],
    ]);
    expect(attacked.phase).toBe('coup-fourre');
    await show(attacked, { table, window: { until: 10_000 } });
    expect(game.clock.windowEnds).toBe(1000 + 5000);
    expect(game.myTurn).toBe(true);
    await game.act('decline');
    expect(game.myTurn).toBe(false);
    expect(socket.sent).toEqual([]);
    await show(attacked, { events: [{ n: 2, windowOver: true }] });
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ do: 'play', action: 'decline', seen: 2 }));
  });

  it('tells several moves with the distance after each', async () => {
    const before = viewOf(roads, []);
    await show(before, { table });
    const after = {
      ...before,
      ply: 9,
      teams: before.teams.map((team, i) =>
        i === 1 ? { ...team, miles: 75, distance: [25, 50], battle: ['roll' as const] } : team,
      ),
    };
    const over: View = { ...after, phase: 'hand-over', seat: null, legal: [], score: [] };
    await show(over, {
      turn: { seat: 1, until: 35_000 },
      events: [
        { n: 2, seat: 2, action: 'play 25' },
        { n: 3, seat: 2, action: 'play 50', by: 'clock' },
      ],
    });
    const told = game.log.map(({ text }) => text);
    expect(told[0]).toBe('Bob drives 25 miles and is at 25.');
    expect(told[1]).toMatch(/^Bob drives 50 miles and is at 75\. Bob’s time is up/);
  });

  it('takes part in the deal', async () => {
    const deal = { game: 1, hand: 1, attempt: 1, commit: 'ab', seats: [{ seat: 1, commit: null }] };
    await show(viewOf(roads, []), { table: { ...table, phase: 'committing' }, deal });
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ do: 'commit', hand: 1, attempt: 1 }));
    await show(game.view, { deal });
    expect(socket.sent.filter((each) => each['do'] === 'commit')).toHaveLength(1);
  });

  // The server, or its host, says that this page opened nothing.
  it.each([true, false])('tells its player about a false accusation; opened: %s', async (opens) => {
    const sentLast = (order: string): Record<string, unknown> | undefined =>
      socket.sent.filter((each) => each['do'] === order).at(-1);
    const answer = (order: string): object => ({ id: sentLast(order)!['id'], ok: true, n });
    const deal = { game: 1, hand: 1, attempt: 1, commit: 'ab', seats: [{ seat: 1, commit: null as unknown }] };
    await show(viewOf(roads, []), { table: { ...table, phase: 'committing' }, deal });
    await vi.waitFor(() => expect(sentLast('commit')).toBeDefined());
    deal.seats = [{ seat: 1, commit: sentLast('commit')!['commit'] }];
    const opening = opens ? { table: { ...table, phase: 'opening' }, deal } : {};
    await show(game.view, { ...opening, answer: answer('commit') });
    if (opens) {
      await vi.waitFor(() => expect(sentLast('open')).toBeDefined());
      await show(game.view, { answer: answer('open') });
    }
    await show(game.view, { events: [{ n: n + 1, void: [1] }] });
    await vi.waitFor(() => expect(game.log.at(-1)!.text).toContain('did not reveal'));
    expect(game.refusal?.error).toBe(opens ? 'deal-accused' : undefined);
  });

  it('knows the public address of the server', async () => {
    setServer({ protocol: protocolVersion, publicUrl: 'https://play.example.org/' });
    await show(viewOf(roads, []), { table });
    await vi.waitFor(() => expect(game.publicUrl).toBe('https://play.example.org/'));
    expect(shareAddress('kX', game.publicUrl)).toBe('https://play.example.org/t/kX');
  });

  it('plays with a server that says nothing about itself, and gives up on one of another version', async () => {
    setServer(null);
    await show(viewOf(roads, []), { table });
    expect(game.condition).toBe('connected');
    setServer({ protocol: protocolVersion + 1, publicUrl: null });
    newGame();
    await show(viewOf(roads, []), { table });
    await vi.waitFor(() => expect(game.condition).toBe('foreign'));
  });

  it('gives up on a server whose views make no sense to this page', async () => {
    socket.onmessage!({
      data: JSON.stringify({
        type: 'state',
        n: 1,
        now: 0,
        you: 1,
        events: [],
        turn: null,
        window: null,
        table,
        view: { ...viewOf(roads, []), drawPile: 3 },
      }),
    });
    await vi.waitFor(() => expect(game.condition).toBe('foreign'));
  });
});

describe('the record of a table', () => {
  it('is copied when a hand ends, and a game that is over leads to its copy', async () => {
    vi.stubGlobal('location', { href: 'http://host/', hash: '' });
    const record = playedGame(desk, { rules: 'parker-1988', players: 3, set: { goal: '1000' } });
    const { snapshot } = desk.open(record.rules, 1, record.hands);
    const asked = vi.fn(async (address: string) => new Response(address.includes('record') ? desk.write(record) : ''));
    vi.stubGlobal('fetch', asked);
    const shelf = new PassingShelf();
    newGame(shelf);
    await show(snapshot.view, { table: { ...table, phase: 'game-over' } });
    await vi.waitFor(async () => expect(await shelf.list()).toHaveLength(1));
    const [copy] = await shelf.list();
    expect(copy).toMatchObject({ id: 'kX-1', kind: 'online', mine: [1], header: { over: true } });
    expect(copy!.record).toBe(desk.write(record));
    await game.replay();
    expect(location.hash).toBe('#/replay/kX-1');

    await shelf.remove('kX-1');
    asked.mockResolvedValue(new Response('', { status: 404 }));
    newGame(shelf);
    await show(snapshot.view, { table: { ...table, phase: 'game-over' } });
    await game.replay();
    expect(location.hash).toBe('#/open/t/kX'); // which tries again
    expect(await shelf.list()).toEqual([]);
  });
});
