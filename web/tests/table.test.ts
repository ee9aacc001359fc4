import { describe, expect, it } from 'vitest';
import { commandOf } from '../src/table/keys';
import { cardLabel, safetiesInWords, whyNot } from '../src/table/labels';
import { milestones, roadPath, roadPoint } from '../src/art/road';
import { largeStone, stoneCrop } from '../src/art/signs';
import { raceRows, sheetRows } from '../src/table/sheet';
import { toneOf } from '../src/table/tones';
import { hintMargin, hintSentence } from '../src/table/hint';
import { duel, emptyTeam, partners } from './fixtures';

const shape = { width: 1000, height: 176, above: 60, below: 25 };

describe('the road', () => {
  it('leads from left to right inside the picture', () => {
    const xs = [0, 0.25, 0.5, 0.75, 1].map((fraction) => roadPoint(shape, fraction).x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    for (let i = 0; i <= 100; i++) {
      const { y } = roadPoint(shape, i / 100);
      expect(y).toBeGreaterThanOrEqual(shape.above);
      expect(y).toBeLessThanOrEqual(shape.height - shape.below);
    }
    expect(roadPath(shape)).toMatch(/^M-?\d/);
  });

  it('has a stone every 100 and one at the target', () => {
    expect(milestones(700).filter(({ stone }) => stone)).toHaveLength(8);
    expect(milestones(525).at(-1)).toEqual({ miles: 525, stone: true });
  });
});

describe('a large stone', () => {
  it('lies inside the frame of its card, and its figure in the part that is seen', () => {
    for (let seen = 0.3; seen <= 1; seen += 0.05) {
      const { x, y, width } = largeStone(seen);
      const scale = width / stoneCrop.width;
      expect(x).toBeGreaterThan(4.5); // inside the line of the frame
      expect(y).toBeGreaterThan(10);
      expect(y + scale * stoneCrop.height).toBeLessThan(340);
      expect(x + scale * (80 + 55 - stoneCrop.x)).toBeLessThan(250 * seen - 4);
    }
    expect(2 * 9 + largeStone(1).width).toBe(250); // in the middle
  });
});

describe('the keys', () => {
  it('mean what the help says', () => {
    expect(commandOf('3')).toEqual({ do: 'choose', index: 2 });
    expect(commandOf('D')).toEqual({ do: 'discard' });
    expect(commandOf('u')).toEqual({ do: 'undo' });
    expect(commandOf('?')).toEqual({ do: 'help' });
    expect(commandOf('8')).toBeNull();
  });
});

describe('labels', () => {
  it('say where a card can go', () => {
    const option = {
      card: 'flat-tire' as const,
      plays: [{ action: 'play flat-tire on 2', team: 2 }],
      discard: null,
      refusals: [],
    };
    expect(cardLabel(partners(), 'flat-tire', option)).toBe('Flat Tire, playable on Marcel & Lucien (the blue team)');
    expect(
      cardLabel(duel('fr'), '100', {
        card: '100',
        plays: [{ action: 'play 100', team: null }],
        discard: null,
        refusals: [],
      }),
    ).toBe('100 miles, jouable');
  });

  it('name the safeties of a team', () => {
    const safeties = [
      { card: 'extra-tank' as const, coupFourre: true },
      { card: 'right-of-way' as const, coupFourre: false },
    ];
    expect(safetiesInWords(duel(), { ...emptyTeam(1), safeties })).toBe('Extra Tank (coup fourré), Right of Way');
    expect(safetiesInWords(duel(), emptyTeam(1))).toBe('none');
  });

  it('say why one cannot, once if the reasons are the same', () => {
    const refusals = [
      { team: 2, refusal: 'immune' },
      { team: 3, refusal: 'immune' },
    ];
    const option = { card: 'stop' as const, plays: [], discard: null, refusals };
    expect(whyNot(duel(), option)).toBe('That team has the safety against this hazard.');
    const mixed = { ...option, refusals: [refusals[0]!, { team: 1, refusal: 'not-rolling' }] };
    expect(whyNot(duel(), mixed)).toBe('Marcel: protected. You: not rolling.');
  });
});

describe('the score sheet', () => {
  const score = {
    team: 1,
    milestones: 700,
    safeties: 400,
    allSafeties: 300,
    coupFourres: 300,
    tripCompleted: 400,
    delayedAction: 0,
    safeTrip: 300,
    shutOut: 0,
    extension: 200,
    total: 2600,
  };

  it('has the printed rows, and adds up', () => {
    const rows = sheetRows([score], [3100]);
    expect(rows.map((row) => row.figures[0])).toEqual([500, 700, 700, 300, 400, 0, 300, 0, 200, 2600, 3100]);
    expect(raceRows([score])).toEqual([{ key: 'score.milestones', figures: [700], sum: true }]);
  });
});

describe('sounds', () => {
  it('fit the move', () => {
    expect(toneOf('play stop on 2')).toBe('brake');
    expect(toneOf('play 100')).toBe('engine');
    expect(toneOf('coup-fourre extra-tank')).toBe('horn');
    expect(toneOf('discard 100')).toBe('card');
    expect(toneOf('play extra-tank')).toBe('bell');
  });
});

describe('hints', () => {
  const candidates = [
    {
      action: 'play stop on 2',
      win: 0.6,
      points: 120,
      reason: { code: 'stops-opponent', card: 'stop' as const, team: 2, figure: 300 },
    },
    {
      action: 'discard 25',
      win: 0.5,
      points: 80,
      reason: { code: 'drops-least', card: '25' as const, team: null, figure: 0 },
    },
  ];
  it('give move, reason and margin', () => {
    expect(hintSentence(duel(), candidates)).toBe('Hint: play Stop on Marcel – Stop stops Marcel at 300.');
    expect(hintMargin(duel(), candidates, false)).toBe('40 points better than: discard 25.');
    expect(hintMargin(duel(), candidates, true)).toContain('10%');
    expect(hintMargin(duel(), candidates.slice(0, 1), false)).toBe('');
  });
});
