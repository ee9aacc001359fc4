// A whole hand by a player who sees nothing. The test finds things only by role and name. It knows only what the live
// region and the windows have said.
import { expect, test, type Page } from '@playwright/test';
import { heardOf, listen } from './hearing';

class Listener {
  #heard = 0;
  miles = 0;
  moves = 0;
  others = 0;
  over = false;
  readonly all: string[] = [];
  constructor(readonly page: Page) {}

  // Waits until the page addresses the person, and collects what it says meanwhile.
  async next(): Promise<'turn' | 'coup-fourre' | 'extension' | 'over'> {
    for (;;) {
      const said = await heardOf(this.page);
      const news = said.slice(this.#heard);
      this.#heard = said.length;
      this.all.push(...news);
      for (const announcement of news) this.#take(announcement);
      if (this.over) return 'over';
      const last = news.at(-1) ?? '';
      if (/Call coup fourré/.test(last)) return 'coup-fourre';
      if (/Extend the trip/.test(last)) return 'extension';
      if (/Your turn/.test(last)) return 'turn';
      await this.page.waitForTimeout(40);
    }
  }

  #take(announcement: string): void {
    for (const drive of announcement.matchAll(/You drive (\d+) miles and are at (\d+)\./g)) {
      this.miles += Number(drive[1]);
      expect(this.miles).toBe(Number(drive[2]));
    }
    const reached = /You have reached (\d+) miles/.exec(announcement);
    if (reached) this.miles = Number(reached[1]);
    if (/^Marcel |! Marcel|Marcel has played/.test(announcement)) ++this.others;
    if (/No cards are left|completed the trip/.test(announcement)) this.over = true;
  }
}

test('a whole hand can be played by ear', async ({ page }) => {
  await listen(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  const listener = new Listener(page);
  for (;;) {
    const what = await listener.next();
    if (what === 'over') break;
    ++listener.moves;
    if (what === 'coup-fourre') await page.getByRole('button', { name: 'Coup fourré!' }).click();
    else if (what === 'extension') await page.getByRole('button', { name: 'Finish' }).click();
    else {
      const playable = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /, playable/ });
      const any = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
      const plays = (await playable.count()) > 0;
      await (plays ? playable.last() : any.first()).click();
      await page
        .getByRole('button', { name: plays ? /^Play ./ : /^Discard ./ })
        .first()
        .click();
    }
    expect(listener.moves).toBeLessThan(120);
  }
  // What happened comes before the turn that follows from it, in one announcement, and nothing is said twice.
  expect(listener.all.filter((said) => /Your turn\..*(Marcel|You (play|drive|discard))/.test(said))).toEqual([]);
  expect(listener.all.filter((said) => (said.match(/Your turn/g) ?? []).length > 1)).toEqual([]);
  expect(listener.all.filter((said) => /^Marcel .* Your turn\./.test(said)).length).toBeGreaterThan(5);
  expect(listener.all.filter((said, i) => said === listener.all[i - 1] && said.startsWith('Your turn'))).toEqual([]);
  expect(await page.evaluate(() => window.heard.focusLost)).toBe(0);
  expect(listener.moves).toBeGreaterThan(5);
  expect(listener.others).toBeGreaterThan(5);
  const milestones = page
    .getByRole('table', { name: 'Score sheet' })
    .getByRole('row', { name: /^Milestones/ })
    .getByRole('cell')
    .first();
  await expect(milestones).toHaveText(listener.miles === 0 ? '–' : String(listener.miles));
});

test('a window that closes gives the focus back', async ({ page }) => {
  await page.goto('./');
  for (const place of ['home', 'table']) {
    if (place === 'table') {
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible(); // home has such a button, too
    }
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings).toBeFocused();
  }
});

test('a window has the focus however it was opened, and Tab stays inside', async ({ browser }) => {
  const size = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport: size, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).tap();
  const line = page.getByRole('button', { name: 'Marcel: show the whole side' });
  await line.tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Who is Marcel?' }).tap();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(close).toBeFocused();
  }
  // A click on the text takes the focus away. The keys of the table stay off, and Escape still closes the window.
  await page.getByRole('dialog').getByRole('paragraph').click();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.close();
});
