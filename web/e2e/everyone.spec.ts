// Every screen: axe finds nothing, and a picture is taken to be looked at.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { english, french, pickCard, playHand, situation, type Words } from './driver';

const looks = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, words: english },
  { name: 'phone', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, words: english },
  { name: 'dark', options: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const }, words: english },
  { name: 'french', options: { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' }, words: french },
];

async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  await page.screenshot({ path: `../build/web-shots/${name}.png`, fullPage: true });
}

async function move(page: Page, words: Words): Promise<void> {
  const { card, playable } = await pickCard(page, words);
  await card.click();
  await page.getByRole('button', { name: playable ? words.play : words.discard }).first().click();
}

for (const { name, options, words } of looks) {
  test(`every screen, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await page.goto('./');
    await look(page, `home-${name}`);
    await page.getByRole('button', { name: /Choose a game|Choisir une partie/ }).click();
    await page.locator('summary').click();
    await look(page, `choose-${name}`);
    await page.goto('./#/print');
    await look(page, `print-${name}`);
    await page.goto('./#/');
    await page.getByRole('button', { name: words.playNow }).click();
    await situation(page, words);
    for (const [key, window] of [['?', 'help'], ['s', 'score']] as const) {
      await page.keyboard.press(key);
      await look(page, `${window}-${name}`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^Settings$|^Réglages$/ }).click();
    await look(page, `settings-${name}`);
    await page.keyboard.press('Escape');
    let moves = 0;
    await playHand(page, words, async () => {
      if (moves++ === 6) {
        await (await pickCard(page, words)).card.hover();
        await look(page, `table-${name}`);
      }
      await move(page, words);
    });
    await look(page, `over-${name}`);
    await context.close();
  });
}

test('200 % zoom and 320 pixels: nothing is cut off', async ({ browser }) => {
  for (const viewport of [{ width: 640, height: 400 }, { width: 320, height: 568 }]) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto('./');
    await page.getByRole('button', { name: english.playNow }).click();
    await situation(page, english);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.close();
  }
});
