// Hands against three masters: a click shows its effect within 50 ms at the 95th percentile, and no task on the main
// thread takes more than 50 ms. Both are measured in the page. A busy machine slows everything down: a piece of work of
// known size says by how much. One hand is a sample, twenty are the promise.
import { expect, test, type Page } from '@playwright/test';
import { openGame, startOf } from './games';

interface Measured {
  clicks: number[]; // milliseconds from a click to the frame that shows its effect
  tasks: number[]; // milliseconds of each task over 50
  slow: number; // how much longer than at its best the known work took, typically
  hands: number;
}

// Plays by itself in the page until so many hands are over.
const playHands = (page: Page, hands: number): Promise<Measured> =>
  page.evaluate(async (wanted) => {
    const clicks: number[] = [];
    const tasks: number[] = [];
    const known: number[] = [];
    const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    const workOfKnownSize = (): void => {
      const begun = performance.now();
      let sum = 0;
      for (let i = 0; i < 400_000; ++i) sum = (sum * 31 + i) % 1_000_003;
      known.push(performance.now() - begun + sum * 0);
    };
    const shown = (): Promise<void> =>
      new Promise((done) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done();
            port2.postMessage(0);
          });
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    const click = async (element: HTMLElement): Promise<void> => {
      const effect = shown();
      const begun = performance.now();
      element.click();
      await effect;
      clicks.push(performance.now() - begun);
    };
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    let over = 0;
    while (over < wanted) {
      await sleep(30);
      workOfKnownSize();
      const answer = find('dialog .primary');
      if (answer) {
        if (find('dialog .sheet')) ++over;
        if (over < wanted) await click(answer);
      } else if (find('.bar strong')) {
        await click(find('[data-hand] > .playable') ?? find('[data-hand] > button')!);
        await sleep(20);
        const play = find('.bar .button') ?? find('.here');
        if (play) await click(play);
      }
    }
    known.sort((a, b) => a - b);
    const slow = Math.max(1, known[Math.floor(known.length / 2)]! / known[Math.floor(known.length / 20)]!);
    return { clicks, tasks, slow, hands: over };
  }, hands);

for (const { hands, tag } of [
  { hands: 1, tag: [] },
  { hands: 20, tag: ['@full'] },
]) {
  test(`${hands === 1 ? 'a hand' : `${hands} hands`} against three masters`, { tag }, async ({ page }) => {
    test.setTimeout(hands * 300_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const rules = { rules: 'parker-1988', players: 4, set: { teams: 'solo', goal: '50000' } } as const;
    const levels = [2, 3, 4].map((seat): [string, string] => [`level-${seat}`, 'master']);
    await openGame(page, { ...(await startOf(rules)), tags: levels });
    await page.locator('.bar strong').waitFor();
    const { clicks, tasks, slow } = await playHands(page, hands);
    clicks.sort((a, b) => a - b);
    const p95 = clicks[Math.floor(clicks.length * 0.95)]!;
    const figures = `${clicks.length} clicks, p95 ${p95.toFixed(1)} ms; ${tasks.length} tasks over 50 ms, longest ${Math.max(0, ...tasks)} ms; machine ${slow.toFixed(2)} times slower than at its best`;
    console.log(figures);
    test.info().annotations.push({ type: 'figures', description: figures });
    expect(clicks.length).toBeGreaterThan(10 * hands);
    expect(p95 / slow).toBeLessThan(50);
    // The first task of a page that has just been loaded is not one of the hands.
    expect(tasks.filter((task) => task / slow > 50)).toEqual([]);
  });
}
