// The worker as seen from the page: the same calls, each a promise.
import type { Calls, Reply } from './messages';

export type Remote = { [M in keyof Calls]: (...args: Parameters<Calls[M]>) => Promise<ReturnType<Calls[M]>> };

export function connect(worker: Worker): Remote {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result as never);
  });
  worker.addEventListener('error', () => {
    for (const call of waiting.values()) call.reject(new Error('the engine could not be loaded'));
    waiting.clear();
  });

  return new Proxy({} as Remote, {
    get: (_, method) => (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, args });
      }),
  });
}

export const startEngine = (): Remote =>
  connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
