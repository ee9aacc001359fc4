// The network with which master plays duels. It loads with the second hand, or earlier if master or a
// hint needs it.
import type { Engine } from '../../../bindings/wasm/bornes.mjs';
import type { Request } from './messages';

export class Network {
  readonly #fetchBytes: () => Promise<ArrayBuffer>;
  #loading: Promise<boolean> | null = null;

  constructor(fetchBytes: () => Promise<ArrayBuffer>) {
    this.#fetchBytes = fetchBytes;
  }

  // Resolves to whether the engine has the network. After a failure, the next call tries again.
  bring(engine: Engine): Promise<boolean> {
    this.#loading ??= this.#fetchBytes()
      .then((bytes) => engine.takeNetwork(new Uint8Array(bytes)))
      .then(() => true)
      .catch(() => {
        this.#loading = null;
        return false;
      });
    return this.#loading;
  }
}

export const needsNetwork = ({ method, args }: Request): boolean =>
  method === 'hint' || (method === 'bot' && args[0] === 'master');

// Without the network, for instance offline, strong plays and gives hints in master's place.
export function withoutNetwork(request: Request): Request {
  if (request.method === 'hint') return { ...request, args: [request.args[0], 'strong'] };
  return request.method === 'bot' ? { ...request, args: ['strong', request.args[1]] } : request;
}
