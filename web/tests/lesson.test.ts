// The lesson as data and its notes: every step fits the record, and a note never covers its subject.
import { beforeAll, describe, expect, it } from 'vitest';
import { readingOf, type GameRecord } from '../src/engine/record';
import { askFor, recordIn, steps } from '../src/lesson/steps';
import type { Edition } from '../src/engine/types';
import { editionOf, languages } from '../src/words/catalogue';
import { overlap, pin, type Box } from '../src/lesson/notePlace';
import { loadEngine } from './engine';

let game: GameRecord;
let taught: GameRecord[]; // for each language, in its default edition
beforeAll(async () => {
  const engine = await loadEngine();
  const read = (edition: Edition): GameRecord => {
    const { record, fault } = readingOf(engine.readRecord(recordIn(edition)));
    expect(fault).toBeNull();
    return record!;
  };
  game = read('parker-1988');
  taught = languages.map(([language]) => read((editionOf(language) || 'parker-1988') as Edition));
});

describe('the first game', () => {
  it('asks for the moves of the record, and for all that are the learner’s', () => {
    const moves = game.hands[0]!.moves;
    for (const { after, do: action } of steps) if (action) expect(moves[after]).toEqual({ seat: 1, action });
    expect(steps.filter((step) => step.do).length).toBe(moves.filter(({ seat }) => seat === 1).length);
    expect(steps.at(-1)!.after).toBe(moves.length);
  });

  it('is the same deal in the edition of every language', () => {
    expect(new Set(taught.map(({ rules }) => rules.rules)).size).toBeGreaterThan(1);
    for (const { hands } of taught) expect(hands).toEqual(game.hands);
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

  it('lies off the ring around the thing too', () => {
    const thing: Box = { left: 56, top: 172, right: 104, bottom: 239 };
    const { top } = pin({ width: 308, height: 122 }, { ...window, top: 48 }, thing, [hand]);
    expect(top).toBeGreaterThan(thing.bottom + 5);
  });

  it('lies above the bar over the hand, not at the far end of the window', () => {
    const bar: Box = { left: 0, top: 390, right: 320, bottom: 428 };
    const { top } = pin(size, window, hand, [hand, bar]);
    expect(top).toBe(bar.top - 8 - size.height);
  });

  it('stands in the middle where there is nothing to point at', () => {
    expect(pin(size, window, null, [hand])).toEqual({ left: 6, top: 40, arrow: null });
  });
});
