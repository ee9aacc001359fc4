// What the build adds to the page: a strict content policy, a service worker that knows every file, and compressed
// files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { wordsOfChunk } from './words';

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

const isProgram = (name: string): boolean => ['.js', '.wasm'].includes(extname(name));

// The chunks that load only when a part of the page is opened, and their styles.
function laterFiles(bundle: Rollup.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (first.has(name) || chunk?.type !== 'chunk') return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  const styles = (some: Rollup.OutputChunk[]): string[] =>
    some.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const needed = new Set(styles(chunks.filter(({ fileName }) => first.has(fileName))));
  return new Set([
    ...later.map(({ fileName }) => fileName),
    ...styles(later).filter((name) => !needed.has(name)),
    ...laterPrograms(bundle, first),
    ...Object.keys(bundle).filter((name) => extname(name) === '.net'), // networks of bots
  ]);
}

// To the bundler, workers and engines are assets. They load later unless a file of the first load names them, directly
// or through another program.
function laterPrograms(bundle: Rollup.OutputBundle, first: Set<string>): string[] {
  const textOf = (part: Rollup.OutputAsset | Rollup.OutputChunk): string =>
    part.type === 'chunk' ? part.code : Buffer.from(part.source).toString();
  const programs = new Set(Object.keys(bundle).filter((name) => bundle[name]?.type === 'asset' && isProgram(name)));
  const visit = (text: string): void => {
    for (const name of programs)
      if (text.includes(basename(name)) && programs.delete(name)) visit(textOf(bundle[name]!));
  };
  for (const name of first) visit(textOf(bundle[name]!));
  return [...programs];
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
          const language = part.type === 'chunk' ? wordsOfChunk(part) : undefined;
          if (language && !language.includes('/')) words[language] = `./${part.fileName}`;
        }
        const languages = new Set(Object.values(words).map((file) => file.slice(2)));
        const later = new Set([...laterFiles(bundle)].filter((file) => !languages.has(file)));
        const files = [...Object.keys(bundle), ...readdirSync(here('../public'))].filter(
          (file) => file !== 'index.html' && !languages.has(file) && !file.endsWith('.png'), // the page shows none
        );
        const list = (some: string[]): string => JSON.stringify(some.sort().map((file) => `./${file}`));
        const hash = createHash('sha256');
        for (const part of Object.values(bundle)) hash.update(part.type === 'chunk' ? part.code : part.source);
        const source = readFileSync(here('service-worker.js'), 'utf8')
          .replace('__VERSION__', `bornes-${hash.digest('hex').slice(0, 16)}`)
          .replace('__FIRST__', list(['', ...files.filter((file) => !later.has(file))]))
          .replace('__LATER__', list([...later]))
          .replace('__WORDS__', JSON.stringify(words));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const compressible = new Set(['.css', '.html', '.js', '.json', '.net', '.svg', '.txt', '.wasm', '.webmanifest']);

// Writes FILE.br and FILE.gz beside every file that they make smaller. A server sends them as they are.
export function compressedForms(): Plugin {
  let folder = '';
  return {
    name: 'compressed-forms',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.has(extname(name))) continue;
        const plain = readFileSync(join(folder, name));
        const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
        const forms = { br: brotliCompressSync(plain, { params: brotli }), gz: gzipSync(plain, { level: 9 }) };
        for (const [ending, bytes] of Object.entries(forms))
          if (bytes.length < plain.length) writeFileSync(join(folder, `${name}.${ending}`), bytes);
      }
    },
  };
}
