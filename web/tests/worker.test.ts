// Calls between the page and the engine: answers, refusals, and a failed engine.
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../src/worker/answer';
import { connect } from '../src/worker/client';
import type { Calls, Request } from '../src/worker/messages';

// A worker that runs in this thread.
class Here extends EventTarget {
  constructor(readonly loading: Promise<Calls>) {
    super();
  }
  postMessage(request: Request): void {
    void answer(this.loading, request).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const broken = (): never => {
  throw new Error('unreachable');
};
const calls = (some: Partial<Calls>): Promise<Calls> => Promise.resolve(some as Calls);

function start(loading: Promise<Calls>) {
  const worker = new Here(loading);
  const lost = vi.fn();
  return { worker, lost, engine: connect(worker as unknown as Worker, lost) };
}

describe('the engine in its worker', () => {
  it('answers each call, and refuses invalid input with a reason', async () => {
    const { engine, lost } = start(calls({ signature: () => 'ab', open: broken }));
    expect(await engine.signature()).toBe('ab');
    await expect(engine.open({ rules: 'parker-1988', players: 2, set: {} }, 1, [])).rejects.toThrow('unreachable');
    expect(lost).not.toHaveBeenCalled();
  });

  it('is lost when it fails without invalid input', async () => {
    const { engine, lost } = start(calls({ hint: broken }));
    void engine.hint('1');
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
  });

  it('is lost when it cannot be loaded', async () => {
    const { engine, lost } = start(Promise.reject(new Error('404')));
    void engine.open({ rules: 'parker-1988', players: 2, set: {} }, 1, []);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
  });

  it('is lost when its worker dies, even if nobody was waiting', () => {
    const { worker, lost } = start(calls({}));
    worker.dispatchEvent(new Event('error'));
    expect(lost).toHaveBeenCalled();
  });
});
