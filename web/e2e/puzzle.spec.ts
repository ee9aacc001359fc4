// Puzzles: the puzzle of the day, an answer and its cost, the next puzzle, and the stored streak.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { playedGame } from '../tests/playedGame';
import { loadEngine, textOf } from './games';
import { look } from './look';

interface Line {
  theme: string;
  costs: { action: string }[];
  view: { phase: string; hand: string[] };
}
const [, ...lines] = readFileSync(new URL('../../src/puzzles/data/puzzles.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const ofDay = lines[Math.floor(Date.now() / 86_400_000) % lines.length]!;

// The answer to a puzzle as keys of the table, or the button of a question.
async function answer(page: Page, { costs, view }: Line, action: string): Promise<void> {
  const [verb, card, , team] = action.split(' ');
  const button = { extend: /^Extend/, finish: /^Finish/, 'coup-fourre': /coup fourré/i, decline: /^Keep it/ }[verb!];
  if (button) return page.getByRole('dialog').getByRole('button', { name: button }).click();
  await page.keyboard.press(String(view.hand.indexOf(card!) + 1));
  if (verb === 'discard') return page.keyboard.press('d');
  if (team === undefined) return page.keyboard.press('Enter');
  // Each team that the card can attack has a button, in the order of the teams.
  const attacks = costs.filter((cost) => cost.action.startsWith(`play ${card} on `)).map((cost) => cost.action);
  if (attacks.length === 1) return page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: / here$/ })
    .nth(attacks.sort().indexOf(action))
    .click();
}

const handOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label') ?? ''));

test('the puzzle of the day, solved: a streak, kept over a reload', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(page.getByText(/^Puzzle of the day · /)).toBeVisible();
  await look(page, 'puzzle-day');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(page, `puzzle-day-${width}`, ['light']);
  }
  await answer(page, ofDay, ofDay.costs[0]!.action);
  const solution = page.getByRole('dialog', { name: 'Solution' });
  await expect(solution.getByText(/Right! /)).toBeVisible();
  await expect(solution.getByRole('row')).toHaveCount(ofDay.costs.length + 1);
  await look(page, 'puzzle-solution-320');
  await page.setViewportSize({ width: 1280, height: 800 });
  await look(page, 'puzzle-solution');
  await page.goto('./#/puzzles');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Solved: 1 of 1')).toBeVisible();
  await look(page, 'puzzle-choose');
  await page.setViewportSize({ width: 320, height: 568 });
  await look(page, 'puzzle-choose-320', ['light']);
});

test('a wrong answer says what it costs, and the next puzzle fits the choice', async ({ page }) => {
  await page.goto('./#/puzzles');
  await page.getByRole('radio', { name: 'When to attack' }).check();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  const first = lines.findIndex(({ theme }) => theme === 'attack');
  await expect(page.getByText(`Puzzle ${first + 1} · When to attack`)).toBeVisible();
  const discard = lines[first]!.costs.find(({ action }) => action.startsWith('discard'))!;
  await answer(page, lines[first]!, discard.action);
  const solution = page.getByRole('dialog', { name: 'Solution' });
  await expect(solution.getByText(/^✗ Your move: discard .* Better: /)).toBeVisible();
  await expect(solution.getByText(/^It cost [\d.]+% of the game/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(solution).toBeHidden();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText(/^Puzzle \d+ · When to attack/)).toBeVisible();
  await expect(page.getByText(`Puzzle ${first + 1} ·`)).toBeHidden();
});

test('a question is a puzzle too: whether to call a coup fourré', async ({ page }) => {
  const asked = lines.findIndex(({ view }) => view.phase === 'coup-fourre');
  await page.goto(`./#/puzzles/${asked + 1}`);
  await expect(page.getByRole('dialog', { name: 'Coup fourré!' })).toBeVisible();
  await look(page, 'puzzle-question', ['light']);
  await answer(page, lines[asked]!, lines[asked]!.costs[0]!.action);
  await expect(page.getByRole('dialog', { name: 'Solution' }).getByText(/Right! /)).toBeVisible();
});

test('puzzles work without a network once they were opened', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto('./#/puzzles');
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText(/^Puzzle 1 · /)).toBeVisible();
});

test('an unknown number leads to the puzzle of the day', async ({ page }) => {
  await page.goto('./#/puzzles/99999');
  await expect(page.getByRole('heading')).toBeVisible();
  await page.getByRole('button').last().click();
  await expect(page.getByRole('link', { name: 'Puzzle of the day' })).toBeVisible();
});

test('a mistake of one’s own becomes a puzzle', async ({ page }) => {
  const game = playedGame(await loadEngine(), { rules: 'fundex-2010', players: 2, set: {} }, 'novice', 1);
  const text = await textOf(game);
  await page.addInitScript((record) => localStorage.setItem('bornes.solo', JSON.stringify(record)), text);
  await page.goto('./#/replay/first');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: 'Review' });
  await expect(drawer.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  const mistake = drawer.getByRole('listitem').filter({ hasText: /(inaccuracy|mistake|blunder)\. You: / });
  await expect(mistake.first()).toBeVisible();
  const told = await mistake.first().innerText();
  await mistake.first().getByRole('button').click();
  await drawer.getByRole('link', { name: 'Solve as a puzzle' }).click();
  await expect(page).toHaveURL(/#\/puzzles\/own\//);
  await expect(page.getByText('From your own game')).toBeVisible();
  await look(page, 'puzzle-own');
  // The same mistake again, and its cost.
  const names = await handOf(page);
  const [, verb, card] = /You: (play|discard) (.+?)( on .+?)?( – .+)?\. Better/.exec(told) ?? [];
  await page.keyboard.press(String(names.findIndex((name) => name.startsWith(card!)) + 1));
  await page.keyboard.press(verb === 'discard' ? 'd' : 'Enter');
  const solution = page.getByRole('dialog', { name: 'Solution' });
  await expect(solution.getByText(/^✗ Your move: /)).toBeVisible();
  await look(page, 'puzzle-own-solution', ['light']);
});
