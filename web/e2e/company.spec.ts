// All screens of playing with others: axe finds nothing, and each gets a picture to look at.
import { expect, test } from '@playwright/test';
import { english, french, handCards } from './driver';
import { dayAndNight, look as lookAt, type Scheme } from './look';
import { freshServer, makeTable, person, playToEnd, short } from './people';

const looks = [
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    words: english,
    schemes: ['light'] as Scheme[],
  },
  { name: 'french', options: { locale: 'fr-FR' }, words: french, schemes: dayAndNight },
];

test.setTimeout(900_000); // axe looks at many screens

const server = freshServer();

for (const { name, options, words, schemes } of looks) {
  test(`every screen with others, ${name}`, async ({ browser }) => {
    const { page: ann } = await person(browser, options);
    const { page: bob } = await person(browser);
    const look = (screen: string): Promise<void> => lookAt(ann, `${screen}-${name}`, schemes);
    const hers = ann.getByRole('button', { name: /^(Say…|Dire…)$/ });
    await ann.goto(server.url);
    await ann.getByRole('button', { name: /Play with friends|Jouer avec des amis/ }).click();
    await look('friends');
    await ann.getByRole('textbox').fill('Ann');
    await ann
      .getByRole('region', { name: /Play with friends|Jouer avec des amis/ })
      .getByRole('button', { name: /everybody can see|que tout le monde voit/ })
      .click();
    await look('room');
    await makeTable(bob, server.url, 'Bob', { set: short, public: true });
    await ann.goto(server.url);
    await expect(ann.getByRole('link', { name: /Bob/ })).toBeVisible();
    await look('lobby');
    await ann.getByRole('link', { name: /Bob/ }).click();
    await ann.getByRole('button', { name: /seat 2|place 2/ }).click();
    await bob.getByRole('button', { name: 'Start the game' }).click();
    await expect(handCards(bob, english).first()).toBeVisible();
    await bob.getByRole('button', { name: 'Say…' }).click();
    await bob.getByRole('button', { name: 'Good luck' }).click();
    await expect(hers).toBeVisible();
    await look('online');
    await ann.getByRole('button', { name: /^(Seats|Places)$/ }).click();
    await look('seats');
    await ann.getByRole('button', { name: /Play on another device|Jouer sur un autre appareil/ }).click();
    await expect(ann.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
    await look('seat-code');
    await ann.keyboard.press('Escape');
    await expect(ann.getByRole('dialog')).toHaveCount(0);
    await Promise.all([playToEnd(ann, words), playToEnd(bob)]);
    await expect(ann.getByText(/checked in this page|vérifiée dans cette page/)).toBeVisible();
    await look('online-over');
  });
}
