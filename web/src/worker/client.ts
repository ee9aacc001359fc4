// The worker as the page sees it: the same calls, each as a promise. If the engine fails, pending promises never
// resolve. The code that started the worker is told, and shows something else.
import type { Calls, Reply } from './messages';

export type Remote = { [M in keyof Calls]: (...args: Parameters<Calls[M]>) => Promise<ReturnType<Calls[M]>> };

export function connect(worker: Worker, lost: () => void): Remote {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('lost' in data) return lost();
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result as never);
  });
  worker.addEventListener('error', lost);

  return new Proxy({} as Remote, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++last;
          waiting.set(id, { resolve, reject });
          worker.postMessage({ id, method, args });
        }),
  });
}

export const startEngine = (lost: () => void): Remote =>
  connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), lost);
