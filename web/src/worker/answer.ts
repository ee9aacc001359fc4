// Answers one request to the worker.
import type { Calls, Reply, Request } from './messages';

// Records and views come from outside and may be refused. Any other failure is a fault of the engine, which is then no
// longer reliable.
const mayRefuse: readonly (keyof Calls)[] = ['open', 'read', 'survey', 'replay', 'place', 'audit', 'scoreEntered'];

export async function answer(loading: Promise<Calls>, { id, method, args }: Request): Promise<Reply> {
  const desk = await loading.catch(() => null);
  if (!desk) return { lost: true };
  try {
    const call = desk[method] as (...args: unknown[]) => unknown;
    return { id, result: call.apply(desk, args) };
  } catch (error) {
    return mayRefuse.includes(method) ? { id, error: (error as Error).message } : { lost: true };
  }
}
