// The element <bornes-replay>: `npm run element` makes a folder that any web server can serve, build/element, with the
// example page of examples/web. Built separately, so that it does not change the files of the page.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Alias, type UserConfig } from 'vite';
import { strictPolicy } from './tools/page';
import { words } from './tools/words';
import page from './vite.config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The same engine as the page, without a network of bots.
export const withoutNetwork: NonNullable<UserConfig['resolve']> = {
  alias: [
    { find: /^duels\.net\?url$/, replacement: at('src/embed/noNetwork.ts') },
    ...(page.resolve!.alias as Alias[]),
  ],
};

export default defineConfig({
  base: './',
  publicDir: at('../examples/web'),
  plugins: [words(), svelte(), strictPolicy()],
  resolve: withoutNetwork,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: at('../build/element'),
    emptyOutDir: true,
    rollupOptions: {
      input: { replay: at('replay.html'), 'bornes-replay': at('src/embed/element.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'bornes-replay' ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
});
