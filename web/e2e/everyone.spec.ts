// All screens: axe finds nothing, and each gets a picture to look at.
import { expect, test } from '@playwright/test';
import { english, french, move, pickCard, playHand, situation } from './driver';
import { dayAndNight, look as lookAt, type Scheme } from './look';

const looks = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, words: english, schemes: dayAndNight },
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    words: english,
    schemes: ['light'] as Scheme[],
  },
  {
    name: 'french',
    options: { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' },
    words: french,
    schemes: ['light'] as Scheme[],
  },
];

test.setTimeout(900_000); // axe looks at many screens

for (const { name, options, words, schemes } of looks) {
  test(`every screen, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    const look = (screen: string): Promise<void> => lookAt(page, `${screen}-${name}`, schemes);
    await page.goto('./');
    await look('home');
    await page.getByRole('button', { name: /Choose a game|Choisir une partie/ }).click();
    await page.locator('summary').click();
    await look('choose');
    await page.goto('./#/print');
    await look('print');
    await page.goto('./#/');
    await page.getByRole('button', { name: words.playNow }).click();
    await situation(page, words);
    for (const [key, window] of [
      ['?', 'help'],
      ['s', 'score'],
    ] as const) {
      await page.keyboard.press(key);
      await look(window);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^Settings$|^Options$/ }).click();
    await look('settings');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(page.getByRole('status').getByRole('button', { name: /^(Close|Fermer)$/ })).toBeVisible();
    await look('hint');
    await page.keyboard.press('Escape');
    let moves = 0;
    await playHand(page, words, async () => {
      if (moves++ === 6) {
        await (await pickCard(page, words)).card.hover();
        await look('table');
      }
      await move(page, words);
    });
    await look('over');
    await context.close();
  });
}

test('200 % zoom and 320 pixels: nothing is cut off', async ({ browser }) => {
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 568 },
  ]) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto('./');
    await page.getByRole('button', { name: english.playNow }).click();
    await situation(page, english);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.close();
  }
});

test('pages are printed dark on white, even at night', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('./#/print');
  const title = page.getByRole('heading', { name: 'Score sheet' });
  await expect(title).toHaveCSS('color', 'rgb(43, 42, 40)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
