// The pictures that must be PNG: icons for phones that install the page. They are made from our own drawings by
// rsvg-convert (Debian: librsvg2-bin).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const here = (path: string): URL => new URL(path, import.meta.url);
const drawing = (path: string): string => readFileSync(here(path), 'utf8');

// What it is drawn from, and how many pixels wide and high it is. The home screen of an iPhone takes no transparency.
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

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    generateBundle() {
      for (const [fileName, from, width] of icons)
        this.emitFile({ type: 'asset', fileName, source: png(drawing(from), width) });
    },
  };
}
