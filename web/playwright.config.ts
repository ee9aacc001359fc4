import { defineConfig } from '@playwright/test';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const port = Number(process.env['BORNES_WEB_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/web-tests',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0, // tools/stages/web.sh names what needed it
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/some/folder/`,
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node tools/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/some/folder/`,
    reuseExistingServer: false,
  },
});
