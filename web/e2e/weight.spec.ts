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
  const sent = new Map<string, number>(); // the service worker requests again what the browser already has
  for (const request of finished) {
    const response = (await request.response())!;
    const headers = await response.headersArray();
    const of = (name: string): string => response.headers()[name] ?? '';
    if (/\.(js|css|wasm)$/.test(request.url())) expect(of('content-encoding'), request.url()).toBe('br');
    // The browser does not tell the sizes of what a worker loads, so the headers are added up.
    const head = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 19);
    sent.set(request.url(), head + Number(of('content-length')));
  }
  const total = [...sent.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes`);
  expect([...sent].find(([url]) => url.endsWith('.wasm'))![1]).toBeGreaterThan(50_000);
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
