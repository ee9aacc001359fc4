// Stored games: the list, records from files and links, replay, and playing on from a position.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { linkOf } from '../src/library/link';
import { Desk } from '../src/worker/desk';
import { playedGame } from '../tests/fixtures';
import { english, situation } from './driver';
import { loadEngine } from './games';
import { look } from './look';

async function recordOf(players = 2): Promise<string> {
  const desk = new Desk(await loadEngine());
  return desk.write(playedGame(desk, { rules: 'parker-1988', players, set: { goal: '1000' } }));
}
const bytes = (text: string): Buffer => Buffer.from(text);
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: bytes(text) });
const list = (page: Page): Locator => page.getByRole('list', { name: 'Your games' }).getByRole('listitem');
const files = (page: Page): Locator => page.locator('input[type=file]');
const at = (page: Page): Locator => page.locator('.steps .at');

test('games are listed, found, removed and brought back, exported and imported', async ({ page, browser }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByText('No game is kept here yet.')).toBeVisible();
  await look(page, 'library-empty');
  const [first, second] = [await recordOf(), (await recordOf()).replace('seat 1 Ann', 'seat 1 Zoé')];
  await files(page).setInputFiles([file('a.bornes', first), file('b.bornes', second), file('c.txt', 'hello\n')]);
  await expect(list(page)).toHaveCount(2);
  await expect(page.getByText('2 games were added.')).toBeVisible();
  await expect(page.getByText(/c\.txt: .*Line 1, column 1/s)).toBeVisible();
  await look(page, 'library');
  await page.setViewportSize({ width: 320, height: 568 });
  await look(page, 'library-small');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('searchbox').fill('zoe parker');
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText('Zoé and Bob');
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No game matches “nobody”.')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const archive = readFileSync(await (await download).path());

  await list(page)
    .filter({ hasText: 'Zoé' })
    .getByRole('button', { name: /^Remove: Zoé/ })
    .click();
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(2);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${page.url().replace(/#.*/, '')}#/games`);
  await files(elsewhere).setInputFiles({ name: 'games.zip', mimeType: 'application/zip', buffer: archive });
  await expect(list(elsewhere)).toHaveCount(2);
  await expect(list(elsewhere).first()).toContainText('Parker 1988');
  await elsewhere.context().close();
});

test('a record is opened by dropping it, and replayed by keyboard', async ({ page }) => {
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'game.bornes'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
    },
    await recordOf(4),
  );
  await expect(at(page)).toHaveText(/^Hand 1 of \d+, move 0 of \d+$/);
  await expect(page.getByRole('list', { name: 'Cards of Ann' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('list', { name: 'Cards of Dan' }).getByRole('listitem')).toHaveCount(6);

  const heard = page.locator('.steps + [aria-live=polite]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(at(page)).toHaveText(/move 2 of/);
  await expect(heard).toHaveText(/^Bob .*\. Hand 1 of \d+, move 2 of \d+$/);
  await page.keyboard.press('ArrowLeft');
  await expect(at(page)).toHaveText(/move 1 of/);
  await expect(page).toHaveURL(/#\/replay\/[0-9a-f]{16}\/1$/);
  await look(page, 'replay');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'replay-phone');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(at(page)).toHaveText(/move 1 of/);

  await page.keyboard.press('End');
  await expect(at(page)).toHaveText(/^Hand (\d+) of \1, move (\d+) of \2$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeDisabled();
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await expect(at(page)).not.toHaveText(/^Hand 1 of \d+, move 0 /);
  await page.keyboard.press('Home');
  await page.keyboard.press('v');
  await expect(page.getByRole('combobox')).toHaveValue('1');
  await expect(page.getByRole('list', { name: 'Cards of Ann' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('list', { name: /^Cards of/ })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stop playing' })).toBeVisible();
  await expect(at(page)).toHaveText(/move [1-9]\d* of/);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Play by itself' })).toBeVisible();

  await page.getByRole('button', { name: 'Go to' }).click();
  await look(page, 'replay-events');
  await page.getByRole('dialog').getByRole('button', { name: 'The hand is over.' }).first().click();
  await expect(at(page)).toHaveText(/move (\d+) of \1$/);
});

test('a game is played on from any position, against bots', async ({ page }) => {
  await page.goto(`./${await linkOf(await recordOf(), 6)}`);
  await expect(at(page)).toHaveText(/move 6 of/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bob' }).check();
  await look(page, 'replay-play-on');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\/[0-9a-f]{16}$/);
  await situation(page, english);
  await expect(page.locator('main').getByRole('heading', { name: /^You/ })).toContainText('blue car');
  await page.goto('./#/games');
  await expect(list(page)).toHaveCount(2);
});

test('a game is shared as a link that contains it, without its table', async ({ page, browser }) => {
  const record = (await recordOf()).replace('hand 1', 'tag table Secret1\ntag game 1\nhand 1');
  await page.goto('./#/games');
  await files(page).setInputFiles(file('a.bornes', record));
  await expect(at(page)).toHaveText(/move 0 of/);
  await page.keyboard.press('ArrowRight');
  await expect(at(page)).toHaveText(/move 1 of/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The name of the table is its invitation')).toBeVisible();
  await look(page, 'replay-share');
  const link = await page.getByRole('textbox', { name: 'Link with the whole game' }).inputValue();
  const friend = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(request.url()));
  await friend.goto(link);
  await expect(at(friend)).toHaveText(/move 1 of/);
  expect(asked.filter((url) => url.includes('/r/1/'))).toEqual([]);
  const download = friend.waitForEvent('download');
  await friend.getByRole('button', { name: 'Share' }).click();
  await expect(friend.getByText('The name of the table')).toHaveCount(0);
  await friend.getByRole('button', { name: 'Download the record' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(record.replace(/tag .*\n/g, ''));
  await friend.context().close();
});

test('broken and hostile records are shown as far as they go, or refused', async ({ page }) => {
  const lines = (await recordOf()).split('\n');
  const deal = lines.findIndex((line) => line.startsWith('deck')) + 1;
  const broken = [...lines.slice(0, deal + 3), '9 play roll', ...lines.slice(deal + 3)].join('\n');
  await page.goto('./#/games');
  await files(page).setInputFiles(file('broken.bornes', broken));
  await expect(at(page)).toHaveText(/of 3$/);
  await expect(page.getByRole('status')).toContainText(`Line ${deal + 4}, column 1:`);
  await look(page, 'replay-broken');
  await page.goto('./#/r/1/AAAA');
  await expect(page.getByRole('heading', { name: 'This record cannot be opened' })).toBeVisible();
  await expect(page.getByText('The link is incomplete')).toBeVisible();
  await page.goto('./#/r/9/AAAA');
  await expect(page.getByText('A newer version of this page made the link.')).toBeVisible();
  await page.goto(`./${await linkOf('bornes-record 1\nrules chess\n')}`);
  await expect(page.getByText('Line 2, column 7:')).toBeVisible();
  await page.getByRole('button', { name: 'Your games' }).click();
  await files(page).setInputFiles(file('huge.bornes', '#\n'.repeat(1_100_000)));
  await expect(page.getByText('huge.bornes: It is larger than any game')).toBeVisible();
  await page.getByRole('textbox').fill('https://example.org/');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This is not a link to a game')).toBeVisible();
  await expect(page.getByText('huge.bornes')).toHaveCount(0);
  await expect(list(page)).toHaveCount(1);
});

test('an error is in sight and focused, and says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('./#/games');
  await files(page).setInputFiles([file('a.bornes', await recordOf()), file('b.bornes', await recordOf(4))]);
  await expect(page.getByText('2 games were added.')).toBeVisible();
  await files(page).setInputFiles([file('note.txt', 'hello\n'), file('nothing.txt', '')]);
  const told = page.locator('.told');
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport({ ratio: 0.99 });
  await expect(told).toContainText('note.txt: It is not a game of bornes. Choose a file that ends in .bornes');
  await expect(told).toContainText('Line 1, column 1: a record begins with');
  await expect(told).toContainText('nothing.txt: It is empty.');
  await look(page, 'library-refused');
  await page.getByRole('textbox').fill('hello');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(told).toHaveText('This is not a link to a game or a table. Copy the whole link and paste it here.');
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport({ ratio: 0.99 });
  for (const address of ['./#/replay/xyz', './#/replay/xyz/3', './#/open/t/abc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Your games' })).toBeVisible();
  }
});

test('without storage the page says so, and goes on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('./');
  const says = page.getByText('This browser keeps no games');
  await expect(says).toBeVisible();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(says).toBeVisible();
  await files(page).setInputFiles(file('a.bornes', await recordOf()));
  await expect(at(page)).toHaveText(/move 0 of/);
  await page.goBack();
  await expect(list(page)).toHaveCount(1);
});

test('the game of an online table is replayed, and its copy stays when the server has deleted it', async ({ page }) => {
  const record = await recordOf();
  await page.route('**/api/tables/kX', (route) => route.fulfill({ json: { id: 'kX', game: 2 } }));
  await page.route('**/api/tables/kX/record?game=2', (route) => route.fulfill({ body: record }));
  const open = async (): Promise<void> => {
    await page.goto('./#/open/t/kX');
    await expect(page).toHaveURL(/#\/replay\/kX-2/);
    await expect(at(page)).toHaveText(/move 0 of/);
    await page.goto('./#/games');
    await expect(list(page)).toHaveCount(1);
    await expect(list(page)).toContainText('online table');
  };
  await open();
  await page.unroute('**/api/tables/kX');
  const gone = { status: 404, json: { error: 'not-found', message: 'no such table' } };
  await page.route('**/api/tables/*', (route) => route.fulfill(gone));
  await open();
  await page.goto('./#/open/t/other');
  await expect(page.getByText('The server has no such table any more')).toBeVisible();
  await page.getByRole('button', { name: 'Your games' }).click();
  await page.getByRole('textbox').fill('https://example.org/t/kX');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/#\/t\/kX$/); // the table itself, where people play
});
