// Keeping score with real cards: how taps change a hand, and how the engine scores it.
import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules, Score } from '../src/engine/types';
import { columnOf, nameColumn } from '../src/keeper/columns';
import { isAbout, sentenceOf, typedFault } from '../src/keeper/fault';
import {
  companyOf,
  dealerOf,
  emptyHand,
  milesOf,
  runningTotals,
  safetyState,
  standingOf,
  undone,
  withCard,
  withExtension,
  withHand,
  withMiles,
  withTotal,
  withoutCard,
  withSafety,
  type KeptScore,
} from '../src/keeper/game';
import { openPads } from '../src/keeper/shelf';
import { Desk } from '../src/worker/desk';
import { loadEngine } from './engine';

const four: Rules = { rules: 'parker-1988', players: 4, set: {} };
const duel: Rules = { rules: 'parker-1988', players: 2, set: {} };
const pad = (rules: Rules): KeptScore => ({
  id: 'pad',
  touched: 1,
  rules,
  names: ['Ann', 'Bob', 'Cid', 'Eve'].slice(0, rules.players),
  dealer: rules.players,
  hands: [],
  past: [],
});

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await loadEngine());
});

describe('a hand', () => {
  it('is completed by the team that arrives, and by nobody once a card is taken back', () => {
    let hand = emptyHand(four);
    for (let i = 0; i < 10; ++i) hand = withCard(four, hand, 2, '100');
    expect(hand.completedBy).toBe(2);
    hand = withoutCard(four, { ...hand, delayedAction: true }, 2, '100');
    expect(hand).toMatchObject({ completedBy: null, delayedAction: false });
    expect(milesOf(hand.teams[1]!)).toBe(900);
    expect(withoutCard(four, hand, 2, '25')).toEqual(hand);
  });

  it('goes by the extension once it is called', () => {
    let hand = withMiles(duel, emptyHand(duel), 1, 700, 0);
    expect(hand.completedBy).toBe(1);
    hand = withExtension(duel, hand, 1);
    expect(hand.completedBy).toBeNull();
    hand = withMiles(duel, hand, 2, 1000, 0);
    expect(hand.completedBy).toBe(2);
    expect(desk.scoreEntered(duel, hand).score!.map(({ extension }) => extension)).toEqual([0, 200]);
  });

  it('has safeties that go from displayed to coup fourré and away', () => {
    let hand = emptyHand(duel);
    for (const state of ['safety', 'coup-fourre', 'none'] as const) {
      hand = withSafety(hand, 1, 'extra-tank');
      expect(safetyState(hand.teams[0]!, 'extra-tank')).toBe(state);
    }
    expect(hand).toEqual(emptyHand(duel));
  });

  it('keeps a hand as it was if the same total is typed again', () => {
    const done = { ...withMiles(duel, emptyHand(duel), 1, 1000, 2), delayedAction: true };
    expect(withTotal(duel, done, 1, 1000)).toBe(done);
    expect(withTotal(duel, done, 1, 100)).toMatchObject({ completedBy: null, delayedAction: false });
    expect(withTotal(duel, done, 1, 900).teams[0]).toMatchObject({ miles: 900, twoHundreds: 2 });
    const cards = withCard(duel, emptyHand(duel), 1, '75');
    expect(withTotal(duel, cards, 1, 75)).toBe(cards);
  });

  it('starts a new list of cards after a sum', () => {
    const hand = withCard(duel, withMiles(duel, emptyHand(duel), 1, 500, 1), 1, '75');
    expect(hand.teams[0]).toEqual({ distance: [75], safeties: [], coupFourres: [] });
  });
});

describe('the sheet on a narrow screen', () => {
  it('shows whole hands, or whole columns of a hand that is too wide', () => {
    const room = (shown: number): number => nameColumn + shown;
    expect(columnOf(room(244), 2, 2)).toBeNull(); // everything fits
    expect(columnOf(room(244), 2, 3)).toBe(61); // two hands of two
    expect(columnOf(room(190), 2, 3)).toBe(95); // one hand
    expect(columnOf(room(244), 3, 3)).toBe(81); // one hand of three
    expect(columnOf(room(244), 6, 3)).toBe(61); // four columns of six
    expect(columnOf(0, 2, 3)).toBeNull(); // not laid out yet
  });
});

describe('a pad', () => {
  it('adds up, knows who leads, and is over at the goal', () => {
    const rows = (...totals: number[]): Score[] => totals.map((total, i) => ({ team: i + 1, total })) as Score[];
    expect(runningTotals([rows(2400, 650), rows(0, 1900)])).toEqual([
      [2400, 650],
      [2400, 2550],
    ]);
    expect(standingOf(four, [])).toEqual({ totals: [0, 0], leaders: [], over: false });
    expect(standingOf(four, [rows(2400, 650)])).toEqual({ totals: [2400, 650], leaders: [1], over: false });
    expect(standingOf(four, [rows(4400, 650), rows(600, 0)])).toMatchObject({ leaders: [1], over: true });
    expect(standingOf({ ...four, set: { goal: 'race' } }, [rows(800, 800)])).toMatchObject({
      leaders: [1, 2],
      over: true,
    });
  });

  it('passes the deal to the left', () => {
    expect([0, 1, 2, 3, 4].map((hand) => dealerOf(pad(four), hand))).toEqual([4, 1, 2, 3, 4]);
  });

  it('takes back the last change, also of an earlier hand', () => {
    const [first, other] = [emptyHand(four), withMiles(four, emptyHand(four), 1, 500, 0)];
    const two = withHand(withHand(pad(four), 0, first), 1, first);
    const edited = withHand(two, 0, other);
    expect(edited.hands).toEqual([other, first]);
    expect(undone(edited).hands).toEqual([first, first]);
    expect(undone(undone(undone(undone(edited)))).hands).toEqual([]);
  });

  it('is kept, listed and removed', async () => {
    const shelf = await openPads();
    expect(shelf.lasting).toBe(true);
    await shelf.put(pad(four));
    await shelf.put({ ...pad(four), id: 'later', touched: 2 });
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['later', 'pad']);
    await shelf.remove('later');
    expect(await shelf.find('later')).toBeUndefined();
    expect(await shelf.find('pad')).toEqual(pad(four));
  });

  it('says why a hand is impossible, in the language of the page', () => {
    const { fault } = desk.scoreEntered(four, withMiles(four, emptyHand(four), 1, 1025, 0));
    expect(sentenceOf(companyOf(pad(four), 'en'), fault!)).toBe('Ann & Cid cannot have 1,025: the target is 1,000.');
    expect(sentenceOf(companyOf(pad(four), 'fr'), fault!)).toMatch(/^Ann & Cid\s: 1\s025 est impossible/);
    expect([isAbout(fault!, 1), isAbout(fault!, 2), isAbout(null, 1)]).toEqual([true, false, false]);
  });

  it('refuses an impossible total, whatever was typed', () => {
    const typed = (miles: number) => withMiles(duel, emptyHand(duel), 2, miles, 0);
    const told = (miles: number): string => {
      const fault = typedFault(duel, typed(miles)) ?? desk.scoreEntered(duel, typed(miles)).fault;
      return fault ? sentenceOf(companyOf(pad(duel), 'en'), fault) : '';
    };
    expect(told(13)).toBe('Bob: distance cards cannot add up to 13. A total is a multiple of 25, such as 650.');
    expect(told(-50)).toBe('Bob: -50 is not a total. Enter a whole number from 0 to 1,000.');
    expect(told(5.5)).toMatch(/^Bob: 5\.5 is not a total/);
    expect(told(1e9)).toMatch(/is not a total/);
    expect(told(650)).toBe('');
  });
});
