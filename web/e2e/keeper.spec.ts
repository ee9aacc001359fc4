// Keeping score with real cards: entered by tapping, checked by the engine, and still there after a reload.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { look } from './look';

const phone = { width: 390, height: 844 };

async function openPad(page: Page, names = ['Ann', 'Bob', 'Cid', 'Eve']): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: 'Keep score at a real table' }).click();
  for (const [i, name] of names.entries()) await page.getByRole('textbox', { name: `Seat ${i + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Open the pad' }).click();
  await expect(page.getByText('Eve deals the next hand.')).toBeVisible();
}

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });
async function miles(page: Page, name: string, sum: number): Promise<void> {
  const field = panel(page, name).getByRole('spinbutton');
  await field.fill(String(sum));
  await field.blur();
}
const told = (page: Page): Locator => page.getByRole('dialog').getByRole('status');
const total = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Totals' }).locator('.team', { hasText: name }).locator('strong');

test('three hands of a game for four, each in a few taps', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPad(page);

  // A hand card by card: a safe trip of 1,000 with a coup fourré, the draw pile empty.
  await page.getByRole('button', { name: 'Enter hand 1' }).click();
  await expect(page.getByText('dealt by Eve')).toBeVisible();
  const ann = panel(page, 'Ann & Cid');
  for (let i = 0; i < 10; ++i) await ann.getByRole('button', { name: /^Add a 100 / }).click();
  const tank = ann.getByRole('button', { name: /^Extra Tank/ });
  await tank.click();
  await tank.click();
  await page.getByRole('checkbox', { name: /draw pile was empty/ }).check();
  await miles(page, 'Bob & Eve', 650);
  await expect(told(page)).toHaveText('Ann & Cid: 2,400 · Bob & Eve: 650');
  await look(page, 'keeper-enter-phone');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(total(page, 'Ann & Cid')).toHaveText('2,400');
  await expect(page.getByText('Ann deals the next hand.')).toBeVisible();
  await expect(page.getByText('in the lead · 2,600 to go')).toBeVisible();

  // Entered as sums: a shut-out.
  await page.getByRole('button', { name: 'Enter hand 2' }).click();
  await miles(page, 'Bob & Eve', 1000);
  await panel(page, 'Bob & Eve').getByRole('button', { name: '2', exact: true }).click();
  await expect(told(page)).toHaveText('Ann & Cid: 0 · Bob & Eve: 1,900');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(total(page, 'Bob & Eve')).toHaveText('2,550');

  await page.getByRole('button', { name: 'Enter hand 3' }).click();
  await miles(page, 'Ann & Cid', 475);
  // The rest of the form follows a total before the field is left, so that the next tap does not miss its button.
  await panel(page, 'Bob & Eve').getByRole('spinbutton').click();
  await page.keyboard.type('825');
  await expect(told(page)).toHaveText('Ann & Cid: 475 · Bob & Eve: 825');
  await expect(panel(page, 'Bob & Eve').getByRole('group', { name: 'How many 200s?' })).toBeVisible();
  for (const safety of [/^Right of Way/, /^Driving Ace/])
    await panel(page, 'Bob & Eve').getByRole('button', { name: safety }).click();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(total(page, 'Bob & Eve')).toHaveText('3,575');
  await expect(total(page, 'Ann & Cid')).toHaveText('2,875');
  await page.getByRole('button', { name: 'Delayed action' }).click();
  await expect(page.getByText('if the draw pile was empty then.')).toBeInViewport({ ratio: 1 });
  await look(page, 'keeper-pad-phone');

  // After a reload, everything is the same. An earlier hand is changed, and the change is undone.
  await page.reload();
  await expect(total(page, 'Bob & Eve')).toHaveText('3,575');
  await page.getByRole('button', { name: 'Change hand 2' }).click();
  await panel(page, 'Bob & Eve').getByRole('button', { name: '0', exact: true }).click();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(total(page, 'Bob & Eve')).toHaveText('3,875');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Bob & Eve')).toHaveText('3,575');

  for (const [name, width, height] of [
    ['low', 844, 390],
    ['desktop', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(page, `keeper-pad-${name}`);
  }
  // On paper, no name of a row covers a figure, wherever the sheet was scrolled to.
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  const left = (cell: Locator): Promise<number> => cell.evaluate((each) => each.getBoundingClientRect().left);
  const row = page.locator('.paper tbody tr').nth(1);
  expect(await left(row.locator('td').first())).toBeGreaterThan((await left(row.locator('th'))) + 60);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('./#/keep');
  await expect(page.getByRole('link', { name: /Ann, Bob, Cid, and Eve/ })).toBeVisible();
  await look(page, 'keeper-new-phone', ['light']);
  // A pad that was removed by mistake comes back.
  const pad = page.getByRole('link', { name: /Ann, Bob, Cid, and Eve/ });
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(pad).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pad).toBeVisible();
});

test('an impossible hand is refused where the person looks, and nothing is lost', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPad(page);
  await page.getByRole('button', { name: 'Enter hand 1' }).click();
  const refused = async (why: string): Promise<void> => {
    await expect(told(page)).toHaveText(why);
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect(told(page)).toBeFocused();
    await expect(told(page)).toBeInViewport();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await miles(page, 'Ann & Cid', 1025);
  await refused('Ann & Cid cannot have 1,025: the target is 1,000.');
  await miles(page, 'Ann & Cid', 600);
  await page.getByRole('group', { name: 'Who completed the trip?' }).getByRole('radio', { name: 'Ann & Cid' }).check();
  await refused('Ann & Cid cannot have completed the trip with 600: the target is 1,000.');
  await page.getByRole('group', { name: 'Who completed the trip?' }).getByRole('radio', { name: 'nobody' }).check();
  for (let i = 0; i < 3; ++i)
    await panel(page, 'Bob & Eve')
      .getByRole('button', { name: /^Add a 200 / })
      .click();
  await refused('Bob & Eve cannot have 3 cards of 200: a team plays at most 2 in a hand.');
  await page.getByRole('button', { name: 'Take back a 200 of Bob & Eve' }).click();
  for (const name of ['Ann & Cid', 'Bob & Eve'])
    await panel(page, name)
      .getByRole('button', { name: /^Extra Tank/ })
      .click();
  await refused('Ann & Cid and Bob & Eve both have Extra Tank, but there is only one.');
  await look(page, 'keeper-refused-phone', ['light']);
});

test('a pad in French, with an extension, works without a network and can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem('bornes.settings', JSON.stringify({ language: 'fr' })));
  await page.goto('./#/keep');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.panel .primary').click();
  await context.setOffline(true);
  await page.locator('footer .primary').click();
  await page.getByRole('spinbutton').first().fill('1000');
  await page.getByRole('spinbutton').first().blur();
  await expect(told(page)).toContainText('1 000');
  await page.locator('fieldset').first().getByRole('radio').nth(1).check();
  await look(page, 'keeper-enter-french');
  await page.locator('dialog .primary').click();
  await expect(page.locator('.team strong').first()).toHaveText(/^2.?400$/);
  await look(page, 'keeper-pad-french');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.locator('.acts button').first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Mille Bornes\n/);
  const download = page.waitForEvent('download');
  await page.locator('.acts button').nth(1).click();
  await (await download).saveAs('../build/web-shots/keeper-shared.png');
});
