// The real engine, for tests in node.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, type Engine } from '../../bindings/wasm/bornes.mjs';

export const wasm =
  process.env['BORNES_WASM'] ?? fileURLToPath(new URL('../../build/wasm/bornes.wasm', import.meta.url));

export const loadReviewer = (): Promise<Engine> => load(readFileSync(join(dirname(wasm), 'bornes-review.wasm')));
export const loadEngine = (): Promise<Engine> => load(readFileSync(wasm));
