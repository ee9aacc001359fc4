import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedForms, serviceWorker, strictPolicy } from './tools/page';
import { pictures } from './tools/pictures';
import { words, wordsOfChunk } from './tools/words';

// The engine, as `cmake --preset wasm` builds it. Beside it are the one that reviews games, and the one of the page.
const wasm = process.env['BORNES_WASM'] ?? fileURLToPath(new URL('../build/wasm/bornes.wasm', import.meta.url));

export default defineConfig({
  base: './',
  plugins: [words(), svelte(), strictPolicy(), pictures(), serviceWorker(), compressedForms()],
  resolve: {
    alias: [
      { find: /^bornes-page\.wasm/, replacement: join(dirname(wasm), 'bornes-page.wasm') },
      { find: /^duels\.net/, replacement: fileURLToPath(new URL('../src/bots/data/duels.net', import.meta.url)) },
      { find: /^bornes-review\.wasm/, replacement: join(dirname(wasm), 'bornes-review.wasm') },
    ],
  },
  build: {
    target: 'es2022',
    minify: 'terser', // the first load is 4 KB smaller than with esbuild
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        chunkFileNames: (chunk) => {
          const part = wordsOfChunk(chunk)?.replace('/', '-');
          return part ? `assets/words-${part}.[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { strict: false } },
});
