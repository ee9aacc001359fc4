import { expect, test, type Page } from '@playwright/test';
import { english, french, handCards, handLabels, move, pickCard, playHand, situation } from './driver';

// The page must not contact another host or violate its content policy. A static host has no lobby, and the page says
// so.
test.beforeEach(async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/lobby')) troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1:') && !request.url().startsWith('blob:'))
      troubles.push(request.url());
  });
  (page as Page & { troubles?: string[] }).troubles = troubles;
});
test.afterEach(({ page }) => {
  expect((page as Page & { troubles?: string[] }).troubles).toEqual([]);
});

test('a whole hand can be played by mouse, and leads to the next', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await playHand(page, english, () => move(page, english));
  await expect(page.getByRole('table', { name: 'Score sheet' }).getByRole('row')).toHaveCount(12);
  await page.getByRole('button', { name: english.nextHand }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand 2');
});

test('a new player finds the first button without scrolling', async ({ page }) => {
  await page.goto('./');
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [844, 390],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: english.playNow })).toBeInViewport({ ratio: 1 });
  }
});

test('a whole hand can be played in French at phone size', async ({ browser }) => {
  const page = await browser.newPage({
    locale: 'fr-FR',
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: french.playNow }).tap();
  await playHand(page, french, async () => {
    const { card, playable } = await pickCard(page, french);
    await card.tap();
    await page
      .getByRole('button', { name: playable ? french.play : french.discard })
      .first()
      .tap();
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.close();
});

test('a whole hand can be played by keyboard only', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  while ((await page.evaluate(() => document.activeElement?.textContent?.trim())) !== 'Play now')
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await playHand(page, english, async () => {
    const labels = await handLabels(page, english);
    const index = labels.findIndex((label) => english.playable.test(label));
    await page.keyboard.press(String(index < 0 ? 1 : index + 1));
    await page.keyboard.press(index < 0 ? 'd' : 'Enter');
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('six sides and the hand fit a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel(/^teams/i).selectOption('everybody alone');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await situation(page, english);
  await expect(page.locator('.side')).toHaveCount(6);
  for (const part of [...(await page.locator('.side').all()), page.getByRole('list', { name: english.hand })])
    await expect(part).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

test('a card that cannot be played says why, and dragging plays one', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await expect(page.locator('[data-drop=discard]')).toMatchAriaSnapshot('- \'img "discards: empty"\'');
  const refused = page.getByRole('button', { name: /not playable: ./ });
  if ((await refused.count()) > 0) {
    const label = (await refused.first().getAttribute('aria-label'))!;
    await refused.first().hover();
    await expect(page.locator('div.bar')).toContainText(label.split('not playable: ')[1]!);
  }
  const from = (await handCards(page, english).first().boundingBox())!;
  const to = (await page.locator('[data-drop=discard]').boundingBox())!;
  const cards = await handCards(page, english).count();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[aria-live=polite]')).toContainText('You discard');
  expect(cards).toBe(7);
});

test('a game goes on after a reload', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await move(page, english);
  await situation(page, english);
  const hand = await handLabels(page, english);
  await page.reload();
  await situation(page, english);
  expect(await handLabels(page, english)).toEqual(hand);
  await page.goto('./');
  await page.getByRole('button', { name: /Continue the last game/ }).click();
  await expect(handCards(page, english).first()).toBeVisible();
});

test('a hint names a move and how much better it is', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await page.keyboard.press('h');
  await expect(page.getByRole('status')).toContainText(/Hint: .* – .*\./, { timeout: 20_000 });
});

test('an engine that fails while it thinks says so, and the game goes on after a reload', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  const hand = await handLabels(page, english);
  // From here on, the page cannot read anything that the engine sends.
  await page.workers()[0]!.evaluate(() => {
    JSON.parse = () => {
      throw new Error('broken');
    };
  });
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'The engine has stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await situation(page, english);
  expect(await handLabels(page, english)).toEqual(hand);
});

test('a game as chosen: what the edition says is named, every bot has its level, and both are kept', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByText('House rules').click();
  const deck = page.getByRole('combobox', { name: /^deck/ });
  await expect(page.locator('label', { has: deck })).toContainText('In this edition: short, 101 cards.');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(page.locator('label', { has: deck })).toContainText('In this edition: full, 106 cards.');
  await page.getByRole('radio', { name: /Road Race/ }).check();
  await expect(page.getByText('In this edition: one race, no points.')).toBeVisible();
  await page.getByRole('radio', { name: /Parker 1988/ }).check();
  await page.getByRole('radio', { name: 'mixed' }).check();
  await page.getByRole('combobox', { name: 'Odette, your partner' }).selectOption('strong');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const teams = page.getByRole('heading', { level: 2 });
  await expect(teams.first()).toContainText('Odette (strong)');
  await page.reload();
  await expect(teams.first()).toContainText('Odette (strong)');
  await expect(teams.nth(1)).toContainText('Lucien (casual)');
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  await expect(page.getByRole('combobox', { name: 'Odette, your partner' })).toHaveValue('strong');
});

test('it works without a network after the first load', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
});

test('another language in the middle of a game: only it is loaded, nothing is lost, and it is kept for offline', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(...(/words-([a-z]+)/.exec(request.url())?.slice(1) ?? [])));
  await page.goto('./');
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  const cards = await handCards(page, english).count();
  expect(new Set(loaded)).toEqual(new Set(['en']));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Language', exact: true }).getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(handCards(page, french)).toHaveCount(cards);
  expect(new Set(loaded)).toEqual(new Set(['en', 'fr']));
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (
          await Promise.all(
            (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
        )
          .flat()
          .some((url) => url.includes('words-fr')),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(handCards(page, french)).toHaveCount(cards);
});

test('a static host says that it has no tables', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByRole('status')).toContainText('a server without tables');
});
