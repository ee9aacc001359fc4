// One question to the worker, answered.
import type { Calls, Reply, Request } from './messages';

// Records and views come from elsewhere and may be refused. Whatever else fails is the engine's own fault, and it is
// not to be trusted after that.
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
