// A player sees everything needed for a turn without scrolling, nothing covers anything, and nothing is too small. This
// holds for every window, number of seats and edition. Pictures go to build/web-shots/fits. `--grep-invert @full` runs
// a sample.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { editions, type Rules } from '../src/engine/types';
import { midGame, openGame } from './games';
import { windows } from '../tests/windows';
import { speakPseudo } from './pseudo';

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// What must be visible: each part by name, with its box.
const parts = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const named: Record<string, string> = {
      top: '.table > .top',
      side: '.side',
      draw: '[data-pile=draw]',
      discard: '[data-pile=discard]',
      last: 'main > .last',
      bar: 'main > .bar',
      hand: '[data-hand] > button',
    };
    return Object.entries(named).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].map((element, i) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: `${name} ${i + 1}`, left, top, right, bottom };
      }),
    );
  });

// Waits after a change of the window's size until nothing moves.
async function settledParts(page: Page): Promise<Box[]> {
  for (let before = ''; ;) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    const boxes = await parts(page);
    const now = JSON.stringify(boxes);
    if (now === before) return boxes;
    before = now;
  }
}

const inHand = ({ name }: Box): boolean => name.startsWith('hand');

function faults(boxes: Box[], width: number, height: number): string[] {
  const found: string[] = [];
  for (const box of boxes) {
    const { name, left, top, right, bottom } = box;
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5)
      found.push(`${name} is outside: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    for (const other of boxes) {
      if (other.name <= name || (inHand(box) && inHand(other))) continue;
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const along = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (across > 1 && along > 1)
        found.push(`${name} and ${other.name} overlap by ${Math.round(across)} × ${Math.round(along)}`);
    }
  }
  const cards = boxes.filter(inHand);
  cards.forEach(({ name, left, top }, i) => {
    const next = cards[i + 1];
    if (next && Math.abs(next.top - top) < 20 && next.left - left < 39.5) found.push(`${name} shows too little`);
  });
  return found;
}

// The widths of everything with a minimum size, and what sticks out of its tableau.
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const least = (selector: string, wanted: number): void => {
      for (const element of document.querySelectorAll(selector)) {
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && Math.min(width, height) < wanted - 0.5) found.push(`${selector}: ${width} × ${height}`);
      }
    };
    least('.tableau.own .area [data-top]', 36);
    least('.side:not(.own) [data-sign]', 18);
    least('.top header .button', 32);
    for (const side of document.querySelectorAll('.side')) {
      const outer = side.getBoundingClientRect();
      for (const inner of side.querySelectorAll('.pile, .place, .stack, .card, h2, .miles, .signs, .shields, .state')) {
        const { left, right, top, bottom } = inner.getBoundingClientRect();
        if (right === left) continue; // not shown
        if (left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1)
          found.push(`${inner.className} sticks out of ${side.className}`);
      }
    }
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push('the page scrolls');
    const main = document.querySelector('main')!;
    if (main.scrollHeight > main.clientHeight + 1)
      found.push(`the table scrolls by ${main.scrollHeight - main.clientHeight}`);
    return found;
  });

// Words with less room than they need. Names of players have any length, and may be shortened.
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.top button, .miles, .points, .caption, .last span, .bar p, .chip')]
      .filter(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) => {
        const shown = clientWidth > 1;
        return shown && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2);
      })
      .map((element) => `cut off: ${element.innerText}`),
  );

// With a chosen card, its buttons must be visible too.
async function buttonFaults(page: Page, width: number, height: number): Promise<string[]> {
  const found: string[] = [];
  for (const key of ['1', '4', '7']) {
    await page.keyboard.press(key);
    for (const button of await page.locator('main > .bar .button, .here').all()) {
      const box = await button.boundingBox();
      if (!box || box.x < 0 || box.y < 0 || box.x + box.width > width + 0.5 || box.y + box.height > height + 0.5)
        found.push(`the button ${await button.innerText()} is outside: ${JSON.stringify(box)}`);
    }
    await page.keyboard.press('Escape');
  }
  return found;
}

async function check(page: Page, [width, height]: readonly [number, number], name: string): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const found = [...faults(await settledParts(page), width, height), ...(await small(page)), ...(await cutOff(page))];
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  for (const { id, nodes } of violations)
    found.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  await page.screenshot({ path: `../build/web-shots/fits/${width}x${height}-${name}.png` });
  found.push(...(await buttonFaults(page, width, height)));
  return found.map((fault) => `${width}×${height}: ${fault}`);
}

const seatings: { name: string; players: number; set: Record<string, string> }[] = [
  { name: '2', players: 2, set: {} },
  { name: '3', players: 3, set: {} },
  { name: '4-partners', players: 4, set: { teams: 'partners' } },
  { name: '4-alone', players: 4, set: { teams: 'solo' } },
  { name: '5', players: 5, set: { teams: 'solo' } },
  { name: '6-partners', players: 6, set: { teams: 'partners' } },
  { name: '6-alone', players: 6, set: { teams: 'solo' } },
];
test.setTimeout(900_000); // axe looks at thirteen windows
const sample = ['2 parker-1988', '6-alone parker-1962'];
type Seating = (typeof seatings)[number];

async function checkAll(page: Page, { name, players, set }: Seating, edition: Rules['rules'], among = windows) {
  await openGame(page, await midGame({ rules: edition, players, set }, 12 * players, 5));
  await expect(page.locator('main > .bar strong')).toBeVisible();
  const found: string[] = [];
  for (const size of among) found.push(...(await check(page, size, `${name}-${edition}`)));
  expect(found).toEqual([]);
}

for (const edition of editions)
  for (const seating of seatings) {
    if (edition === 'fundex-2010' && seating.set['teams'] === 'partners') continue; // R2
    const title = `${seating.name} ${edition}`;
    test(`a table fits every window: ${title}`, { tag: sample.includes(title) ? [] : ['@full'] }, ({ page }) =>
      checkAll(page, seating, edition),
    );
  }

for (const seating of seatings) {
  const named = (name: string): Seating => ({ ...seating, name: `${seating.name}-${name}` });
  test(`words half as long again fit: ${seating.name}`, { tag: '@full' }, async ({ page }) => {
    await speakPseudo(page);
    await checkAll(page, named('long-words'), 'parker-1988');
  });
  test(`larger cards fit: ${seating.name}`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bornes.settings', JSON.stringify({ largeCards: true })));
    await checkAll(page, named('larger'), 'parker-1988');
  });
}

for (const [language, edition] of [
  ['de', 'parker-1988'],
  ['fr', 'classic-km'],
] as const)
  test(`the words of a language fit: ${language}`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(
      (id) => localStorage.setItem('bornes.settings', JSON.stringify({ language: id })),
      language,
    );
    await checkAll(page, { ...seatings[2]!, name: `4-partners-${language}` }, edition);
  });

test('words half as long again fit small and usual windows', async ({ page }) => {
  await speakPseudo(page);
  await checkAll(page, { ...seatings[2]!, name: 'long-words' }, 'classic-km', [windows[0]!, windows[3]!, windows[9]!]);
});
