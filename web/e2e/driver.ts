// Plays like a person who finds things by role and name, and knows what the live regions have said.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Words {
  playNow: RegExp;
  playable: RegExp;
  yourTurn: RegExp;
  discard: RegExp;
  play: RegExp;
  here: RegExp;
  nextHand: RegExp;
  call: RegExp;
  finish: RegExp;
  hand: string;
}

export const english: Words = {
  playNow: /^Play now$/,
  playable: /, playable/,
  yourTurn: /Your turn/,
  discard: /^Discard ./,
  play: /^Play ./,
  here: / here$/,
  nextHand: /^Next hand$/,
  call: /^Coup fourré!$/,
  finish: /^Finish$/,
  hand: 'Your hand',
};
export const french: Words = {
  playNow: /^Jouer$/,
  playable: /, jouable/,
  yourTurn: /À vous de jouer/,
  discard: /^Défausser ./,
  play: /^Jouer ./,
  here: / ici$/,
  nextHand: /^Manche suivante$/,
  call: /^Coup fourré !$/,
  finish: /^Finir$/,
  hand: 'Votre main',
};

export type Situation = 'play' | 'coup-fourre' | 'extension' | 'over';

export const heard = (page: Page): Promise<string> => page.locator('[aria-live=polite]').innerText();

// What the page asks the person for next.
export async function situation(page: Page, words: Words): Promise<Situation> {
  const asked: [Situation, Locator][] = [
    ['over', page.getByRole('button', { name: words.nextHand })],
    ['coup-fourre', page.getByRole('dialog').getByRole('button', { name: words.call })],
    ['extension', page.getByRole('dialog').getByRole('button', { name: words.finish })],
    ['play', page.locator('main > .bar').getByText(words.yourTurn)],
  ];
  await expect
    .poll(async () => (await Promise.all(asked.map(([, place]) => place.count()))).some((count) => count > 0), {
      timeout: 60_000,
      intervals: [40],
    })
    .toBe(true);
  for (const [name, place] of asked) if ((await place.count()) > 0) return name;
  throw new Error('nothing is asked');
}

export const handCards = (page: Page, words: Words): Locator =>
  page.getByRole('list', { name: words.hand }).getByRole('button');

// The labels of the cards. Leaves out which card was drawn last, because the page forgets that at a reload.
export const handLabels = (page: Page, words: Words): Promise<string[]> =>
  handCards(page, words).evaluateAll((cards) =>
    cards.map((card) => (card.getAttribute('aria-label') ?? '').replace(' (just drawn)', '')),
  );

// The card to choose: a playable one if there is one.
export async function pickCard(page: Page, words: Words): Promise<{ card: Locator; playable: boolean }> {
  const playable = page.getByRole('list', { name: words.hand }).getByRole('button', { name: words.playable });
  const count = await playable.count();
  return count > 0
    ? { card: playable.nth(count - 1), playable: true }
    : { card: handCards(page, words).first(), playable: false };
}

// Plays or discards a card with the mouse. If the card can attack several teams, each of them has a button.
export async function move(page: Page, words: Words): Promise<void> {
  const { card, playable } = await pickCard(page, words);
  await card.click();
  const button = (name: RegExp): Locator => page.getByRole('button', { name });
  const plays = button(words.play).or(button(words.here));
  await (playable ? plays : button(words.discard)).first().click();
}

export async function answer(page: Page, words: Words, what: Situation): Promise<void> {
  if (what === 'coup-fourre') await page.getByRole('dialog').getByRole('button', { name: words.call }).click();
  if (what === 'extension') await page.getByRole('dialog').getByRole('button', { name: words.finish }).click();
}

// Plays with `move` until the hand is over.
export async function playHand(page: Page, words: Words, move: () => Promise<void>): Promise<void> {
  for (let moves = 0; moves < 120; ++moves) {
    const what = await situation(page, words);
    if (what === 'over') return;
    const before = await heard(page);
    if (what === 'play') await move();
    else await answer(page, words, what);
    await expect
      .poll(async () => (await heard(page)) !== before || (await page.getByRole('dialog').count()) > 0)
      .toBe(true);
  }
  throw new Error('the hand does not end');
}
