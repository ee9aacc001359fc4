// The page's engine: the real module, called as the worker calls it.
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../bindings/wasm/bornes.mjs';
import { cards, copiesOf, isHazard } from '../src/engine/cards';
import { editions, type Rules } from '../src/engine/types';
import type { GameRecord, HandRecord } from '../src/engine/record';
import { ownRules, playerCounts } from '../src/game/rules';
import { dealOut, dealText, firstHead, nextHead, promiseOf } from '../src/online/fair';
import type { Deal } from '../src/online/protocol';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';

const cli = process.env['BORNES_CLI'];
const duel: Rules = { rules: 'parker-1988', players: 2, set: {} };

let engine: Engine;
let desk: Desk;
beforeAll(async () => {
  engine = await loadEngine();
  desk = new Desk(engine);
});

const firstHand = (rules: Rules): HandRecord => ({ dealer: rules.players, deck: desk.deck(rules), moves: [] });

describe('the engine in the page', () => {
  it.runIf(cli)('has the signature of the native one', () => {
    expect(desk.signature()).toBe(execFileSync(cli!, ['bench', '--signature'], { encoding: 'utf8' }).trim());
  });

  it.runIf(cli)('plays by the same rules when an edition’s own are said aloud (R8)', () => {
    const page = (...args: string[]): string =>
      execFileSync(cli!, ['rules', ...args], { encoding: 'utf8' })
        .split('House rules of this page')[0]!
        .trim();
    for (const edition of editions) {
      for (const players of playerCounts({ rules: edition, set: {} })) {
        const settings = Object.entries(ownRules(edition, players)).flatMap(([name, value]) => [
          '--set',
          `${name}=${value}`,
        ]);
        const table = [edition, '--players', String(players)];
        expect(page(...table, ...settings), table.join(' ')).toBe(page(...table));
      }
    }
  });

  it('says why settings make no game', () => {
    expect(desk.fault(duel)).toBe('');
    const faults: [Partial<Rules>, string][] = [
      [{ players: 5 }, 'five-need-solo'],
      [{ players: 7 }, 'players-out-of-range'],
      [{ rules: 'fundex-2010', players: 6, set: { teams: 'partners' } }, 'edition-needs-solo'],
      [{ set: { target: '1000', extension: '700' } }, 'extension-not-above-target'],
    ];
    for (const [changes, fault] of faults) expect(desk.fault({ ...duel, ...changes })).toBe(fault);
  });

  it('deals seven cards to the player who begins, and says what that player can do', () => {
    const { snapshot } = desk.open(duel, 1, [firstHand(duel)]);
    expect(snapshot.view.hand).toHaveLength(7);
    expect(snapshot.actor).toBe(1);
    expect(new Set(snapshot.options.map(({ card }) => card))).toEqual(new Set(snapshot.view.hand));
    const legal = snapshot.options.flatMap(({ plays, discard }) => [...plays.map(({ action }) => action), discard!]);
    expect(legal.sort()).toEqual([...snapshot.view.legal].sort());
    for (const { refusals } of snapshot.options)
      for (const { refusal } of refusals) expect(refusal).toMatch(/^[a-z0-9-]+$/);
  });

  it('plays a whole game with bots, and opens it again from its record', () => {
    const rules: Rules = { ...duel, players: 4, set: { goal: '500' } };
    const hands = [firstHand(rules)];
    let { snapshot } = desk.open(rules, 1, hands);
    while (snapshot.view.phase !== 'game-over') {
      if (snapshot.actor === null) {
        hands.push({ dealer: (snapshot.view.dealer % 4) + 1, deck: desk.deck(rules), moves: [] });
        snapshot = desk.deal(hands.at(-1)!.deck);
      } else {
        const { seat, action, snapshot: after } = desk.bot('casual', '7');
        hands.at(-1)!.moves.push({ seat, action });
        snapshot = after;
      }
    }
    expect(snapshot.view.winners!.length).toBeGreaterThan(0);
    const again = desk.open(rules, 1, hands);
    expect(again.snapshot).toEqual(snapshot);
    expect(again.totals).toHaveLength(hands.length);
    expect(again.story).toHaveLength(hands.at(-1)!.moves.length);
  });

  it('knows from a view alone what may be played, and why not', () => {
    const rules: Rules = { ...duel, players: 4 };
    let { snapshot } = desk.open(rules, 1, [firstHand(rules)]);
    const other = new Desk(engine);
    for (let i = 0; i < 40 && snapshot.actor !== null; ++i) {
      if (snapshot.view.seat === snapshot.actor) expect(other.place(rules, 1, snapshot.view)).toEqual(snapshot);
      snapshot = desk.bot('casual', '3').snapshot;
    }
    expect(other.hint('3').length).toBeGreaterThan(0);
    expect(() => other.place(rules, 1, { ...snapshot.view, drawPile: 1, phase: 'play', seat: 1 })).toThrow('no cards');
  });

  it('audits a finished hand: deck and cards', () => {
    const deal: Deal = { game: 1, hand: 1, attempt: 1, commit: '', seats: [], seed: '00'.repeat(32) };
    const sorted = cards.flatMap((card) => Array<string>(copiesOf(card) - (isHazard(card) ? 1 : 0)).fill(card));
    const fair = dealOut({ table: 't', rules: duel }, deal, sorted, 0);
    deal.commit = promiseOf({ table: 't', rules: duel }, deal);
    const hands = [{ dealer: fair.dealer, deck: fair.deck.join(' '), moves: [] as HandRecord['moves'] }];
    let { snapshot } = desk.open(duel, 1, hands);
    while (snapshot.actor !== null) {
      const { seat, action, snapshot: after } = desk.bot('casual', '5');
      hands[0]!.moves.push({ seat, action });
      snapshot = after;
    }
    const tags: [string, string][] = [
      ['table', 't'],
      ['game', '1'],
      ['deal-1-commit', deal.commit],
      ['deal-1', dealText(deal)],
    ];
    const record = desk.write({ rules: duel, seats: [], tags, hands });
    const audit = { table: 't', deal, record, view: snapshot.view, me: 1 };
    const head = nextHead(firstHead({ table: 't', rules: duel }, 1), deal, [], hands[0]!);
    expect(desk.audit(duel, audit)).toEqual({ unfair: null, totals: [snapshot.view.totals], heads: [head] });
    expect(desk.audit(duel, { ...audit, table: 'u' }).unfair).toBe('wrong-record');
    expect(desk.audit(duel, { ...audit, record: `${record}1 finish\n` }).unfair).toBe('wrong-record');
    expect(desk.audit(duel, { ...audit, record: '' }).unfair).toBe('wrong-record');
    const [first, ...rest] = snapshot.view.hand;
    const swapped = { ...snapshot.view, hand: [first === '25' ? ('50' as const) : ('25' as const), ...rest] };
    expect(desk.audit(duel, { ...audit, view: swapped }).unfair).toBe('wrong-cards');
  });

  it('writes records in the canonical form, and reads them back', () => {
    const rules: Rules = { rules: 'classic-km', players: 2, set: { goal: '3000', deck: 'short' } };
    const tags: [string, string][] = [
      ['date', '2026-01-02'],
      ['place', 'Lyon, France'],
    ];
    const hand = firstHand(rules);
    desk.open(rules, 1, [hand]);
    for (let i = 0; i < 9; ++i) {
      const { seat, action } = desk.bot('casual', '7');
      hand.moves.push({ seat, action });
    }
    const record: GameRecord = { rules, seats: ['You', 'Marcel'], tags, hands: [hand] };
    const text = desk.write(record);
    expect(text.split('\n').slice(0, 10)).toEqual([
      'bornes-record 1',
      'rules classic-km',
      'players 2',
      'set deck short',
      'set goal 3000',
      'seat 1 You',
      'seat 2 Marcel',
      'tag date 2026-01-02',
      'tag place Lyon, France',
      'hand 1 dealer 2',
    ]);
    expect(desk.read(text)).toEqual({ record, fault: null });
    expect(() => desk.write({ ...record, seats: ['#1'] })).toThrow('record:6:');
  });

  it('reads a record as far as it is legal, and says where it is not', () => {
    const text = desk.write({ rules: duel, seats: [], tags: [], hands: [firstHand(duel)] });
    const lines = text.split('\n').length;
    const { record, fault } = desk.read(`${text}1 finish\n`);
    expect(record!.hands).toMatchObject([{ dealer: 2, moves: [] }]);
    expect(fault).toMatchObject({ code: 'refused', arguments: ['nothing-to-extend'], line: lines });
    expect(desk.read('').record).toBeNull();
    expect(desk.read('bornes-record 1\nrules parker-1988\nplayers 2\nhand 1 dealer 1\n')).toEqual({
      record: null,
      fault: null,
    });
    expect(desk.read('1 play roll\n')).toMatchObject({ record: null, fault: { line: 1 } });
  });

  it('gives hints, what the strongest bot would do first', () => {
    for (let i = 0; i < 5; ++i) {
      desk.open(duel, 1, [firstHand(duel)]);
      const candidates = desk.hint('3');
      expect(candidates.length).toBeGreaterThan(1);
      expect(candidates[0]!.reason.code).toMatch(/^[a-z-]+$/);
      expect(desk.bot('master', '3').action).toBe(candidates[0]!.action);
    }
  });
});
