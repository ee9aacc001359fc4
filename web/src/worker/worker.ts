// The worker: loads the engine, then answers one question after the other.
import wasmUrl from 'bornes.wasm?url';
import { load } from '../../../bindings/wasm/bornes.mjs';
import { Desk } from './desk';
import type { Reply, Request } from './messages';

const desk = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then(load)
  .then((engine) => new Desk(engine));

async function answer({ id, method, args }: Request): Promise<Reply> {
  try {
    const call = (await desk)[method] as (...args: unknown[]) => unknown;
    return { id, result: call.apply(await desk, args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async (event: MessageEvent<Request>) => {
  self.postMessage(await answer(event.data));
});
