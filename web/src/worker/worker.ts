// The worker: loads the engine, then answers one question after the other.
import wasmUrl from 'bornes.wasm?url';
import { load } from '../../../bindings/wasm/bornes.mjs';
import { answer } from './answer';
import { Desk } from './desk';
import type { Request } from './messages';

const desk = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then(load)
  .then((engine) => new Desk(engine));

self.addEventListener('message', (event: MessageEvent<Request>) => {
  void answer(desk, event.data).then((reply) => self.postMessage(reply));
});
