import { describe, expect, it } from 'vitest';
import { standInLine } from '../src/art/road';
import { cardWidths, openedSizes } from '../src/table/arrangement';
import { handHeight, layoutOf, shapeOf, stepOf, type Room } from '../src/table/layout';
import { windows } from './windows';

const room = (width: number, height: number, teams: number, changes: Partial<Room> = {}): Room => ({
  width,
  height,
  top: 44,
  teams,
  watching: false,
  large: false,
  ...changes,
});

describe('the layout of the table', () => {
  it('has three shapes', () => {
    expect(shapeOf(1280, 800)).toBe('wide');
    expect(shapeOf(1280, 600)).toBe('low');
    expect(shapeOf(844, 390)).toBe('low');
    expect(shapeOf(820, 1180)).toBe('tall');
  });

  it('keeps least sizes in every window, for any number of teams', () => {
    for (const [width, height] of windows)
      for (let teams = 2; teams <= 6; ++teams)
        for (const large of [false, true]) {
          const layout = layoutOf(room(width, height, teams, { large }));
          const { card, step, rows } = layout.hand;
          expect(step).toBeGreaterThanOrEqual(40);
          expect(card + (Math.ceil(7 / rows) - 1) * step).toBeLessThanOrEqual(width - layout.log);
          expect(layout.own.safety * 0.72).toBeGreaterThanOrEqual(36);
          if (!layout.lines) expect(layout.other.safety * 0.72).toBeGreaterThanOrEqual(18);
          else expect(layout.line).toBeGreaterThanOrEqual(25);
        }
  });

  it('has room for your own tableau under the line of a server, in low windows', () => {
    for (const [width, height, least] of [
      [667, 375, 25],
      [844, 390, 40],
      [915, 412, 40],
    ] as const)
      for (let teams = 2; teams <= 6; ++teams)
        expect(layoutOf(room(width, height, teams, { top: 66 })).own.pile).toBeGreaterThanOrEqual(least);
  });

  it('gives you larger piles than your opponents, in low windows', () => {
    for (const [width, height] of [
      [640, 400],
      [667, 375],
      [844, 390],
      [1024, 600],
    ] as const)
      for (const teams of [2, 3]) {
        const { own, other, lines, folded } = layoutOf(room(width, height, teams));
        if (!lines) expect(own.pile).toBeGreaterThanOrEqual(other.pile);
        if (lines && width < 700) expect(folded).toBe(true);
        expect(own.pile).toBeGreaterThanOrEqual(38);
      }
  });

  it('never gives an opponent larger piles than you', () => {
    for (const [width, height] of [
      [820, 1180],
      [1366, 625],
      [1280, 800],
      [1920, 1080],
    ] as const)
      for (let teams = 2; teams <= 6; ++teams) {
        const { own, other } = layoutOf(room(width, height, teams));
        expect(own.pile).toBeGreaterThanOrEqual(other.pile);
      }
  });

  it('leaves no empty place among five tableaus', () => {
    expect(layoutOf(room(1920, 1080, 5))).toMatchObject({ columns: 2, span: true, lines: false });
    expect(layoutOf(room(1920, 1080, 5, { watching: true })).span).toBe(false);
  });

  it('shows two thirds of every card in a fan', () => {
    for (const large of [false, true]) {
      const { card, step } = layoutOf(room(320, 568, 3, { large })).hand;
      expect(step / card).toBeGreaterThan(0.65);
    }
  });

  it('spreads fewer cards over the width of the fan', () => {
    const { hand } = layoutOf(room(320, 568, 2));
    expect(stepOf(hand, 7)).toBe(hand.step);
    expect(stepOf(hand, 6) * 5).toBeCloseTo(hand.step * 6);
    expect(stepOf(hand, 2)).toBeLessThan(hand.card * 1.2);
    const rows = layoutOf(room(390, 844, 2)).hand;
    expect(stepOf(rows, 3)).toBe(rows.step);
  });

  it('keeps the cards of your tableau large on the smallest phone', () => {
    for (const [teams, least] of [
      [2, 60],
      [3, 47],
    ] as const)
      expect(layoutOf(room(320, 568, teams)).own.pile).toBeGreaterThanOrEqual(least);
  });

  it('fills a large screen', () => {
    const { own, deck, log, road } = layoutOf(room(1920, 1080, 2));
    expect(Math.min(own.pile, deck)).toBeGreaterThanOrEqual(100);
    expect(log).toBeGreaterThan(200);
    expect(road).toBeGreaterThan(150);
  });

  it('gives up the road before the cards', () => {
    const crowded = layoutOf(room(320, 568, 6));
    expect(crowded).toMatchObject({ road: 0, log: 0, lines: true });
    expect(layoutOf(room(390, 844, 2)).road).toBeGreaterThan(0);
  });

  it('makes the hand or your piles larger on request, and shrinks nothing', () => {
    const unchanged: string[] = [];
    for (const [width, height] of windows)
      for (let teams = 2; teams <= 6; ++teams) {
        const plain = layoutOf(room(width, height, teams));
        const large = layoutOf(room(width, height, teams, { large: true }));
        const drawn = ({ hand, deck, sign, own, other, lines }: typeof plain): number[] => [
          ...[hand.card, deck, sign, own.pile, own.stack, own.safety],
          ...(lines ? [] : [other.pile, other.stack, other.safety]),
        ];
        drawn(large).forEach((size, i) => expect(size).toBeGreaterThanOrEqual(drawn(plain)[i]!));
        if (large.hand.card * cardWidths(large.own) === plain.hand.card * cardWidths(plain.own))
          unchanged.push(`${width}×${height}`);
        expect(large.log).toBe(0);
        expect(large.lines).toBe(plain.lines);
        expect(large.road).toBeLessThanOrEqual(plain.road);
      }
    // Every pixel of these windows is in use, at least with some numbers of teams. There, only the drawings on the
    // cards grow.
    expect([...new Set(unchanged)]).toEqual(['320×568', '667×375', '915×412', '640×400']);
  });

  it('gives the hand the room that wide tableaus cannot use', () => {
    const three = layoutOf(room(1920, 1080, 3));
    expect(three.hand.card).toBeGreaterThan(layoutOf(room(1920, 1080, 2)).hand.card);
    expect(three.own.pile).toBeGreaterThan(100);
  });

  it('keeps no room for a hand for a spectator', () => {
    const seated = layoutOf(room(1280, 800, 2));
    const watching = layoutOf(room(1280, 800, 2, { watching: true }));
    expect(watching.own.pile).toBeGreaterThanOrEqual(seated.own.pile);
    expect(handHeight(seated.hand, 'wide')).toBeGreaterThan(100);
  });

  it('opens a side in a window of its own', () => {
    expect(openedSizes(280).safety).toBeGreaterThanOrEqual(51);
    expect(openedSizes(280).pile).toBeGreaterThan(40);
  });
});

describe('cars on the road', () => {
  it('stand in line, with their signs before them', () => {
    const start = { x: 100, row: 0, ahead: 0 };
    expect(standInLine([start, { ...start, ahead: 20 }, { ...start, row: 1 }], 30, 2)).toEqual([100, 48, 100]);
    expect(
      standInLine(
        [
          { ...start, x: 40 },
          { ...start, x: 200 },
        ],
        30,
        2,
      ),
    ).toEqual([40, 200]);
  });
});
