// How to play: by edition, searched, and looked at.
import { expect, test } from '@playwright/test';
import { look } from './look';

test('the rules of an edition are read and searched', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await expect(page.getByText('a trip of exactly 700 miles', { exact: false })).toBeVisible();
  await look(page, 'rules');
  await page.getByRole('combobox', { name: /^Edition/ }).selectOption('fundex-2010');
  await expect(page.getByText(/drive exactly 1,000 miles/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Edition/ }).selectOption('parker-1988');
  await page.getByLabel('Search the rules').fill('coup fourre');
  await expect(page.getByRole('status')).toHaveText(/^\d+ places? found$/);
  await expect(page.locator('mark').first()).toHaveText(/coup fourré/i);
  await page.getByLabel('Search the rules').fill('bicycle');
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try another word.');
  await page.getByLabel('Search the rules').fill('');
  await page.setViewportSize({ width: 320, height: 568 });
  await look(page, 'rules-320', ['light']);
});
