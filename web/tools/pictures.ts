// The pictures that must be PNG: icons for phones that install the page, and the postcard that messengers show beside
// an invitation, once per language. They are made from our own drawings by rsvg-convert (Debian: librsvg2-bin).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages, messagesOf } from './words';

const here = (path: string): URL => new URL(path, import.meta.url);
const drawing = (path: string): string => readFileSync(here(path), 'utf8');

// The source of each picture, and its size in pixels. The home screen of an iPhone does not allow transparency.
const icons = [
  ['icon-180.png', '../public/icon-maskable.svg', 180],
  ['icon-192.png', '../public/icon.svg', 192],
  ['icon-512.png', '../public/icon.svg', 512],
  ['icon-maskable-512.png', '../public/icon-maskable.svg', 512],
] as const;

function png(svg: string, width: number): Buffer {
  try {
    return execFileSync('rsvg-convert', ['--width', String(width)], { input: svg });
  } catch (error) {
    throw new Error('the pictures of the page need rsvg-convert: install the package librsvg2-bin', { cause: error });
  }
}

const longestLine = 12;

// Puts as many words on a line as fit into the address field.
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function postcard(language: string): Buffer {
  const lines = linesOf(messagesOf(language, true)['invite.postcard']!);
  const words = lines.map((line, i) => `<text x="784" y="${316 + 80 * i}">${escaped(line)}</text>`).join('');
  return png(drawing('../pictures/postcard.svg').replace('<!--words-->', words), 1200);
}

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    generateBundle() {
      for (const [fileName, from, width] of icons)
        this.emitFile({ type: 'asset', fileName, source: png(drawing(from), width) });
      for (const language of languages())
        this.emitFile({ type: 'asset', fileName: `postcard-${language}.png`, source: postcard(language) });
    },
  };
}
