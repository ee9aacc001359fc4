// A server for other machines: over plain HTTP in a local network, where browsers allow a page less than on localhost,
// and with a public address.
import { expect, test } from '@playwright/test';
import { flags } from '../playwright.config';
import { english, situation } from './driver';
import { goHome, makeTable, person, playToEnd, short } from './people';
import { Server } from './server';

// The browser treats this name as any other host, but it leads to this machine.
const host = 'bornes.test';
test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: [...flags, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

let server: Server;
test.afterEach(async ({ browser }) => {
  await goHome(browser);
  await server.end();
});

test('over plain HTTP everything but installing works', async ({ browser }) => {
  server = await Server.start('--allow-host', host);
  const { page: ann, troubles } = await person(browser);
  const id = await makeTable(ann, server.urlAt(host), 'Ann', { set: short });
  expect(await ann.evaluate(() => [isSecureContext, 'subtle' in crypto, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(ann.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(`${server.urlAt(host)}t/${id}`);
  await expect(ann.getByText('works only on this computer')).toHaveCount(0);
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ann.getByRole('button', { name: 'Copied.' })).toBeVisible();
  await ann.getByRole('button', { name: 'Add a bot on seat 2' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await playToEnd(ann);
  await expect(ann.getByText(/Fair deal, checked in this page: .*you/)).toBeVisible();
  await ann.goto('about:blank');
  await ann.goto(server.urlAt(host));
  await ann.getByRole('button', { name: english.playNow }).click();
  await situation(ann, english);
  // The browser reports that it ignores a header of the server here.
  expect(troubles.filter((each) => !each.startsWith('The Cross-Origin-Opener-Policy header has been ignored'))).toEqual(
    [],
  );
});

test('a link to share has the public address', async ({ browser }) => {
  server = await Server.start('--public-url', 'https://play.example.org/');
  const { page: ann } = await person(browser);
  const id = await makeTable(ann, server.url, 'Ann', {});
  await expect(ann.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(
    `https://play.example.org/t/${id}`,
  );
  await expect(ann.getByText('works only on this computer')).toHaveCount(0);
  await expect(ann.getByText('Only people with the link can see this table.')).toBeVisible();
  await ann.getByRole('button', { name: 'Play on another device' }).click();
  await expect(ann.getByRole('img', { name: 'QR code that brings your seat' })).toBeVisible();
  await expect(ann.getByText('Point the other device’s camera')).toBeVisible();
  await expect(ann.getByText('works only on this computer')).toHaveCount(0);
});
