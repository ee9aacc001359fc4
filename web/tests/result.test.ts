import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { isRecordLink, recordInLink } from '../src/library/link';
import { postcardOf, sharedText, textOf } from '../src/table/result';
import { duel, emptyTeam, partners, someView } from './fixtures';

const won = {
  company: { ...duel(), people: [{ name: 'You', level: null }, ...duel().people.slice(1)] },
  view: someView({ phase: 'game-over', totals: [5200, 3100], winners: [1] }),
  totals: [
    [3000, 2000],
    [5200, 3100],
  ],
  goal: 5000,
  edition: 'parker-1988' as const,
};

beforeEach(() => void (settings.language = 'en'));

describe('the result to be shared', () => {
  it('has hands, totals and the winner, told to somebody else', () => {
    expect(textOf(won)).toBe(
      'Mille Bornes\nHand 1: Me 3000, Marcel 2000\nHand 2: Me 2200, Marcel 1100\nCombined total: Me 5200, Marcel 3100\nI won at Mille Bornes!',
    );
  });

  it('has a link that contains the game, and not the name of the table', async () => {
    vi.stubGlobal('location', { href: 'https://example.org/bornes/#/play/a' });
    const record = 'bornes-record 1\nrules parker-1988\nplayers 2\ntag date 2026-01-02\n';
    const shared = await sharedText({ ...won, record: () => Promise.resolve(`${record}tag table secret\n`) });
    const [, link] = /\nSee the whole game: https:\/\/example\.org\/bornes\/(\S+)$/u.exec(shared)!;
    expect(shared.startsWith(textOf(won))).toBe(true);
    expect(isRecordLink(link!)).toBe(true);
    expect((await recordInLink(link!)).text).toBe(record);
  });

  it('has the address of the page if the game does not fit into a link or cannot be loaded', async () => {
    const noise = Array.from({ length: 4000 }, (_, i) => String((i * 7919) % 104729)).join(' ');
    const page = /\nPlay it too: https:\/\/example\.org\/bornes\/$/u;
    expect(await sharedText({ ...won, record: () => Promise.resolve(noise) })).toMatch(page);
    expect(await sharedText({ ...won, record: () => Promise.reject(new Error('gone')) })).toMatch(page);
  });

  it('has the names of people, and of both teams if a spectator shares it', () => {
    const watched = { ...won, company: { ...partners(), me: null }, view: { ...won.view, winners: [2] } };
    expect(textOf(watched)).toMatch(/Ann & Odette 5200.*\nMarcel & Lucien win the game\.$/su);
    expect(postcardOf({ ...won, company: duel() }, new Date()).teams[0]!.name).toBe('Ann');
  });

  it('has the miles of every team in a race', () => {
    settings.language = 'de';
    const teams = [
      { ...emptyTeam(1), miles: 350 },
      { ...emptyTeam(2), miles: 700 },
    ];
    const race = { ...won, company: duel('de'), goal: 0, view: { ...won.view, teams, winners: [2] } };
    expect(textOf(race)).toMatch(/^Mille Bornes\n[^\n]*Ann 350, Marcel 700\nIch habe bei Mille Bornes verloren\.$/);
    expect(postcardOf(race, new Date()).teams.map(({ way }) => way)).toEqual([0.5, 1]);
  });

  it('puts the cars where the teams are, and the date in the language of the page', () => {
    const { teams, date, title } = postcardOf(won, new Date(2026, 10, 18));
    expect(teams.map(({ way }) => way)).toEqual([1, 3100 / 5200]);
    expect(teams[0]!.figure).toBe('5,200');
    expect(date).toBe('11/18/26');
    expect(title).toBe('I won at Mille Bornes!');
  });
});
