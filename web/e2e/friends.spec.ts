// Friends at a table of a real server: whose turn it is, and what phones need to install the page.
import { expect, test, type Page } from '@playwright/test';
import { english } from './driver';
import { doNext, goHome, long, makeTable, person, sit } from './people';
import { Server } from './server';

let server: Server;
test.beforeEach(async () => {
  server = await Server.start();
});
test.afterEach(async ({ browser }) => {
  await goHome(browser);
  await server.end();
});

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });

// Ann and Bob, after the first deal.
async function together(ann: Page, bob: Page): Promise<string> {
  const id = await makeTable(ann, server.url, 'Ann', { set: long });
  await bob.goto(`${server.url}#/t/${id}`);
  await sit(bob, 'Bob', 2);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, bob].map((page) => expect(hand(page)).toBeVisible()));
  return id;
}

// Who is asked for something now.
async function awaited(pages: readonly Page[]): Promise<Page> {
  const asked = (page: Page) =>
    page
      .locator('[aria-live=assertive]')
      .getByText(english.yourTurn)
      .or(page.getByRole('dialog').getByRole('button').first());
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await asked(page).count()) > 0) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

test('your turn: title, badge, and a notification if the page is hidden', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: bob } = await person(browser);
  await bob.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    Object.assign(Navigator.prototype, {
      setAppBadge: async () => void seen.push('badge'),
      clearAppBadge: async () => void seen.push('no badge'),
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void seen.push(`${title} ${options?.body}`);
  });
  const seenBy = (page: Page): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  await together(ann, bob);
  await bob.getByRole('button', { name: 'Settings' }).click();
  await bob.getByLabel('Notify me when it is my turn').check();
  await bob.keyboard.press('Escape');
  while ((await awaited([ann, bob])) === bob) await doNext(bob);
  await expect(bob).toHaveTitle('At the table – bornes');
  await bob.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
  while ((await awaited([ann, bob])) === ann) await doNext(ann);
  await expect(bob).toHaveTitle('● Your turn – bornes');
  await expect.poll(() => seenBy(bob)).toContainEqual(expect.stringMatching(/^Your turn\. Ann /));
  expect(await seenBy(bob)).toContain('badge');
  while ((await awaited([ann, bob])) === bob) await doNext(bob);
  await expect(bob).toHaveTitle('At the table – bornes');
  await expect.poll(async () => (await seenBy(bob)).at(-1)).toBe('no badge');
});

test('phones find icons of their sizes', async ({ request }) => {
  for (const side of [180, 192, 512]) {
    const response = await request.get(`${server.url}icon-${side}.png`);
    expect(response.headers()['content-type']).toBe('image/png');
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([side, side]);
  }
});
