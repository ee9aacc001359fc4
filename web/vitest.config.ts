import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts'],
      environment: 'node',
      setupFiles: ['tests/browser.ts', 'tests/webcrypto.ts', 'tests/languages.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
