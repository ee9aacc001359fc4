// What the first load sends to a browser that accepts Brotli, from the click on the link to the first move.
import { expect, test, type Request } from '@playwright/test';
import { english, move, situation } from './driver';
import { Server } from './server';

test('a first hand needs under 200,000 bytes; what is opened later works offline once it was loaded', async ({
  page,
  context,
}) => {
  const server = await Server.start();
  const finished: Request[] = [];
  context.on('requestfinished', (request) => finished.push(request));
  await page.goto(server.url);
  await page.getByRole('button', { name: english.playNow }).click();
  await situation(page, english);
  await move(page, english);
  const sent = new Map<string, number>();
  for (const request of finished) {
    const coding = (await request.response())?.headers()['content-encoding'];
    if (/\.(js|css|wasm)$/.test(request.url())) expect(coding, request.url()).toBe('br');
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    // The service worker requests again what the browser already has. The larger of the two was sent.
    sent.set(request.url(), Math.max(sent.get(request.url()) ?? 0, responseHeadersSize + responseBodySize));
  }
  const total = [...sent.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes`);
  expect([...sent.keys()].some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(total).toBeLessThan(200_000);

  await page.evaluate(() => navigator.serviceWorker.ready);
  const print = page.getByRole('button', { name: 'Home' });
  await page.goto(`${server.url}#/print`);
  await expect(print).toBeVisible();
  await server.kill();
  await page.reload();
  await expect(print).toBeVisible();
  await page.goto(`${server.url}#/t/AAAAAAAAAAAAAAAA`);
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await server.end();
});
