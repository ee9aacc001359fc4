import { describe, expect, it } from 'vitest';
import { parseAction } from '../src/engine/action';
import { cards, copiesOf, familyOf } from '../src/engine/cards';
import { endOfHand, narrate, outcome } from '../src/game/narrate';
import { optionsOf } from '../src/game/options';
import { seatName, teamName } from '../src/game/people';
import { goalOf, inPairs, ownRules } from '../src/game/rules';
import { statusOf } from '../src/game/status';
import { allAlone, levelOf, plainWishes, rulesOf, setupOf, type Wishes } from '../src/home/setup';
import { duel, emptyTeam, partners, someView } from './fixtures';

describe('cards', () => {
  it('are 106 in a full deck, of four families (R1.1)', () => {
    expect(cards.reduce((sum, card) => sum + copiesOf(card), 0)).toBe(106);
    expect(cards.map(familyOf).filter((family) => family === 'safety')).toHaveLength(4);
  });
});

describe('actions', () => {
  it('are parsed', () => {
    expect(parseAction('play stop on 2')).toEqual({ verb: 'play', card: 'stop', team: 2 });
    expect(parseAction('play 100')).toEqual({ verb: 'play', card: '100', team: null });
    expect(parseAction('decline')).toEqual({ verb: 'decline' });
    expect(() => parseAction('fly')).toThrow('not an action');
  });
});

describe('the status of a team', () => {
  const status = (changes: object) => statusOf({ ...emptyTeam(1), ...changes });

  it('follows the top of the battle pile (R3.6, R3.7)', () => {
    expect(status({})).toEqual({ hazard: null, rolling: false, limited: false });
    expect(status({ battle: ['roll'] }).rolling).toBe(true);
    expect(status({ battle: ['roll', 'stop'] })).toEqual({ hazard: 'stop', rolling: false, limited: false });
    expect(status({ battle: ['roll', 'accident', 'repairs'] }).rolling).toBe(false);
  });

  it('is helped by safeties (R3.6 to R3.8)', () => {
    const safeties = [{ card: 'right-of-way', coupFourre: false }];
    expect(status({ safeties }).rolling).toBe(true);
    expect(status({ safeties, battle: ['flat-tire'] }).hazard).toBe('flat-tire');
    expect(status({ speed: ['speed-limit'] }).limited).toBe(true);
    expect(status({ speed: ['speed-limit'], safeties }).limited).toBe(false);
  });
});

describe('sentences', () => {
  it('tell moves in both languages', () => {
    const after = someView({ teams: [{ ...emptyTeam(1), miles: 275 }, emptyTeam(2)] });
    expect(narrate(duel(), { seat: 1, action: 'play 75' }, after)).toBe('You drive 75 miles and are at 275.');
    expect(narrate(duel('fr'), { seat: 2, action: 'discard roll' }, after)).toBe('Marcel défausse Feu vert.');
    expect(narrate(duel(), { seat: 2, action: 'play stop on 1' }, after)).toBe('Marcel plays Stop on you.');
    expect(narrate(duel(), { seat: 2, action: 'coup-fourre extra-tank' }, after)).toBe(
      'Coup fourré! Marcel answers with Extra Tank.',
    );
  });

  it('name partners together', () => {
    expect(teamName(partners(), 2)).toBe('Marcel & Lucien');
    const after = someView();
    expect(narrate(partners(), { seat: 3, action: 'play stop on 2' }, after)).toBe(
      'Odette plays Stop on Marcel & Lucien.',
    );
    expect(narrate(partners(), { seat: 2, action: 'play stop on 1' }, after)).toBe('Marcel plays Stop on your team.');
  });

  it('tell others with the same name apart, by seat', () => {
    const company = partners();
    const named = (...names: string[]) => ({ ...company, people: names.map((name) => ({ name, level: null })) });
    const called = (...names: string[]): string[] => [1, 2, 3, 4].map((seat) => seatName(named(...names), seat));
    expect(called('Alex', 'Alex', 'Eve', 'Bob')).toEqual(['You', 'Alex', 'Eve', 'Bob']);
    expect(called('Alex', 'Alex', 'Eve', 'Alex')).toEqual(['You', 'Alex (2)', 'Eve', 'Alex (4)']);
  });

  it('tell how a hand and a game end', () => {
    expect(endOfHand(duel(), someView())).toEqual([]);
    expect(endOfHand(duel(), someView({ phase: 'hand-over' }))[0]).toContain('nobody');
    const arrived = (team: number) =>
      someView({
        phase: 'hand-over',
        teams: [1, 2].map((each) => ({ ...emptyTeam(each), miles: each === team ? 700 : 0 })),
      });
    expect(endOfHand(duel('fr'), arrived(1))).toEqual(['Vous avez terminé la manche de 700 miles.']);
    expect(endOfHand(duel('fr'), arrived(2))).toEqual(['Marcel a terminé la manche de 700 miles.']);
    expect(endOfHand(partners('fr'), arrived(2))).toEqual(['Marcel & Lucien ont terminé la manche de 700 miles.']);
    expect(outcome(partners(), [2])).toBe('Marcel & Lucien win the game.');
    expect(outcome(duel(), [1])).toBe('You win the game!');
    expect(outcome(duel(), [2])).toContain('Marcel');
    expect(outcome(duel(), [1, 2])).toContain('a draw');
  });
});

describe('options', () => {
  it('ask for every kind once, hazards for every opponent', () => {
    const asked: string[] = [];
    const check = (action: string): string => {
      asked.push(action);
      return action === 'play stop on 3' ? 'immune' : 'none';
    };
    const [far, stop] = optionsOf(['stop', '100', 'stop'], [2, 3], check);
    expect(far).toEqual({
      card: '100',
      plays: [{ action: 'play 100', team: null }],
      discard: 'discard 100',
      refusals: [],
    });
    expect(stop!.plays).toEqual([{ action: 'play stop on 2', team: 2 }]);
    expect(stop!.refusals).toEqual([{ team: 3, refusal: 'immune' }]);
    expect(asked).toHaveLength(5);
  });
});

describe('rules', () => {
  it('know the goal and the partners', () => {
    expect(goalOf({ rules: 'fundex-2010', players: 2, set: {} })).toBe(0);
    expect(goalOf({ rules: 'parker-1988', players: 2, set: { goal: 'race' } })).toBe(0);
    expect(goalOf({ rules: 'parker-1988', players: 2, set: {} })).toBe(5000);
    expect(inPairs({ rules: 'parker-1988', players: 4, set: {} })).toBe(true);
    expect(inPairs({ rules: 'parker-1988', players: 4, set: { teams: 'solo' } })).toBe(false);
    expect(inPairs({ rules: 'fundex-2010', players: 4, set: {} })).toBe(false);
  });

  it('know what an edition says by itself (R8.2, R8.3)', () => {
    expect(ownRules('parker-1988', 2)).toMatchObject({
      deck: 'short',
      target: '700',
      extension: '1000',
      teams: 'solo',
    });
    expect(ownRules('parker-1988', 4)).toMatchObject({
      deck: 'full',
      target: '1000',
      extension: 'none',
      teams: 'partners',
    });
  });
});

describe('wishes', () => {
  const four: Wishes = { ...plainWishes('parker-1988'), players: 4, level: 'strong', seatLevels: { 3: 'novice' } };

  it('give all bots one level, or each its own', () => {
    expect(setupOf(four).levels).toEqual(['strong', 'strong', 'strong']);
    expect(setupOf({ ...four, apart: true }).levels).toEqual(['strong', 'novice', 'strong']);
    expect(levelOf({ ...four, apart: true, players: 2, seatLevels: { 2: 'novice' } }, 2)).toBe('strong');
  });

  it('let everybody play alone if the edition has no teams for that many players', () => {
    const wishes = { ...four, set: { target: '500' } };
    expect(rulesOf(wishes)).toEqual({ rules: 'parker-1988', players: 4, set: { target: '500' } });
    const five = rulesOf({ ...wishes, players: 5 });
    expect(five).toEqual({ rules: 'parker-1988', players: 5, set: { target: '500', teams: 'solo' } });
    expect(allAlone(five)).toBe(true);
    expect(allAlone(rulesOf(wishes))).toBe(false);
    expect(rulesOf({ ...four, players: 6 }).set).toEqual({});
    expect(rulesOf({ ...four, players: 6, edition: 'fundex-2010' }).set).toEqual({ teams: 'solo' });
    expect(rulesOf({ ...four, players: 5, set: { teams: 'partners' } }).set).toEqual({ teams: 'solo' });
  });
});
