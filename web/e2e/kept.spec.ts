// Unfinished games are still there.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { english, handLabels, move, situation } from './driver';
import { midGame, openGame } from './games';
import { look } from './look';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Your games' }).getByRole('listitem');

async function playOneMove(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await move(page, english);
  await situation(page, english);
  const hand = await handLabels(page, english);
  await page.getByRole('button', { name: 'Home' }).click();
  return hand;
}

test('a game under way outlives "Play now"; games are listed, continued, removed and brought back', async ({
  page,
}) => {
  await page.goto('./');
  const first = await playOneMove(page);
  const second = await playOneMove(page);
  const underWay = page.getByRole('list', { name: 'Games under way' }).getByRole('listitem');
  await expect(underWay).toHaveCount(2);
  await look(page, 'home-games');
  await underWay
    .nth(1)
    .getByRole('button', { name: /^Remove: You and Marcel/ })
    .click();
  await expect(underWay).toHaveCount(1);
  await page.keyboard.press('Enter'); // Undo has the focus
  await expect(underWay).toHaveCount(2);
  await page.getByRole('link', { name: 'Your games' }).click();
  const games = list(page);
  await expect(games).toHaveCount(2);
  await look(page, 'kept-games');
  await page.reload();
  await games
    .nth(1)
    .getByRole('link', { name: /^Continue: You and Marcel, Parker 1988/ })
    .click();
  await situation(page, english);
  expect(await handLabels(page, english)).toEqual(first);
  await page.goBack();
  await expect(games).toHaveCount(2); // the one opened last is the first now
  await games
    .nth(0)
    .getByRole('button', { name: /^Remove: You and Marcel/ })
    .click();
  await expect(games).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(games).toHaveCount(2);
  await expect(page.locator('ul:focus')).toHaveCount(1);
  await games
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(games).toHaveCount(1);
  await page.reload();
  await expect(games).toHaveCount(1);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: /Continue the last game/ }).click();
  await situation(page, english);
  expect(await handLabels(page, english)).toEqual(second);
});

test('a game that was only dealt goes on after a reload, and leaves no entry behind', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  const hand = await handLabels(page, english);
  await page.reload();
  await situation(page, english);
  expect(await handLabels(page, english)).toEqual(hand);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: english.playNow })).toBeVisible();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByText('No game is kept here yet.')).toBeVisible();
});

test('a game that cannot be read is listed as such, and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bornes.solo', JSON.stringify('1 play roll\n')));
  await page.goto('./#/games');
  const games = list(page);
  await expect(games).toContainText('A game that cannot be read');
  await expect(games.getByRole('button')).toHaveCount(1);
  await page.goto('./#/play/first');
  await expect(page.getByRole('heading', { name: 'The road is closed here' })).toBeVisible();
  await page.goto('./#/play/nothing');
  await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(games).toHaveCount(1);
});

test('a game is shown up to a move that is not legal, with the reason, and is kept as it was', async ({ page }) => {
  const rules = { rules: 'parker-1988', players: 2, set: {} } as const;
  await openGame(page, await midGame(rules, 6, 5), '1 finish\n');
  const banner = page.getByRole('status').filter({ hasText: 'This saved game stops here.' });
  await expect(banner).toContainText('There is nothing to extend or finish now.');
  await expect(page.getByRole('list', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(7);
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(list(page)).toHaveCount(1);
});
