// What decided a reviewed game, and the sentence that says so.
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { headline } from '../src/review/telling';
import { causeOf, costliest, ledgerOf, outcomeOf, strongestDraw, sureLoss } from '../src/review/verdict';
import { duel, partners } from './fixtures';
import { decision, made } from './reviewed';

beforeEach(() => void (settings.language = 'en'));

describe('the verdict', () => {
  it('counts errors that are certain, and shares those of opponents', () => {
    const sure = [decision(1, 0.1), decision(2, 0.2), decision(3, 0.04), decision(1, 0.05, 0.04)];
    const three = made({
      decisions: sure,
      result: [0, 1, 0].map((win, i) => ({ team: i + 1, win, adjusted: 0.3 })),
    });
    const ledger = ledgerOf(three, 1);
    expect(ledger).toMatchObject({ luck: -0.3, own: 0.1, others: expect.closeTo(0.12) as number });
    const { start, luck, own, others, rest, result } = ledger;
    expect(start).toBeCloseTo(1 / 3);
    expect(start + luck - own + others + rest).toBeCloseTo(result);
    expect(sureLoss(three, 1)).toBeCloseTo(own);
    expect(costliest(three, 1)).toBe(sure[0]);
    expect(costliest(made({}), 1)).toBeNull();
  });

  it('names luck, play, both or what nobody could see', () => {
    expect(causeOf({ luck: -0.4, own: 0.05, others: 0.3, rest: 0 }, 'lost')).toBe('luck');
    expect(causeOf({ luck: 0.1, own: 0.5, others: 0.1, rest: 0 }, 'lost')).toBe('play');
    expect(causeOf({ luck: -0.3, own: 0.25, others: 0.05, rest: 0 }, 'lost')).toBe('both');
    expect(causeOf({ luck: 0.3, own: 0, others: 0.02, rest: 0 }, 'won')).toBe('luck');
    expect(causeOf({ luck: -0.2, own: 0, others: 0.4, rest: 0 }, 'won')).toBe('play');
    expect(causeOf({ luck: -0.2, own: 0.1, others: 0.1, rest: -0.3 }, 'lost')).toBe('hidden');
    expect(causeOf({ luck: -0.3, own: 0.1, others: 0.1, rest: -0.1 }, 'lost')).toBe('luck');
    expect(causeOf({ luck: 0, own: 0, others: 0, rest: 0.5 }, 'won')).toBe('hidden');
  });

  it('is a sentence from the side of the person, in every language; otherwise of the winner', () => {
    const lost = made({
      result: [
        { team: 1, win: 0, adjusted: 0.6 },
        { team: 2, win: 1, adjusted: 0.4 },
      ],
    });
    expect(outcomeOf(lost, 1)).toBe('lost');
    expect(headline(duel(), lost)).toBe('You lost because of the cards.');
    expect(headline({ ...partners(), me: null }, lost)).toBe('Marcel & Lucien won with better cards.');
    settings.language = 'de';
    expect(headline({ ...duel('de'), me: 2 }, lost)).toBe('Du hast mit besseren Karten gewonnen.');
    expect(headline(duel('de'), { ...lost, over: false })).toBe(
      'Das Spiel ist nicht beendet. So steht es nach den bisherigen Zügen.',
    );
  });

  it('finds the card that helped or harmed most', () => {
    const draw = (seat: number, win: number) => ({ hand: 1, ply: 0, seat, card: '25', luck: { win, points: 0 } });
    const some = made({ draws: [draw(1, 0.02), draw(2, 0.05), draw(1, -0.03)] });
    expect(strongestDraw(some, 1, 1)).toBe(some.draws[0]);
    expect(strongestDraw(some, 1, -1)).toBe(some.draws[1]);
  });
});
