import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import type { GameRecord } from '../src/engine/record';
import type { Start } from '../src/review/client';
import { Course } from '../src/review/course';
import type { Decision, Report, Review } from '../src/review/messages';
import { heightsOf, luckIn, signsOf, weatherOf } from '../src/review/profile';
import { Reviewing } from '../src/review/reviewing.svelte';
import { work } from '../src/review/study';
import { tellDecision, tellDraw, tellMove, tellNote, tellTurn } from '../src/review/telling';
import { PassingShelf } from '../src/library/shelf';
import { Desk } from '../src/worker/desk';
import { loadEngine, loadReviewer } from './engine';
import { duel } from './fixtures';
import { playedGame } from './playedGame';
import { decision, made, rollouts } from './reviewed';

const engine = await loadEngine();
const reviewer = await loadReviewer();

let record: GameRecord;
let text: string;
let reports: Report[];
let review: Review;

const reportsOf = (): Report[] => {
  let clock = 0;
  return [...work(reviewer, { kind: 'review', record: text, rollouts }, () => (clock += 100))];
};
const textIn = (some: Report[]): string =>
  some.flatMap((report) => (report.kind === 'reviewed' ? [report.text] : []))[0]!;

beforeAll(() => {
  record = playedGame(engine, { rules: 'fundex-2010', players: 2, set: {} }, 'novice', 1);
  text = new Desk(engine).write(record);
  reports = reportsOf();
  review = JSON.parse(textIn(reports)) as Review;
});
beforeEach(() => void (settings.language = 'en'));

// A sign that is separated by a space stays on the same line as its word.
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the worker', () => {
  it('reports after the first step, then from time to time, and the whole review at the end', () => {
    const [first, second] = reports as Extract<Report, { kind: 'progress' }>[];
    expect(first).toMatchObject({ kind: 'progress', done: 1 });
    expect(first!.review.decisions.length).toBeLessThanOrEqual(1);
    expect(second!.done).toBeGreaterThan(first!.done);
    expect(reports.at(-1)!.kind).toBe('reviewed');
  });

  it('gives the same bytes each time', () => {
    expect(textIn(reportsOf())).toBe(textIn(reports));
  });

  it('sums up a game without judging it: sheets of its hands, result, luck', () => {
    const [report] = [...work(reviewer, { kind: 'facts', records: [text, 'nonsense'] })];
    const [facts, nothing] = (report as Extract<Report, { kind: 'facts' }>).games;
    const { snapshot } = new Desk(engine).open(record.rules, 1, record.hands);
    expect(facts!.hands).toEqual([snapshot.score]);
    expect(facts!.result).toEqual(review.result);
    expect(facts!.over).toBe(true);
    expect(facts!.seats).toEqual(['Ann', 'Marcel']);
    expect(nothing).toBeNull();
  });

  it('names an error rate', () => {
    const rules = record.rules;
    const job = { kind: 'names', rates: [0, 100].map((rate) => ({ rules, rate, error: 1 })) } as const;
    expect([...work(reviewer, { ...job, rates: [...job.rates] })]).toEqual([
      {
        kind: 'names',
        levels: [
          ['master', 'master'],
          ['novice', 'novice'],
        ],
      },
    ]);
  });
});

describe('a review', () => {
  const started = (): {
    reviewing: Reviewing;
    shelf: PassingShelf;
    tell: (report: Report) => void;
    ended: () => number;
  } => {
    let tell: ((report: Report) => void) | undefined;
    let ended = 0;
    const start: Start = (_, hear) => {
      tell = hear;
      return () => void ++ended;
    };
    const shelf = new PassingShelf();
    const reviewing = new Reviewing({ id: 'a', mine: [1], record: text }, shelf, start);
    reviewing.start();
    return { reviewing, shelf, tell: tell!, ended: () => ended };
  };

  it('is kept when it is complete, and found again', async () => {
    const { reviewing, shelf, tell } = started();
    for (const report of reports) tell(report);
    expect(reviewing.stage).toBe('done');
    expect(reviewing.review).toEqual(review);
    const again = new Reviewing({ id: 'a', mine: [1], record: text }, shelf);
    await again.find();
    expect(again.stage).toBe('done');
    expect(again.review).toEqual(review);
    expect((await shelf.findReview('a'))!.json).toBe(textIn(reports));
  });

  it('stops at once when it is cancelled, shows what it has, and keeps nothing', async () => {
    const { reviewing, shelf, tell, ended } = started();
    tell(reports[0]!);
    reviewing.cancel();
    expect(ended()).toBe(1);
    tell(reports.at(-1)!); // arrives late
    expect(reviewing.stage).toBe('stopped');
    expect(reviewing.review).toEqual((reports[0] as { review: Review }).review);
    expect(await shelf.findReview('a')).toBeUndefined();
  });

  it('is made anew if the kept one is broken or of another version', async () => {
    const shelf = new PassingShelf();
    for (const kept of [
      { version: 1, json: '{' },
      { version: 2, json: '{}' },
    ]) {
      await shelf.keepReview('a', { ...kept, budget: '2000' });
      const reviewing = new Reviewing({ id: 'a', mine: [], record: text }, shelf);
      await reviewing.find();
      expect(reviewing.stage).toBe('none');
    }
  });

  it('says when the worker fails', () => {
    const { reviewing, tell } = started();
    tell({ kind: 'failed' });
    expect(reviewing.stage).toBe('failed');
  });
});

describe('sentences', () => {
  it('say what was done, what was better, what it cost and why', () => {
    expect(plain(tellDecision(duel(), decision(1, 0.1), false))).toBe(
      'You: discard 25. Better: play Roll – it gets you rolling. It cost 10.0% of the game (± 0.1) and 10 points.',
    );
    const cheap = { ...decision(1, 0.1), loss: { win: 0.1, points: 1.2 } };
    expect(plain(tellDecision(duel(), cheap, false))).toMatch(/and 1 point\.$/u);
    expect(plain(tellDecision(duel(), decision(2, 0.1), true))).toMatch(
      /Better: play Roll – it gets Marcel rolling\./u,
    );
    const attack = { code: 'stops-opponent', card: 'stop', team: 1, figure: 175 };
    expect(plain(tellDecision(duel(), { ...decision(2, 0.1), reason: attack }, true))).toMatch(
      /– Stop stops you at 175\./u,
    );
    expect(plain(tellDecision(duel(), decision(1, 0.001), true))).toBe('You: discard 25. As good as: play Roll.');
    settings.language = 'fr';
    expect(plain(tellDecision(duel('fr'), decision(2, 0.1), true))).toMatch(/^Marcel : .*Coût : 10,0 % de la partie/u);
  });

  it('say what was wrong with the move that was made', () => {
    const fault = (code: string, changes = {}) => ({ code, card: null, team: null, figure: 0, ...changes });
    const told = (made: Decision['fault']): string =>
      plain(tellDecision(duel(), { ...decision(1, 0.1), fault: made }, true));
    expect(told(fault('stays-stopped'))).toMatch(
      /^You: discard 25 – the car does not get going\. Better: play Roll – it gets you rolling\./u,
    );
    expect(told(fault('leaves-hazard', { card: 'stop' }))).toContain('– Stop stays in force.');
    expect(told(fault('gives-up-miles', { figure: 75 }))).toContain('– it gives up 75 miles.');
    expect(told(fault('spares-opponent', { team: 2, figure: 300 }))).toContain('– Marcel is left alone at 300 miles.');
    expect(told(fault('spares-opponent', { team: 1, figure: 300 }))).toContain('– you are left alone at 300 miles.');
    const known = told(null);
    expect(told(fault('from-a-later-version'))).toBe(known);
    const { fault: _, ...before } = decision(1, 0.1); // as it was stored before faults existed
    expect(plain(tellDecision(duel(), before as Decision, true))).toBe(known);
  });

  it('have a fault for each mark, as the engine finds it', () => {
    const marked = review.decisions.filter(({ mark }) => mark);
    expect(marked.length).toBeGreaterThan(0);
    for (const each of marked) expect(plain(tellDecision(duel(), each, true))).toMatch(/^[^.]+ – [^.]+\. Better: /u);
  });

  it('speak to the person, and of the others', () => {
    settings.language = 'de';
    const note = { kind: 'held-safety', hand: 1, ply: 3, card: 'extra-tank', loss: { win: 0.031, points: 1 } } as const;
    expect(plain(tellNote(duel('de'), { ...note, seat: 1 }))).toMatch(/^Du hast .* zu lange behalten\. .*3,1 %/u);
    expect(plain(tellNote(duel('de'), { ...note, seat: 2 }))).toMatch(/^Marcel hat /);
    const draw = { hand: 1, ply: 3, seat: 1, card: 'roll', luck: { win: -0.02, points: 0 } };
    expect(plain(tellDraw(duel('de'), draw))).toMatch(/^Du hast .* gezogen: Glück −2,0/u);
    expect(plain(tellDraw(duel('de'), { ...draw, card: null }))).toMatch(/^Du: die ausgeteilten Karten/);
  });

  it('tell the last move of the table, in a few words', () => {
    const course = new Course(record);
    const some = made({ decisions: [decision(1, 0.1)] });
    expect(plain(tellMove(duel(), some, course, 1))).toBe('Better: play Roll (blunder, 10.0% of the game).');
    expect(tellMove(duel(), some, course, 0)).toBe('');
    expect(tellMove(duel(), some, course, 2)).toBe('');
  });

  it('tell a turning point by the chances before and after', () => {
    const course = new Course(record);
    const turn = { hand: 1, ply: 0, team: 2, change: 0.25 };
    const curve = [{ hand: 1, ply: 0, win: [0.7, 0.3] }];
    expect(plain(tellTurn(duel(), made({ curve }), course, turn))).toMatch(
      /^(You|Marcel): (play|discard) .+\. Marcel: from 30% to 55%\.$/u,
    );
    const [small, large, later] = [0.01, -0.2, 0.5].map((win, i) => ({
      hand: 1,
      ply: i < 2 ? 1 : 2,
      seat: 2,
      card: 'stop',
      luck: { win, points: 0 },
    }));
    const drawn = made({ curve, draws: [small!, large!, later!] });
    expect(plain(tellTurn(duel(), drawn, course, turn))).toMatch(/55%\. Marcel drew Stop: luck −20\.0%\.$/u);
  });
});

describe('the profile', () => {
  const twoHands = (): Course => {
    const hand = (moves: number) => ({
      dealer: 1,
      deck: '',
      moves: Array.from({ length: moves }, () => ({ seat: 1, action: 'discard 25' })),
    });
    return new Course({ ...record, hands: [hand(3), hand(2)] });
  };

  it('puts the hands one after the other', () => {
    const course = twoHands();
    expect(course.length).toBe(5);
    for (let index = 0; index < 5; ++index) expect(course.indexOf(course.placeOf(index))).toBe(index);
    expect(course.placeOf(3)).toEqual({ hand: 2, ply: 0 });
    expect(course.indexOf({ hand: 2, ply: 1 })).toBe(4);
  });

  it('has a height before each action, and the result at the end of a game that is over', () => {
    const course = new Course(record);
    const heights = heightsOf(review, course, 1);
    expect(heights).toHaveLength(course.length + 1);
    expect(heights.at(-1)).toEqual({ index: course.length, share: review.result[0]!.win });
    const partial = (reports[0] as { review: Review }).review;
    expect(heightsOf(partial, course, 1)).toHaveLength(1);
  });

  it('shows the signs of one team, and the luck of all from its side', () => {
    const course = twoHands();
    const coup = { ...decision(1, 0), action: 'coup-fourre extra-tank', best: 'coup-fourre extra-tank', ply: 1 };
    const some = made({
      decisions: [decision(1, 0.1), coup, decision(2, 0.2)],
      draws: [
        { hand: 1, ply: 0, seat: 1, card: '25', luck: { win: 0.02, points: 0 } },
        { hand: 2, ply: 1, seat: 2, card: '25', luck: { win: 0.04, points: 0 } },
      ],
    });
    expect(signsOf(some, course, 1)).toEqual([
      { index: 0, kind: 'blunder' },
      { index: 1, kind: 'coup-fourre' },
    ]);
    expect(luckIn(some, course, 1, 2)).toEqual([0.02, -0.04]);
    expect([0.04, 0, -0.02, -0.04].map(weatherOf)).toEqual(['good', null, 'poor', 'bad']);
  });
});
