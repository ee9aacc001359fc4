// The engine of the page gets the network of master for duels later.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { load } from '../../bindings/wasm/bornes.mjs';
import { needsNetwork, Network, withoutNetwork } from '../src/worker/network';
import { loadEngine, wasm } from './engine';

const bytes = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(file));
const pageEngine = () => load(bytes(join(dirname(wasm), 'bornes-page.wasm')));
const duels = () => bytes(fileURLToPath(new URL('../../src/bots/data/duels.net', import.meta.url)));

describe('the network of master for duels', () => {
  it('makes the engine of the page play as the whole one', async () => {
    const [whole, page] = [await loadEngine(), await pageEngine()];
    page.takeNetwork(duels());
    expect(page.signature()).toBe(whole.signature());
    const [mine, theirs] = [whole, page].map((engine) => {
      const rules = engine.makeRules('parker-1988', 2);
      return rules.deal(rules.shuffledDeck(7n), 1);
    });
    for (let moves = 0; moves < 12; ++moves) {
      const thought = mine!.think('master', BigInt(moves), 50);
      expect(theirs!.think('master', BigInt(moves), 50)).toEqual(thought);
      for (const position of [mine!, theirs!]) position.apply(whole.actionFromText(thought.action));
    }
  });

  it('is loaded once, and again after a failure', async () => {
    const page = await pageEngine();
    let calls = 0;
    const network = new Network(async () => {
      if (++calls === 1) throw new Error('no network');
      return Promise.resolve(duels().buffer);
    });
    expect(await network.bring(page)).toBe(false);
    expect(await Promise.all([network.bring(page), network.bring(page)])).toEqual([true, true]);
    expect(calls).toBe(2);
    expect(await new Network(() => Promise.resolve(new ArrayBuffer(3))).bring(page)).toBe(false);
  });

  it('is needed by master and hints, in whose place strong can come', () => {
    const hint = { id: 1, method: 'hint', args: ['7'] } as const;
    const bot = { id: 2, method: 'bot', args: ['master', '7'] } as const;
    expect(
      [hint, bot, { ...bot, args: ['casual', '7'] } as const].map((each) =>
        needsNetwork({ ...each, args: [...each.args] } as never),
      ),
    ).toEqual([true, true, false]);
    expect(withoutNetwork({ ...hint, args: ['7'] }).args).toEqual(['7', 'strong']);
    expect(withoutNetwork({ ...bot, args: ['master', '7'] }).args).toEqual(['strong', '7']);
  });
});
