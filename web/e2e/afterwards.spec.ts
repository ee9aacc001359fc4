// After a game at an online table, with a real server: its copy is stored, replayed, reviewed and shared.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { english } from './driver';
import { look } from './look';
import { doNext, freshServer, makeTable, person, short, sit } from './people';

const server = freshServer();

const at = (page: Page) => page.locator('.steps .at');
const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('dialog').getByRole('table', { name: 'Score sheet' }).isVisible();
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('main > .bar').getByText(english.yourTurn).count()) > 0 ||
  (await page
    .getByRole('dialog')
    .getByRole('button', { name: /Keep it|Coup fourré!/ })
    .count()) > 0;

test('an online game is kept, reviewed and shared by each of its players', async ({ browser }) => {
  const { page: ann, troubles } = await person(browser);
  const { page: bob } = await person(browser, { viewport: { width: 390, height: 844 } });
  const id = await makeTable(ann, server.url, 'Ann', { set: { ...short, goal: '500' } });
  await bob.goto(`${server.url}#/t/${id}`);
  await sit(bob, 'Bob', 2);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (let moves = 0; moves < 200 && !(await isOver(ann)); ++moves) {
    for (const page of [ann, bob]) if (await isAsked(page)) await doNext(page);
    await ann.waitForTimeout(20);
  }
  await expect(ann.getByRole('table', { name: 'Score sheet' })).toBeVisible();
  await expect(bob.getByRole('table', { name: 'Score sheet' })).toBeVisible();

  await ann.goto(`${server.url}#/games`);
  const kept = ann.getByRole('list', { name: 'Your games' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('online table');
  await kept.getByRole('link', { name: /^Replay/ }).click();
  await expect(at(ann)).toHaveText(/move 0 of/);
  await ann.getByRole('button', { name: 'Review', exact: true }).click();
  const drawer = ann.getByRole('complementary', { name: 'Review' });
  await expect(drawer.getByText(/^(You (won|lost)|The game was drawn|The game is not finished)/)).toBeVisible({
    timeout: 120_000,
  });
  await look(ann, 'online-review', ['light']);
  await ann.keyboard.press('Escape');

  // The record contains the table's id, with which anybody can join. It is left out by default.
  await ann.getByRole('button', { name: 'Share', exact: true }).click();
  const share = ann.getByRole('dialog');
  await expect(share.getByText('The name of the table is its invitation')).toBeVisible();
  const link = await share.getByRole('textbox', { name: 'Link with the whole game' }).inputValue();
  const downloaded = ann.waitForEvent('download');
  await share.getByRole('button', { name: 'Download the record' }).click();
  expect(readFileSync(await (await downloaded).path(), 'utf8')).not.toContain(id);
  await bob.goto(link);
  await expect(at(bob)).toHaveText(/move 0 of/);
  await look(bob, 'online-shared-phone', ['light']);

  // Somebody who has only the link of the table.
  const { page: eve } = await person(browser);
  await eve.goto(`${server.url}#/open/t/${id}`);
  await expect(at(eve)).toHaveText(/move 0 of/);
  await expect(eve).toHaveURL(/#\/replay\//);
  expect(troubles).toEqual([]);
});
