// Every page with words that are 50 % longer, and in each language: nothing is cut off or sticks out of its box, and
// no page scrolls sideways. fits.spec.ts checks tables more closely. The service worker is off, so that all words can
// be replaced.
import { expect, test, type Page } from '@playwright/test';
import { playedGame } from '../tests/playedGame';
import { languages, messagesOf } from '../tools/words';
import { loadEngine, midGame, textOf } from './games';
import { pseudoMessages, speakPseudo } from './pseudo';

test.use({ serviceWorkers: 'block' });
test.setTimeout(600_000); // two dozen pages

const pseudo = 'half as long again';

// Text with less room than it needs. Names of players have any length, and may be shortened.
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement)) continue;
      const { clientWidth, clientHeight } = element;
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!text || !(clientWidth > 1)) continue;
      const style = getComputedStyle(element);
      const forEars = style.clip !== 'auto' || style.clipPath !== 'none';
      if (forEars || style.visibility === 'hidden' || style.textOverflow === 'ellipsis') continue;
      const below = style.overflowY === 'hidden' && element.scrollHeight > clientHeight + 2;
      if (element.scrollWidth > clientWidth + 1 || below) found.push(`no room: ${element.innerText}`);
    }
    return found;
  });

// Opens all pages, and calls `look` on each.
async function visit(page: Page, words: Record<string, string>, look: (name: string) => Promise<void>): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: words[key]!, exact: true });
  await page.goto('./');
  await expect(button('web.play-now')).toBeVisible();
  await look('home');
  for (const key of ['web.choose-game', 'web.pass-and-play']) {
    await button(key).click();
    await page.locator('section.panel summary').click();
    await look(key);
    await button(key).click();
  }
  await button('web.settings').click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await look('settings');
  for (const name of ['print', 'rules', 'puzzles', 'puzzles/5', 'games', 'stats', 'replay/first', 'nowhere']) {
    await page.goto(`./#/${name}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await look(name);
  }
  await page.goto('./#/keep');
  await look('keep');
  await button('keeper.start').click();
  await look('pad');
  await page.locator('footer .primary').click();
  await page.getByRole('spinbutton').first().fill('655');
  await page.getByRole('spinbutton').first().blur();
  await look('hand of the pad');
  await page.goto('./#/learn');
  const on = button('learn.next').or(button('learn.skip'));
  for (let step = 1; step < 22; ++step) {
    await expect(on).toBeVisible();
    await look(`lesson ${step}`);
    await on.click();
  }
  await look('end of the lesson');
}

for (const language of [pseudo, ...languages()])
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    const inSample = language === pseudo && width === 320;
    test(`every page: ${language}, ${width} × ${height}`, { tag: inSample ? [] : ['@full'] }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (language === pseudo) await speakPseudo(page);
      const record =
        language === 'en' || width > 320
          ? playedGame(await loadEngine(), { rules: 'fundex-2010', players: 2, set: {} }, 'novice', 1)
          : await midGame({ rules: 'parker-1988', players: 4, set: {} }, 40, 5);
      await page.addInitScript(
        ([text, id]) => {
          localStorage.setItem('bornes.solo', JSON.stringify(text));
          localStorage.setItem('bornes.settings', JSON.stringify({ language: id }));
        },
        [await textOf(record), language === pseudo ? 'en' : language],
      );
      const found: string[] = [];
      await visit(page, language === pseudo ? pseudoMessages() : messagesOf(language), async (name) => {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
        found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        await page.screenshot({
          path: `../build/web-shots/languages/${language}-${width}-${name.replace(/[ /]/g, '-')}.png`,
          fullPage: true,
        });
      });
      expect(found).toEqual([]);
    });
  }
