// A whole hand by somebody who sees nothing: things are found by role and name only, and all that is known of the game is what
// the live regions have said.
import { expect, test, type Page } from '@playwright/test';

interface Heard {
  polite: string[];
  assertive: string[];
}
declare global {
  interface Window {
    heard: Heard;
  }
}

// Keeps what a screen reader would say, in order.
const listen = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    window.heard = { polite: [], assertive: [] };
    const nameOf = (node: Node): string =>
      (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).trim();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const alert = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll('[role=alert]')] : [],
        );
        window.heard.assertive.push(...alert.map(nameOf).filter(Boolean));
        const region = element?.closest('[aria-live]');
        if (!region) continue;
        const kind = region.getAttribute('aria-live') === 'assertive' ? 'assertive' : 'polite';
        window.heard[kind].push(...[...addedNodes].map(nameOf).filter(Boolean));
      }
    }).observe(document, { subtree: true, childList: true });
  });

class Listener {
  #polite = 0;
  #assertive = 0;
  miles = 0;
  moves = 0;
  others = 0;
  over = false;
  constructor(readonly page: Page) {}

  // Waits until the person is addressed; what is told meanwhile is taken in.
  async next(): Promise<'turn' | 'coup-fourre' | 'extension' | 'over'> {
    for (;;) {
      const { polite, assertive } = await this.page.evaluate(() => window.heard);
      for (const sentence of polite.slice(this.#polite)) this.#take(sentence);
      this.#polite = polite.length;
      if (this.over) return 'over';
      const urgent = assertive.slice(this.#assertive);
      this.#assertive = assertive.length;
      const last = urgent.at(-1) ?? '';
      if (/Call coup fourré/.test(last)) return 'coup-fourre';
      if (/Extend the trip/.test(last)) return 'extension';
      if (/Your turn/.test(last)) return 'turn';
      await this.page.waitForTimeout(40);
    }
  }

  #take(sentence: string): void {
    const drive = /^You drive (\d+) miles and are at (\d+)\.$/.exec(sentence);
    if (drive) {
      this.miles += Number(drive[1]);
      expect(this.miles).toBe(Number(drive[2]));
    }
    if (/^Marcel /.test(sentence) || /! Marcel/.test(sentence)) ++this.others;
    if (/^(No cards are left|.* completed the trip)/.test(sentence)) this.over = true;
  }
}

test('a whole hand by ear', async ({ page }) => {
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
  expect(listener.moves).toBeGreaterThan(5);
  expect(listener.others).toBeGreaterThan(5);
  const milestones = page
    .getByRole('table', { name: 'Score sheet' })
    .getByRole('row', { name: /^Milestones/ })
    .getByRole('cell')
    .first();
  await expect(milestones).toHaveText(listener.miles === 0 ? '–' : String(listener.miles));
});
