// The guided first game: with the keyboard to its end, with a screen reader, with mistakes, and left in the middle.
import { expect, test, type Page } from '@playwright/test';
import { heardOf, listen } from './hearing';
import { look } from './look';

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });
const last = 22; // step
const step = (page: Page, figure: number) => page.getByRole('img', { name: `Step ${figure} of ${last}` });

async function begin(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: 'New here? Learn in five minutes' }).click();
  await expect(step(page, 1)).toBeVisible();
}

// The number key of the card with this name.
async function keyOf(page: Page, card: string): Promise<string> {
  const names = await hand(page)
    .getByRole('button')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label') ?? ''));
  const at = names.findIndex((name) => name.startsWith(card));
  expect(at, `${card} in ${names.join(' / ')}`).toBeGreaterThanOrEqual(0);
  return String(at + 1);
}

test('the lesson can be done by keyboard to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page);
  await look(page, 'learn-320');
  for (let at = 1; at < last; ++at) {
    await expect(step(page, at)).toBeVisible();
    const task = await page.locator('.task').allInnerTexts();
    if (task.join('') === '') {
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).focus();
      await page.keyboard.press('Enter');
      continue;
    }
    const [, verb, card] = /^(Play|Discard) (.+?)( on Marcel)?\.$/.exec(task[0]!) ?? [];
    if (verb === undefined) {
      if (at === 14) await look(page, 'learn-coup-fourre-320');
      const answer = task[0] === 'Call coup fourré.' ? 'Coup fourré!' : /^Extend/;
      await page.getByRole('button', { name: answer }).focus();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press(await keyOf(page, card!));
      await page.keyboard.press(verb === 'Discard' ? 'd' : 'Enter');
    }
  }
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('2,100');
  await look(page, 'learn-sheet-320');
  // A game begins in which the hand of the lesson does not count.
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Hand 1/ })).toBeVisible();
  await expect(page.getByText('2,100')).toHaveCount(0);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /New here/ })).toHaveCount(0);
});

test('the lesson can be done by ear alone', async ({ page }) => {
  await listen(page);
  await begin(page);
  let known = 0;
  const next = async (): Promise<string> => {
    for (;;) {
      const said = await heardOf(page);
      const news = said
        .slice(known)
        .filter((each) =>
          /\. (Next|Play .+|Discard .+)\.?$|Call coup fourré\.|Extend the trip\.|All points|have all scored/.test(each),
        );
      known = said.length;
      if (news.length > 0) return news.at(-1)!;
      await page.waitForTimeout(40);
    }
  };
  for (let at = 0; at < 40; ++at) {
    const said = await next();
    if (/have all scored/.test(said)) break;
    if (/Call coup fourré\./.test(said)) await page.getByRole('button', { name: 'Coup fourré!' }).click();
    else if (/Extend the trip\./.test(said)) await page.getByRole('button', { name: /^Extend/ }).click();
    else if (/Next$/.test(said)) await page.getByRole('button', { name: 'Next', exact: true }).click();
    else {
      const [, verb, card] = /\. (Play|Discard) ([^.]+?)(?: on Marcel)?\.$/.exec(said)!;
      await hand(page)
        .getByRole('button', { name: new RegExp(`^${card}`) })
        .first()
        .click();
      await page
        .getByRole('button', { name: new RegExp(`^${verb} `) })
        .first()
        .click();
    }
  }
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('2,100');
});

test('a mistake, back, skip, a reload, and the way out', async ({ page }) => {
  await begin(page);
  for (const read of [1, 2]) {
    await expect(step(page, read)).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  // A card that cannot be played says why. A playable one is not what the lesson asks for.
  await hand(page).getByRole('button', { name: /^100/ }).click();
  await expect(page.locator('.bar')).toContainText('100 miles: ');
  await page
    .getByRole('button', { name: /^Discard 100/ })
    .first()
    .click();
  await expect(page.locator('.note .wrong')).toContainText('this lesson needs another move here');
  await expect(hand(page).getByRole('button')).toHaveCount(7);
  await look(page, 'learn-wrong', ['light']);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(step(page, 4)).toBeVisible();
  await page.reload();
  await expect(step(page, 4)).toBeVisible();
  await expect(page.getByText('Marcel played Speed Limit on you.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(step(page, 3)).toBeVisible();
  await expect(page.getByText('Nobody drives without Roll', { exact: false }).first()).toBeVisible();
  for (let at = 3; at < 14; ++at) {
    await expect(step(page, at)).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('the 300 points are lost', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('heading', { name: 'bornes' })).toBeVisible();
  await page.getByRole('link', { name: 'New here? Learn in five minutes' }).click();
  await expect(step(page, 14)).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const)
  test(`no note covers its subject or the hand: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    for (let at = 1; at < last - 1; ++at) {
      await expect(step(page, at)).toBeVisible();
      if ((await page.getByRole('dialog').count()) === 0) {
        await expect
          .poll(() =>
            page.evaluate(() => {
              const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
              const note = box('.note.placed');
              if (!note) return 'no note';
              const meets = (other: DOMRect | undefined): boolean =>
                other !== undefined &&
                Math.min(note.right, other.right) - Math.max(note.left, other.left) > 1 &&
                Math.min(note.bottom, other.bottom) - Math.max(note.top, other.top) > 1;
              return ['.lesson-ring', '.hand', 'main > .bar'].filter((each) => meets(box(each))).join(' ');
            }),
          )
          .toBe('');
        await page.screenshot({ path: `../build/web-shots/learn/${width}-${at}.png` });
      }
      await page.getByRole('button', { name: /^(Next|Skip)$/ }).click();
    }
  });
