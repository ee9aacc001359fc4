// Several people at one device: a screen between turns, and nothing that reveals a hand.
import { expect, test, type Page } from '@playwright/test';
import { english, handLabels, heard, move } from './driver';
import { look } from './look';

const cover = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Pass the device to ${name}` });
const show = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}: show my cards` });

const windows = [
  [320, 568],
  [844, 390],
  [390, 844],
] as const;

async function begin(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Share this device' }).click();
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByLabel('Name of player 2').fill('Bob');
}

// Everything in the page from which eyes or a screen reader could learn cards.
const cardsInPage = (page: Page): Promise<number> => page.locator('[data-hand], [aria-live]').count();

test('two people pass the device, and see their own cards only', async ({ page }) => {
  await begin(page);
  await look(page, 'pass-setup', ['light']);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(cover(page, 'Ann')).toBeFocused();
  expect(await cardsInPage(page)).toBe(0);
  await look(page, 'pass-cover');
  await page.keyboard.press('Enter'); // an extra key press shows nothing
  await expect(cover(page, 'Ann')).toBeVisible();
  await show(page, 'Ann').click();
  const hers = await handLabels(page, english);
  // A safety gives another turn.
  const herTurn = page.locator('.bar strong');
  do await move(page, english);
  while (
    await herTurn
      .or(cover(page, 'Bob'))
      .first()
      .waitFor()
      .then(() => herTurn.isVisible())
  );
  await expect(cover(page, 'Bob')).toBeVisible();
  expect(await cardsInPage(page)).toBe(0);
  await expect(page.getByText(/^Ann (plays|drives|discards)/).first()).toBeVisible();
  await expect(page.getByText(/You (play|drive|discard)/)).toHaveCount(0);
  await page.reload();
  await expect(cover(page, 'Bob')).toBeVisible();
  expect(await cardsInPage(page)).toBe(0);
  await show(page, 'Bob').click();
  expect(await handLabels(page, english)).not.toEqual(hers);
  await expect(page.getByRole('region', { name: 'The hand so far' })).toContainText(/Ann (plays|drives|discards)/);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: /Continue the last game/ }).click();
  await expect(cover(page, 'Bob')).toBeVisible();

  // A replay would show the cards, so there is none before the game is over.
  const id = page.url().split('/').at(-1)!;
  await page.goto('./#/games');
  await expect(page.getByRole('link', { name: /^Continue: Ann and Bob/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(0);
  for (const address of [`./#/replay/${id}`, `./#/replay/${id}/1`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This game is not over yet' })).toBeFocused();
    expect(await cardsInPage(page)).toBe(0);
    await expect(page.getByRole('list', { name: /^Cards of/ })).toHaveCount(0);
  }
  await look(page, 'pass-no-replay');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(cover(page, 'Bob')).toBeVisible();
});

test('two people and a bot play a while on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  await begin(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who sits on seat 3').selectOption({ label: 'bot, novice' });
  await expect(page.getByText(/^Partners:/)).toHaveCount(0);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(page.getByText('Partners: Ann & Odette and Bob & Seat 4.')).toBeVisible();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(cover(page, 'Ann')).toBeFocused();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await look(page, `pass-cover-${width}`, ['light']);
    await expect(show(page, 'Ann')).toBeInViewport({ ratio: 1 });
  }
  const next = page.locator('.cover .button.primary, .bar .button.primary, dialog .button.primary, .bar strong');
  for (let turns = 0; turns < 30;) {
    await next.first().waitFor();
    if ((await page.getByRole('button', { name: 'Next hand' }).count()) > 0) break;
    const asked = page.getByRole('button', { name: /: show my cards$|^Go on$|^Coup fourré!$|^Finish$/ });
    if ((await asked.count()) > 0) await asked.first().click();
    else {
      const before = await heard(page);
      await move(page, english);
      ++turns;
      // A safety gives another turn; otherwise the device changes hands or the bot plays.
      await expect
        .poll(async () => (await page.locator('.cover').count()) > 0 || (await heard(page)) !== before)
        .toBe(true);
    }
    await page.waitForTimeout(30);
  }
  await page.screenshot({ path: '../build/web-shots/pass-phone.png' });
  await context.close();
});
