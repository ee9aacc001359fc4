// <bornes-replay> in a page that has nothing else of ours: the folder that `npm run element` makes.
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type PreviewServer } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
let server: PreviewServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bornes-element-'));
  const outDir = join(folder, 'dist');
  await build({ root: web, configFile: join(web, 'vite.embed.config.ts'), logLevel: 'error', build: { outDir } });
  const page = (inside: string) =>
    `<!doctype html><meta charset="utf-8"><script type="module" src="bornes-replay.js"></script>${inside}`;
  writeFileSync(join(outDir, 'none.html'), page('<bornes-replay src="none.txt"></bornes-replay>'));
  writeFileSync(join(outDir, 'wrong.html'), page('<bornes-replay src="wrong.txt" lang="de"></bornes-replay>'));
  writeFileSync(join(outDir, 'wrong.txt'), 'no record at all\n');
  server = await preview({ root: folder, configFile: false, appType: 'mpa', preview: { port: 0 } });
});
test.afterAll(async () => {
  await new Promise((done) => server.httpServer.close(done));
  rmSync(folder, { recursive: true, force: true });
});

async function opened(page: Page, file: string): Promise<FrameLocator> {
  await page.goto(server.resolvedUrls!.local[0]! + file);
  return page.locator('bornes-replay').frameLocator('iframe');
}

test('the example shows its game, moves by buttons and keys, and leaves its page alone', async ({ page }) => {
  const frame = await opened(page, 'index.html');
  const slider = frame.getByRole('slider', { name: 'Place in the game' });
  await expect(slider).toHaveValue('0');
  await frame.getByRole('button', { name: 'Next move' }).click();
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).not.toHaveValue('1');
  await expect(frame.getByRole('button', { name: 'Home' })).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('attributes can change: another move, another language', async ({ page }) => {
  const frame = await opened(page, 'index.html');
  await expect(frame.getByRole('slider')).toHaveValue('0');
  await page.locator('bornes-replay').evaluate((element) => element.setAttribute('move', '5'));
  await expect(frame.getByRole('slider')).toHaveValue('5');
  await page.locator('bornes-replay').evaluate((element) => element.setAttribute('lang', 'fr'));
  await expect(frame.getByRole('button', { name: 'Coup suivant' })).toBeVisible();
});

test('says what is wrong with a missing game, and with a file that is not a game', async ({ page }) => {
  const none = await opened(page, 'none.html');
  await expect(none.getByRole('alert')).toContainText(/could not be loaded from http.*none\.txt\. Check the address/);
  const wrong = await opened(page, 'wrong.html');
  await expect(wrong.getByRole('alert')).toContainText('Zeile 1');
});
