// Every screen of playing with others: axe finds nothing, and a picture is taken to be looked at.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { english, french, situation } from './driver';
import { makeTable, person, playToEnd, short } from './people';
import { Server } from './server';

const looks = [
  { name: 'phone', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, words: english },
  { name: 'dark', options: { colorScheme: 'dark' as const }, words: english },
  { name: 'french', options: { locale: 'fr-FR' }, words: french },
];

test.setTimeout(900_000); // axe looks at many screens

let server: Server;
test.beforeEach(async () => {
  server = await Server.start();
});
test.afterEach(() => server.end());

async function look(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `../build/web-shots/${name}.png`, fullPage: true });
}

for (const { name, options, words } of looks) {
  test(`every screen with others, ${name}`, async ({ browser }) => {
    const { page: ann } = await person(browser, options);
    const { page: bob } = await person(browser);
    const hers = ann.getByRole('button', { name: /^(Say…|Dire…)$/ });
    await ann.goto(server.url);
    await ann.getByRole('button', { name: /Play with friends|Jouer avec des amis/ }).click();
    await look(ann, `friends-${name}`);
    await ann.getByRole('textbox').fill('Ann');
    await ann.getByLabel(/shown in the lobby|visible à l’accueil/).check();
    await ann.getByRole('button', { name: /Make the table|Ouvrir la table/ }).click();
    await look(ann, `room-${name}`);
    await makeTable(bob, server.url, 'Bob', { set: short, public: true });
    await ann.goto(server.url);
    await expect(ann.getByRole('link', { name: /Bob/ })).toBeVisible();
    await look(ann, `lobby-${name}`);
    await ann.getByRole('link', { name: /Bob/ }).click();
    await ann.getByRole('button', { name: /seat 2|place 2/ }).click();
    await bob.getByRole('button', { name: 'Start the game' }).click();
    await situation(bob, english);
    await bob.getByRole('button', { name: 'Say…' }).click();
    await bob.getByRole('button', { name: 'Good luck' }).click();
    await expect(hers).toBeVisible();
    await look(ann, `online-${name}`);
    await ann.getByRole('button', { name: /^(Seats|Places)$/ }).click();
    await look(ann, `seats-${name}`);
    await ann.keyboard.press('Escape');
    await Promise.all([playToEnd(ann, words), playToEnd(bob)]);
    await expect(ann.getByText(/checked in this page|vérifiée dans cette page/)).toBeVisible();
    await look(ann, `online-over-${name}`);
  });
}
