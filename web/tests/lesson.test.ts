// The lesson as data and its notes: every step fits the record, and a note never lies over what it speaks of.
import { beforeAll, describe, expect, it } from 'vitest';
import { readingOf, type GameRecord } from '../src/engine/record';
import { askFor, record, steps } from '../src/lesson/steps';
import { overlap, pin, type Box } from '../src/lesson/placing';
import { loadEngine } from './engine';

let game: GameRecord;
beforeAll(async () => {
  const engine = await loadEngine();
  const { record: read, fault } = readingOf(engine.readRecord(record));
  expect(fault).toBeNull();
  game = read!;
});

describe('the first game', () => {
  it('asks for the moves of the record, and for all that are the learner’s', () => {
    const moves = game.hands[0]!.moves;
    for (const { after, do: action } of steps) if (action) expect(moves[after]).toEqual({ seat: 1, action });
    expect(steps.filter((step) => step.do).length).toBe(moves.filter(({ seat }) => seat === 1).length);
    expect(steps.at(-1)!.after).toBe(moves.length);
  });

  it('has a sentence for every kind of move that it asks for', () => {
    const kinds = new Set(steps.flatMap((step) => (step.do ? [askFor(step.do)] : [])));
    expect([...kinds].sort()).toEqual(['attack', 'coup-fourre', 'discard', 'extend', 'play']);
    expect(() => askFor('finish')).toThrow('a lesson cannot ask for finish');
  });
});

describe('a note', () => {
  const window = { width: 320, height: 568, top: 40 };
  const hand: Box = { left: 0, top: 430, right: 320, bottom: 568 };
  const size = { width: 308, height: 140 };

  it('lies beside the thing, off the hand, with an arrow between', () => {
    for (let y = 60; y < 360; y += 20) {
      const thing: Box = { left: 40, top: y, right: 100, bottom: y + 60 };
      const { left, top, arrow } = pin(size, window, thing, [hand]);
      const note: Box = { left, top, right: left + size.width, bottom: top + size.height };
      expect(overlap(note, thing)).toBe(0);
      expect(arrow).not.toBeNull();
      if (y < 200 || y > 230) expect(overlap(note, hand)).toBe(0);
    }
  });

  it('stands in the middle where there is nothing to point at', () => {
    expect(pin(size, window, null, [hand])).toEqual({ left: 6, top: 40, arrow: null });
  });
});
