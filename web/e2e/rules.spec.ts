// The page "How to play": choose an edition, look up terms, search, and look at every screen.
import { expect, test } from '@playwright/test';
import { look } from './look';

test('How to play shows the rules of an edition, explains terms and finds words', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await expect(page.getByText('a trip of exactly 700 miles', { exact: false })).toBeVisible();
  await look(page, 'rules');
  // Terms of the game show their explanation on tap and on focus.
  const note = page.locator('.note');
  await page.getByRole('button', { name: 'battle pile', exact: true }).first().click();
  await expect(note).toHaveText(/^battle pile The pile in front of a team/i);
  await page.keyboard.press('Tab');
  await expect(note).not.toHaveText(/^battle pile/i);
  await expect(note).toBeVisible();
  await look(page, 'rules-word');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.getByRole('combobox', { name: /^Edition/ }).selectOption('fundex-2010');
  await expect(page.getByText(/drive exactly 1,000 miles/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Edition/ }).selectOption('parker-1988');
  await page.getByLabel('Search the rules').fill('coup fourre');
  await expect(page.locator('.found')).toHaveText(/^\d+ places? found$/);
  await expect(page.locator('mark').first()).toHaveText(/coup fourré/i);
  // Cards and rows of the score sheet are found too.
  for (const name of ['Extra Tank', 'Delayed action']) {
    await page.getByLabel('Search the rules').fill(name);
    await expect(page.locator('mark').first()).toHaveText(name);
  }
  // Every mark counts as a place. Right of Way stands in two rows of the cards.
  await page.getByLabel('Search the rules').fill('Right of Way');
  await expect(page.locator('mark').first()).toHaveText('Right of Way');
  await expect(page.locator('.found')).toHaveText(`${await page.locator('mark').count()} places found`);
  await page.getByLabel('Search the rules').fill('bicycle');
  await expect(page.locator('.found')).toHaveText('Nothing found. Try another word.');
  await page.getByLabel('Search the rules').fill('');
  await page.setViewportSize({ width: 320, height: 568 });
  await look(page, 'rules-320', ['light']);
});
