// What the line above the hand says while another player must act.
import { expect, it } from 'vitest';
import { render } from 'svelte/server';
import type { OnlineSide, TableGame } from '../src/game/table';
import ActionBar from '../src/table/ActionBar.svelte';
import { duel, someView } from './fixtures';

function said(game: Partial<TableGame>, online: Partial<OnlineSide> | null = null): string {
  const whole = {
    company: duel(),
    view: someView({ seat: 2 }),
    options: [],
    myTurn: false,
    pending: false,
    thinking: 2,
    online: online && { absent: [], lost: false, ...online },
    ...game,
  } as unknown as TableGame;
  const { body } = render(ActionBar, { props: { game: whole, option: null, looked: null, most: 1, act: () => {} } });
  return /<p.*?>(.*)<\/p>/s.exec(body)![1]!.replace(/<.*?>/g, '').trim();
}

it('says what another player does', () => {
  expect(said({})).toBe('Marcel is thinking…');
  expect(said({}, { absent: [2] })).toBe('Marcel is not connected.');
  expect(said({ view: someView({ phase: 'extension', seat: 2 }) })).toBe('Marcel decides whether to extend the trip.');
});

it('says nothing of a move without a server, which takes no time', () => {
  expect(said({ pending: true, thinking: null })).toBe('');
});

it('claims nothing without a connection', () => {
  expect(said({}, { lost: true })).toBe('');
  expect(said({ pending: true, thinking: null }, {})).toBe('Your move is on its way…');
  expect(said({ pending: true, thinking: null }, { lost: true })).toBe(
    'Your move will be sent when the connection is back.',
  );
});
