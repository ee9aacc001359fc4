// What an online table says in words.
import { describe, expect, it } from 'vitest';
import { refusalInWords, tell } from '../src/room/telling';
import { duel, someView } from './fixtures';

describe('refusals', () => {
  it('appear in the language of the page; unknown ones stay as they came', () => {
    expect(refusalInWords('fr', 'too-many', 'x')).toMatch(/^Trop/);
    expect(refusalInWords('en', 'journal-unavailable', 'x')).toMatch(/^The table cannot save/);
    expect(refusalInWords('en', 'needs-roll', 'x', 'fundex-2010')).toContain('Go!');
    expect(refusalInWords('fr', 'something-new', 'x')).toBe('x');
  });
});

describe('what happened', () => {
  it('addresses the player whose time is up as "you"', () => {
    const told = (seat: number) =>
      tell(duel(), [{ n: 1, seat, action: 'discard 25', by: 'clock' }], 0, someView())!.text;
    expect(told(1)).toBe('You discard 25. Your time is up: a bot plays this move.');
    expect(told(2)).toBe('Marcel discards 25. Marcel’s time is up: a bot plays this move.');
  });

  it('does not tell twice that the trip is completed', () => {
    const told = tell(duel(), [{ n: 1, seat: 1, action: 'finish' }], 0, someView({ phase: 'hand-over' }));
    expect(told).toBeNull(); // the end of the hand says it
  });

  it('tells apart what happened in the game and what happened to the people', () => {
    const isAside = (event: object) => tell(duel(), [{ n: 1, ...event } as never], 0, someView())!.aside ?? false;
    expect(isAside({ seat: 2, action: 'play speed-limit on 1' })).toBe(false);
    expect(isAside({ dealt: 2 })).toBe(false);
    for (const event of [{ device: 2 }, { away: 2 }, { back: 2 }, { left: 2 }, { sat: 2, name: 'Bob' }])
      expect(isAside(event)).toBe(true);
  });
});
