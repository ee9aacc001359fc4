// An error in a form appears where the person looks, and gets the focus.
import { expect, test } from '@playwright/test';
import { Server } from './server';

test('rules that do not go together get an error that is in sight and focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByText('House rules').click();
  await page.getByRole('combobox', { name: /^target/i }).selectOption('1500');
  await page.getByRole('combobox', { name: /^extension\b(?! points| lost)/i }).selectOption('1000');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('These rules do not go together:');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
});

test('a missing name and a lost server get an error that is in sight and focused', async ({ page }) => {
  const server = await Server.start();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play with friends' }).click();
  const make = page.getByRole('button', { name: 'Make the table' });
  await make.click();
  const name = page.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(page.getByRole('alert')).toBeInViewport();
  await name.fill('Ann');
  await server.end();
  await make.click();
  await expect(page.locator('.trouble')).toBeFocused();
  await expect(page.locator('.trouble')).toBeInViewport();
});
