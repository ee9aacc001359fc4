// People at online tables, each with a separate browser.
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { answer, english, move, situation, type Words } from './driver';
import { Server } from './server';

// Console errors are faults of the page, except for connections that a test cuts.
export async function person(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return { page, troubles };
}

// Closes pages that are no longer needed. They would go on looking for their servers.
export async function goHome(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

// Gives each test of a file a fresh server.
export function freshServer(): Pick<Server, 'url' | 'kill' | 'begin'> {
  let server: Server;
  test.beforeEach(async () => {
    server = await Server.start();
  });
  test.afterEach(async ({ browser }) => {
    await goHome(browser);
    await server.end();
  });
  return {
    get url() {
      return server.url;
    },
    kill: () => server.kill(),
    begin: () => server.begin(),
  };
}

export interface TableWishes {
  players?: number;
  set?: Record<string, string>;
  clock?: number;
  coupFourre?: 'automatic' | { window: number };
  public?: boolean;
}

// Makes a table with the page's own requests, for tests that start later. The page is its host.
export async function makeTable(page: Page, url: string, name: string, wishes: TableWishes): Promise<string> {
  await page.goto(url);
  const id = await page.evaluate(
    async ([called, options]) => {
      const post = (path: string, body: unknown): Promise<Response> =>
        fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      await post('api/guest', { name: called });
      const { id: made } = (await (await post('api/tables', options)).json()) as { id: string };
      localStorage.setItem('bornes.name', JSON.stringify(called));
      localStorage.setItem('bornes.tables', JSON.stringify([{ id: made, made: true }]));
      return made;
    },
    [name, wishes] as const,
  );
  await page.goto(`${url}#/t/${id}`);
  await sit(page, name, 1);
  return id;
}

export async function sit(page: Page, name: string, seat: number): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit on seat ${seat}` }).click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
}

export const short = { target: '200', extension: 'none' };
export const long = { target: '500', extension: 'none' }; // not over after two moves

// Does one thing that the page asks this person for, and returns what it was.
export async function doNext(page: Page, words: Words = english): Promise<string> {
  const what = await situation(page, words);
  if (what === 'over') return what;
  const before = await page.locator('[aria-live=polite]').innerText();
  if (what === 'play') await move(page, words);
  else await answer(page, words, what);
  await expect
    .poll(
      async () =>
        (await page.locator('[aria-live=polite]').innerText()) !== before ||
        (await page.getByRole('dialog').count()) > 0,
      { intervals: [30] },
    )
    .toBe(true);
  return what;
}

export async function playToEnd(page: Page, words: Words = english): Promise<number> {
  for (let moves = 0; moves < 150; ++moves) if ((await doNext(page, words)) === 'over') return moves;
  throw new Error('the hand does not end');
}
