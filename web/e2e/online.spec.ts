// Online tables with a real server: several people in browsers, cut connections, killed servers.
import { expect, test, type Page } from '@playwright/test';
import { english, handCards, situation } from './driver';
import { look } from './look';
import { doNext, freshServer, long, makeTable, person, playToEnd, short, sit } from './people';

const server = freshServer();

const heard = (page: Page) => page.locator('[aria-live=polite]');
const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click();

test('two friends: a link, a whole hand, a checked deal, and on to the next', async ({ browser }) => {
  const { page: ann, troubles } = await person(browser);
  const { page: bob } = await person(browser);
  await ann.goto(server.url);
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  await ann.getByRole('button', { name: 'Make the table' }).click();
  await expect(ann.getByRole('alert')).toHaveText('Please enter your name first.');
  await ann.getByLabel('Your name').fill('Ann');
  await ann
    .getByRole('region', { name: 'Play with friends' })
    .getByRole('button', { name: 'Make a table that everybody can see' })
    .click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/t\/[\w-]{22}$/);

  await bob.goto(server.url);
  await expect(bob.getByRole('link', { name: /Ann.*Join/s })).toBeVisible();
  await bob.getByRole('link', { name: /Ann.*Join/s }).click();
  await sit(bob, 'Bob', 2);
  await expect(bob.getByText('Everybody is here')).toBeVisible();
  await start(ann);
  const played = await Promise.all([playToEnd(ann), playToEnd(bob)]);
  expect(Math.min(...played)).toBeGreaterThan(5);
  // The next hand starts automatically after half a minute, so check this first.
  await ann.getByRole('button', { name: 'Next hand' }).click();
  await expect(ann.getByText('Waiting for Bob')).toBeVisible();
  await expect(bob.getByText('Ann is ready.')).toBeVisible();
  await expect(bob.getByText('The next hand starts automatically.')).toBeVisible();
  await expect(bob.getByRole('timer', { name: / s left$/ })).toBeVisible();
  await expect(bob.getByText('Waiting for')).toHaveCount(0);
  await look(bob, 'online-pause');
  for (const page of [ann, bob])
    await expect(page.getByText(/Fair deal, checked in this page: .*\((you and Bob|Ann and you)\)/)).toBeVisible();
  // Both see the head that the record has.
  const record = await (await ann.request.get(`${link.replace('/t/', '/api/tables/')}/record`)).text();
  const head = /^tag deal-1-head ([0-9a-f]{64})$/m.exec(record)![1]!;
  for (const page of [ann, bob]) {
    await page.getByText('Code of the game so far').click();
    await expect(page.getByText(head)).toBeVisible();
  }
  await ann.screenshot({ path: '../build/web-shots/online-over.png' });
  await bob.getByRole('button', { name: 'Next hand' }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand 2');
  expect(troubles).toEqual([]);
});

test('four at a table: two browsers, two bots, partners, a phrase', async ({ browser }) => {
  const { page: ann, troubles } = await person(browser);
  const { page: bob } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', { players: 4, set: short });
  for (const seat of [2, 4]) await ann.getByRole('button', { name: `Add a bot on seat ${seat}` }).click();
  await bob.goto(`${server.url}#/t/${id}`);
  await sit(bob, 'Bob', 3);
  await start(ann);
  await expect(handCards(ann, english).first()).toBeVisible();
  await ann.getByRole('button', { name: 'Say…' }).click();
  await ann.getByRole('button', { name: 'Good luck' }).click();
  await expect(bob.getByText('Ann: “Good luck”')).toBeVisible();
  await look(bob, 'online-four');
  await Promise.all([playToEnd(ann), playToEnd(bob)]);
  await expect(bob.getByText(/Fair deal, checked/)).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a spectator sees no hand, and can take over a bot between two hands', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: eve } = await person(browser);
  const secret: string[] = [];
  eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => secret.push(String(payload))));
  const id = await makeTable(ann, server.url, 'Ann', { set: short });
  await ann.getByRole('button', { name: 'Add a bot on seat 2' }).click();
  await start(ann);
  await situation(ann, english);
  await eve.goto(`${server.url}#/t/${id}`);
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(eve.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  await doNext(ann);
  await expect(heard(eve)).toContainText(/Ann (plays|drives|discards)/);
  await look(eve, 'watching');
  await playToEnd(ann);
  for (const frame of secret) expect(frame).not.toMatch(/"hand":\["/);
  await eve.getByRole('button', { name: 'Look at the table' }).click();
  await eve.getByRole('button', { name: 'Seats' }).click();
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Take over from Marcel' }).click();
  await expect(eve.getByText('Eve (you)')).toBeVisible();
  await eve.keyboard.press('Escape');
  // Whether or not she is ready, the hand begins after half a minute.
  await expect(handCards(eve, english).first()).toBeVisible({ timeout: 60_000 });
});

// The moves of the record, none of them twice.
async function movesOf(page: Page, id: string): Promise<string> {
  return page.evaluate(async (table) => (await fetch(`api/tables/${table}/record`)).text(), id);
}

test('a server is killed and restarted in mid-hand: the game continues without a click, and no move is doubled', async ({
  browser,
}) => {
  const { page: ann } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', { set: long });
  await ann.getByRole('button', { name: 'Add a bot on seat 2' }).click();
  await start(ann);
  for (let i = 0; i < 2; ++i) await doNext(ann);
  await situation(ann, english);
  const discards = async (): Promise<number> =>
    ((await ann.getByRole('region', { name: 'The hand so far' }).innerText()).match(/You discard/g) ?? []).length;
  const discarded = await discards();
  await server.kill();
  await expect(ann.getByText('The connection is lost')).toBeVisible();
  await look(ann, 'lost');
  // A move while the server is down is made once the server is back.
  await handCards(ann, english).first().click();
  await ann
    .getByRole('button', { name: /^Discard ./ })
    .first()
    .click();
  await expect(ann.getByText('Your move will be sent when the connection is back.')).toBeVisible();
  await server.begin();
  await expect.poll(discards, { timeout: 60_000 }).toBe(discarded + 1);
  await expect(ann.getByText('connected', { exact: true })).toBeVisible();
  await situation(ann, english);
  expect(await discards()).toBe(discarded + 1);
  await ann.reload();
  await situation(ann, english);
  await playToEnd(ann);
  await expect(ann.getByText(/Fair deal, checked/)).toBeVisible();
  expect(await movesOf(ann, id)).toContain('tag deal-1-commit');
});

test('a cut connection and a sleeping phone come back by themselves', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const connections: { cut(): Promise<void>; sleep(): void }[] = [];
  await ann.routeWebSocket(/socket/, (page) => {
    const table = page.connectToServer();
    let awake = true;
    page.onMessage((message) => void (awake && table.send(message)));
    table.onMessage((message) => void (awake && page.send(message)));
    connections.push({ cut: () => page.close({ code: 3001 }), sleep: () => void (awake = false) });
  });
  await makeTable(ann, server.url, 'Ann', { set: long });
  await ann.getByRole('button', { name: 'Add a bot on seat 2' }).click();
  await start(ann);
  await doNext(ann);
  await situation(ann, english);
  await connections.at(-1)!.cut();
  await expect(ann.getByText('The connection is lost')).toBeVisible();
  await expect(ann.getByText('connected', { exact: true })).toBeVisible();
  await doNext(ann);
  await situation(ann, english);
  // Nothing arrives any more, and nobody closes the connection, as after the sleep of a phone.
  const before = connections.length;
  connections.at(-1)!.sleep();
  await handCards(ann, english).first().click();
  await ann
    .getByRole('button', { name: /^Discard ./ })
    .first()
    .click();
  await expect(ann.getByText('Your move is on its way…')).toBeVisible();
  await ann.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => connections.length, { timeout: 20_000 }).toBe(before + 1);
  await expect(ann.getByText('Your move is on its way…')).toHaveCount(0);
  await doNext(ann);
});

test('bad links, lost servers and foreign ones say what to do', async ({ browser }) => {
  const { page: ann } = await person(browser);
  for (const [path, name, heading] of [
    ['#/t/nothing', 'bad-link', 'This table does not exist'],
    ['#/t/aaaaaaaaaaaaaaaaaaaaaa', 'ended-table', 'This table does not exist'],
    ['#/nowhere', 'nowhere', 'There is no such page'],
  ] as const) {
    await ann.goto('about:blank');
    await ann.goto(server.url + path);
    await expect(ann.getByRole('heading', { name: heading })).toBeVisible();
    await look(ann, name);
  }
  await ann.getByRole('button', { name: 'Back to the start' }).click();
  const id = await makeTable(ann, server.url, 'Ann', {});
  await ann.routeWebSocket(/socket/, (socket) => {
    socket.onMessage(() => {});
    socket.send('{"type":"state","version":2}');
  });
  await ann.reload();
  await expect(ann.getByRole('heading', { name: 'This page is older than its server' })).toBeVisible();
  await look(ann, 'old-page');
  // The same states, but the server states another version. A reload is enough.
  const { page: old } = await person(browser);
  await old.route('**/api/server', (route) => route.fulfill({ json: { protocol: 3, publicUrl: null } }), { times: 1 });
  await old.goto(`${server.url}#/t/${id}`);
  await expect(old.getByRole('heading', { name: 'This page is older than its server' })).toBeVisible();
  await old.getByRole('button', { name: 'Reload' }).click();
  await expect(old.getByRole('heading', { name: 'Ann invites you to play' })).toBeVisible();
  const { page: bob } = await person(browser);
  await bob.goto(server.url);
  await expect.poll(() => bob.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await bob.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  await bob.goto(`${server.url}t/${id}`);
  await expect(bob.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await look(bob, 'unreachable');
  await expect(bob.getByRole('button', { name: 'Try now' })).toBeVisible();
  await server.begin(); // the page keeps trying by itself
  await expect(bob.getByRole('heading', { name: 'Ann invites you to play' })).toBeVisible();
});

test('the first page says that the tables cannot be reached, and finds them by itself', async ({ browser }) => {
  const { page: ann } = await person(browser);
  let away = true;
  let asked = 0;
  await ann.route('**/api/lobby', (route) => {
    ++asked;
    return away ? route.abort() : route.continue();
  });
  await ann.goto(server.url);
  const sentence = ann.getByText('The tables cannot be reached right now.');
  await expect(sentence).toBeVisible();
  await look(ann, 'lobby-silent');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  await expect(ann.getByText('The server does not answer')).toBeVisible();
  const before = asked;
  await ann.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(sentence).toBeVisible();
  away = false;
  await expect(ann.getByText('Nobody is waiting for players right now.')).toBeVisible();
  await expect(ann.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  // Retries from time to time, not as fast as possible.
  expect(asked).toBeLessThan(12);
});

test('the link itself leads to the table', async ({ browser }) => {
  const { page: ann } = await person(browser);
  const { page: bob, troubles } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', {});
  await bob.goto(`${server.url}t/${id}`);
  await expect(bob.getByRole('heading', { name: 'Ann invites you to play' })).toBeVisible();
  await look(bob, 'invited');
  await sit(bob, 'Bob', 2);
  await expect(bob.getByRole('heading', { name: 'Before the start' })).toBeVisible();
  const { page: eve } = await person(browser);
  await eve.goto(`${server.url}t/${id}`);
  await expect(eve.getByText('This table is full. You can watch')).toBeVisible();
  await look(eve, 'full-table');
  await ann.getByRole('button', { name: 'Ask Bob to leave' }).click();
  await expect(bob.getByRole('button', { name: 'Sit on seat 2' })).toBeVisible();
  await bob.getByRole('button', { name: 'Sit on seat 2' }).click();
  await expect(bob.getByRole('alert').filter({ hasText: 'You were asked to leave this table.' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a table with a clock and a window for coups fourrés shows both, and plays for absent players', async ({
  browser,
}) => {
  const { page: ann } = await person(browser);
  await makeTable(ann, server.url, 'Ann', { players: 3, clock: 15, coupFourre: { window: 3 }, set: short });
  for (const seat of [2, 3]) await ann.getByRole('button', { name: `Add a bot on seat ${seat}` }).click();
  await expect(ann.getByText(/Time per turn: 15 s.*call it within 3 s/)).toBeVisible();
  await start(ann);
  await situation(ann, english);
  await expect(ann.getByRole('timer', { name: /seconds left for this turn/ })).toBeVisible();
  await playToEnd(ann);
});
