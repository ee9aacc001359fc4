// The worker: loads the engine, then answers one question after the other.
import wasmUrl from 'bornes-page.wasm?url';
import networkUrl from 'duels.net?url';
import { load } from '../../../bindings/wasm/bornes.mjs';
import { answer } from './answer';
import { Desk } from './desk';
import type { Reply, Request } from './messages';
import { needsNetwork, Network, withoutNetwork } from './network';

const bytesOf = async (url: string): Promise<ArrayBuffer> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
};

const engine = bytesOf(wasmUrl).then(load);
const desk = engine.then((loaded) => new Desk(loaded));
const network = new Network(() => bytesOf(networkUrl));

async function replyTo(request: Request): Promise<Reply> {
  // The first hand does without it. From the second one on, it is there also without a connection.
  if (request.method === 'deal') void engine.then((loaded) => network.bring(loaded));
  if (!needsNetwork(request)) return answer(desk, request);
  const brought = await engine.then((loaded) => network.bring(loaded)).catch(() => false);
  return answer(desk, brought ? request : withoutNetwork(request));
}

let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  last = last.then(async () => self.postMessage(await replyTo(data)));
});
