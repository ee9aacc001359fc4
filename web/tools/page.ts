// What the build adds to the page: a strict policy, and a service worker that knows every file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languageOfChunk } from './words';

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function strictPolicy(): Plugin {
  return {
    name: 'strict-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

export function serviceWorker(): Plugin {
  const here = (path: string): URL => new URL(path, import.meta.url);
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const words: Record<string, string> = {};
        for (const part of Object.values(bundle)) {
          const language = part.type === 'chunk' ? languageOfChunk(part) : undefined;
          if (language) words[language] = `./${part.fileName}`;
        }
        const apart = new Set(['index.html', ...Object.values(words).map((file) => file.slice(2))]);
        const files = [...Object.keys(bundle), ...readdirSync(here('../public'))]
          .filter((file) => !apart.has(file))
          .sort();
        const list = ['./', ...files.map((file) => `./${file}`)];
        const hash = createHash('sha256');
        for (const part of Object.values(bundle)) hash.update(part.type === 'chunk' ? part.code : part.source);
        const source = readFileSync(here('service-worker.js'), 'utf8')
          .replace('__VERSION__', `bornes-${hash.digest('hex').slice(0, 16)}`)
          .replace('__FILES__', JSON.stringify(list))
          .replace('__WORDS__', JSON.stringify(words));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
