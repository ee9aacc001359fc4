// The special moments of a game, reached from stored records.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { HandRecord } from '../src/engine/record';
import { Desk } from '../src/worker/desk';
import { loadEngine, midGame, openGame, playedOut, textOf } from './games';
import { windows } from '../tests/windows';
import { look } from './look';

const rules = { rules: 'parker-1988', players: 2, set: {} } as const;

// A deck that begins with the given cards.
async function deckWith(first: string[]): Promise<string> {
  const engine = await loadEngine();
  const rest = engine.makeRules('parker-1988', 2).shuffledDeck(9n);
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest].join(' ');
}

test('a coup fourré is asked for, called, laid crosswise, and gives the turn', async ({ page }) => {
  const deck = await deckWith([
    'extra-tank',
    'out-of-gas',
    'roll',
    'stop',
    '25',
    'roll',
    '50',
    '25',
    '75',
    '50',
    '100',
    '100',
  ]);
  const moves = [
    { seat: 1, action: 'play roll' },
    { seat: 2, action: 'play out-of-gas on 1' },
  ];
  await openGame(page, { rules, seats: ['You', 'Marcel'], tags: [], hands: [{ dealer: 2, deck, moves }] });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(
    'Marcel has played Out of Gas on you. Call coup fourré with Extra Tank?',
  );
  await dialog.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText(/Hint: (call coup fourré|keep the safety)/);
  await expect(dialog.locator('.button.advised')).toHaveCount(1);
  await expect(dialog.locator(':focus')).toContainText('Hint: ');
  // Browsers close a window at the second Escape. The question is asked again.
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Hint' })).toBeFocused();
  await look(page, 'coup-fourre');
  await dialog.getByRole('button', { name: 'Coup fourré!' }).click();
  await expect(page.locator('[aria-live=polite]')).toContainText('Coup fourré! You answer with Extra Tank.');
  await expect(page.getByRole('img', { name: 'safeties: Extra Tank (coup fourré)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByRole('button')).toHaveCount(7);
});

test('reaching 700 asks for the extension, and says what is at stake', async ({ page }) => {
  const mine = ['roll', '100', '100', '100', '100', '100'];
  const theirs = ['25', '25', '25', '25', '25', '25'];
  const deck = await deckWith([
    ...mine.flatMap((card, i) => [card, theirs[i]!]),
    ...['50', '75', '50', '75', '50', '75', '50', '75', '75', '75', '75', '75', '75'],
  ]);
  const played = ['roll', '100', '100', '100', '100', '100', '50', '50', '50'];
  const moves = played.flatMap((card, i) => [
    { seat: 1, action: `play ${card}` },
    { seat: 2, action: i < 6 ? 'discard 25' : 'discard 75' },
  ]);
  await openGame(page, { rules, seats: ['You', 'Marcel'], tags: [], hands: [{ dealer: 2, deck, moves }] });
  await page
    .getByRole('button', { name: /^50 miles, playable/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play 50' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(/^You have reached 700 miles. Extend the trip to 1,000/);
  await expect(dialog).toContainText('Reach 1,000, and you win 500 more points.');
  await expect(dialog).toContainText('you lose 1,200 points');
  for (const row of ['Trip completed: 400', 'Safe trip: 300', 'Shut-out: 500']) await expect(dialog).toContainText(row);
  await dialog.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Hint: ');
  await expect(dialog.locator(':focus')).toContainText('Hint: ');
  await look(page, 'extension');
  await page.getByRole('button', { name: /^Extend/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('extended to 1,000');
});

// The picture of the README: pngquant 256 < build/web-shots/mid-game.png > docs/page.png
test('a table in mid-game', async ({ page }) => {
  const engine = await loadEngine();
  const desk = new Desk(engine);
  const hand: HandRecord = {
    dealer: 2,
    deck: engine.makeRules('parker-1988', 2).shuffledDeck(235n).join(' '),
    moves: [],
  };
  desk.open(rules, 1, [hand]);
  for (let seed = 1; seed < 60; ++seed) hand.moves.push(desk.bot('casual', String(seed)));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, { rules, seats: ['You', 'Marcel'], tags: [], hands: [hand] });
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await look(page, 'mid-game');
});

for (const players of [2, 6])
  test(`the end of a hand shows all totals at once, ${players} players`, async ({ page }) => {
    await openGame(page, await playedOut({ rules: 'parker-1988', players, set: { teams: 'solo' } }, 'hand-over'));
    await look(page, `hand-over-${players}`);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const total of await page.locator('dialog tfoot td').all())
        await expect(total, `${width}×${height}`).toBeInViewport({ ratio: 1 });
      expect(await page.locator('dialog .inside').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await page.screenshot({ path: `../build/web-shots/hand-over-${width}x${height}-${players}.png` });
    }
  });

test('the end of a game shows the winner, the curve, and gives the record', async ({ page }) => {
  const record = await playedOut({ ...rules, set: { goal: '3000' } }, 'game-over');
  await openGame(page, record);
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/win|draw/);
  await expect(page.getByRole('img', { name: /^Totals after each hand/ })).toBeVisible();
  await look(page, 'game-over');
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/win|drawn/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(await textOf(record));
  await page.getByRole('button', { name: 'Another game' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand 1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the log is as high as the window allows, and opens at its newest line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, await midGame(rules, 40, 3));
  await page.locator('button.last').click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  await expect(lines.nth(-20)).toBeInViewport();
});

test('the names of partners are not cut off', async ({ page }) => {
  await openGame(page, await midGame({ rules: 'parker-1988', players: 4, set: {} }, 8, 3));
  for (const [width, height] of [
    [2560, 1440],
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const names = page.locator('h2 > .names');
    await expect(names).toHaveCount(2);
    expect(await names.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))).toEqual([0, 0]);
  }
});
