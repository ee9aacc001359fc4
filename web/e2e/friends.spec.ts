// Friends at an online table, with a real server: presence, turns, invitations, and seats that move to other devices.
import { expect, test, type Page } from '@playwright/test';
import { english, handCards } from './driver';
import { look } from './look';
import { doNext, freshServer, long, makeTable, person, sit } from './people';

const server = freshServer();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });

// Ann and Bob, after the first deal.
async function together(ann: Page, bob: Page): Promise<string> {
  const id = await makeTable(ann, server.url, 'Ann', { set: long });
  await bob.goto(`${server.url}#/t/${id}`);
  await expect(ann).toHaveTitle('At the table – bornes');
  await sit(bob, 'Bob', 2);
  await expect(ann).toHaveTitle('● The game can start – bornes');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, bob].map((page) => expect(hand(page)).toBeVisible()));
  return id;
}

// The person who must do something now.
async function awaited(pages: readonly Page[]): Promise<Page> {
  const asked = (page: Page) =>
    page.locator('main > .bar').getByText(english.yourTurn).or(page.getByRole('dialog').getByRole('button').first());
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await asked(page).count()) > 0) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

test('a friend who has gone is not thinking', async ({ browser }) => {
  const { page: ann } = await person(browser, phone);
  const { page: bob } = await person(browser);
  const id = await together(ann, bob);
  while ((await awaited([ann, bob])) === ann) await doNext(ann);
  const thinking = ann.getByText('Bob is thinking…');
  await expect(thinking).toBeVisible();
  // Without a connection, nobody knows what Bob does.
  await server.kill();
  await expect(ann.getByText('The connection is lost')).toBeVisible();
  await expect(thinking).toHaveCount(0);
  await server.begin();
  await expect(thinking).toBeVisible();
  const since = Date.now();
  await bob.context().close();
  await expect(ann.getByText('Bob is not connected.').first()).toBeVisible({ timeout: 5000 });
  expect(Date.now() - since).toBeLessThan(5000);
  await expect(thinking).toHaveCount(0);
  await look(ann, 'gone-phone');
  const { page: eve } = await person(browser);
  await eve.goto(`${server.url}#/t/${id}`);
  await eve.getByRole('button', { name: 'Seats' }).click();
  await expect(eve.getByText('Bob (not connected)')).toBeVisible();
});

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
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void seen.push(`${title} ${options?.body}`);
  });
  const seenBy = (page: Page): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  await together(ann, bob);
  await bob.getByRole('button', { name: 'Seats' }).click();
  const offer = bob.getByRole('button', { name: 'Notify me when it is my turn' });
  await look(bob, 'seats-notify');
  await offer.click();
  await expect(bob.getByText('This page will notify you when it is your turn.')).toBeFocused();
  await expect(offer).toHaveCount(0);
  await bob.keyboard.press('Escape');
  await bob.getByRole('button', { name: 'Settings' }).click();
  await expect(bob.getByLabel('Notify me when it is my turn')).toBeChecked();
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

test('a seat goes to another device by its address, and the old device watches', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: bob } = await person(browser);
  const { page: pocket, troubles } = await person(browser, phone);
  const id = await together(ann, bob);
  const cards = (page: Page): Promise<string[]> =>
    handCards(page, english).evaluateAll((all) => all.map((card) => card.getAttribute('data-hand') ?? '').sort());
  await ann.getByRole('button', { name: 'Seats' }).click();
  await ann.getByRole('button', { name: 'Play on another device' }).click();
  // No other device can open an address of this computer.
  await expect(ann.getByText('This address works only on this computer.').last()).toBeVisible();
  await expect(ann.getByText('Point the other device’s camera')).toHaveCount(0);
  await expect(ann.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  const code = await ann.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await look(ann, 'seat-code');
  const held = await cards(ann);
  await pocket.goto(`${server.url}#/t/${id}/seat/${code}`);
  await expect(pocket.getByLabel('Code from the other device')).toHaveValue(code);
  await look(pocket, 'seat-take-phone');
  // Nothing has happened yet: a preview that runs scripts moves no seat.
  await expect(ann.getByText('Done: you play on the other device now.')).toHaveCount(0);
  await pocket.getByRole('button', { name: 'Play here' }).click();
  await expect(hand(pocket)).toBeVisible();
  expect(await cards(pocket)).toEqual(held);
  expect(pocket.url()).not.toContain(code);
  await expect(ann.getByText('Done: you play on the other device now.')).toBeVisible();
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('dialog')).toHaveCount(0);
  await expect(ann.getByText('You are watching.')).toBeVisible();
  await expect(hand(ann)).toHaveCount(0);
  await expect(bob.getByText('Ann plays on another device now.').first()).toBeVisible();
  await expect(bob.locator('main > .last')).not.toContainText('device');
  await pocket.locator('main > .last').click();
  await expect(pocket.getByRole('dialog').getByText('You play on this device now.')).toBeVisible();
  await look(pocket, 'seat-log-phone');
  await pocket.keyboard.press('Escape');
  while ((await awaited([pocket, bob])) === bob) await doNext(bob);
  await doNext(pocket);
  expect(troubles).toEqual([]);
});

test('a code can be typed, and an error appears where the person looks', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: tablet } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', { set: long });
  await ann.getByRole('button', { name: 'Play on another device' }).click();
  const code = await ann.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await tablet.goto(`${server.url}t/${id}`);
  await tablet.getByRole('link', { name: 'I have a code' }).click();
  const field = tablet.getByLabel('Code from the other device');
  await field.fill('00000-00000');
  await tablet.getByRole('button', { name: 'Play here' }).click();
  await expect(tablet.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(` ${code.toLowerCase().replace('-', ' ')} `);
  await field.press('Enter');
  await expect(tablet.getByText('Ann (you)')).toBeVisible();
  // The host is the person who has the seat now.
  await tablet.getByRole('button', { name: 'Add a bot on seat 2' }).click();
  await tablet.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(tablet)).toBeVisible();
});

test('a code can be typed in the window of the seats, and no window stays open', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: bob } = await person(browser);
  const { page: tablet } = await person(browser);
  const id = await together(ann, bob);
  await ann.getByRole('button', { name: 'Seats' }).click();
  await ann.getByRole('button', { name: 'Play on another device' }).click();
  const code = await ann.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await tablet.goto(`${server.url}#/t/${id}`);
  await tablet.getByRole('button', { name: 'Seats' }).click();
  await tablet.getByRole('link', { name: 'I have a code' }).click();
  await tablet.getByLabel('Code from the other device').fill(code);
  await tablet.getByRole('button', { name: 'Play here' }).click();
  await expect(hand(tablet)).toBeVisible();
  await expect(tablet.getByRole('dialog')).toHaveCount(0);
  await expect(tablet).toHaveURL(`${server.url}#/t/${id}`);
});

test('five wrong tries make a code void, both devices say so, and a new code works', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: tablet } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', { set: long });
  await ann.getByRole('button', { name: 'Play on another device' }).click();
  await expect(ann.getByText('Five wrong tries make it void.')).toBeVisible();
  const shown = ann.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const code = await shown.innerText();
  const offer = async (typed: string): Promise<number> => {
    const answered = tablet.waitForResponse((response) => response.url().endsWith('/seat'));
    await tablet.getByLabel('Code from the other device').fill(typed);
    await tablet.getByRole('button', { name: 'Play here' }).click();
    return (await answered).status();
  };
  await tablet.goto(`${server.url}#/t/${id}/seat/`);
  for (let tries = 0; tries < 5; ++tries) expect(await offer('00000-00000')).toBe(403);
  expect(await offer(code)).toBe(403);
  await expect(tablet.getByText(/or void after five wrong tries. Make a new one/)).toBeVisible();
  await ann.getByRole('button', { name: 'Make a new code' }).click();
  await expect(shown).not.toHaveText(code);
  expect(await offer(await shown.innerText())).toBe(200);
  await expect(tablet.getByText('Ann (you)')).toBeVisible();
});

test('an invitation can be previewed, and its link leads to the table', async ({ browser, request }) => {
  const { page: ann } = await person(browser);
  const { page: bob } = await person(browser, phone);
  const id = await makeTable(ann, server.url, 'Ann', { players: 4, set: long });
  const link = `${server.url}t/${id}`;
  const preview = async (language: string): Promise<string> =>
    (await request.get(link, { headers: { 'Accept-Language': language } })).text();
  expect(await preview('en')).toContain('content="Ann invites you to a game for four, 1988 rules."');
  expect(await preview('fr-FR,fr;q=0.9')).toContain('Ann vous invite à une partie à quatre, règles de 1988.');
  const image = /og:image" content="([^"]*)"/.exec(await preview('nl'))![1]!;
  const png = async (url: string): Promise<[number, number]> => {
    const response = await request.get(url);
    expect(response.headers()['content-type']).toBe('image/png');
    const bytes = await response.body();
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(await png(image)).toEqual([1200, 630]);
  for (const side of [180, 192, 512]) expect(await png(`${server.url}icon-${side}.png`)).toEqual([side, side]);
  expect((await request.get(`${server.url}t/AAAAAAAAAAAAAAAAAAAAAA`)).status()).toBe(404);
  await bob.goto(link);
  await expect(bob.getByRole('button', { name: 'Sit on seat 2' })).toBeVisible();
  await expect(bob).toHaveURL(`${server.url}#/t/${id}`);
});

test('the lobby has tables where somebody waits, and a button to make one', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: bob } = await person(browser);
  await bob.goto(server.url);
  await expect(bob.getByText('Nobody is waiting for players right now.')).toBeVisible();
  await ann.goto(server.url);
  await ann.getByRole('button', { name: 'Make a table that everybody can see' }).click();
  await expect(ann.getByLabel('Your name')).toBeFocused();
  await expect(ann.getByRole('alert')).toHaveCount(0);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  await expect(ann.getByText('Everybody can see this table.')).toBeVisible();
  const row = bob.getByRole('link', { name: /Ann.*waiting for less than a minute.*Join/s });
  await expect(row).toBeVisible({ timeout: 15_000 });
  await look(bob, 'lobby-waiting');
  await ann.context().close();
  await expect(row).toHaveCount(0, { timeout: 25_000 });
});
