// What the page does with a server's answers, and without an answer.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobby, onlyHere, tableExists } from '../src/online/api';

function answers(status: number, type: string, body: string): void {
  vi.stubGlobal('location', { href: 'http://host/some/folder/#/' });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'Content-Type': type } }));
}
afterEach(() => void vi.unstubAllGlobals());

describe('the lobby', () => {
  it('is a list of tables, perhaps an empty one', async () => {
    answers(200, 'application/json', '{"now":5,"tables":[]}');
    expect(await lobby()).toEqual({ now: 5, tables: [] });
  });

  it('does not exist on a host that has only files', async () => {
    answers(404, 'text/html', '<p>not found');
    expect(await lobby()).toBe('none');
    answers(200, 'text/html', '<p>the page itself, whatever is asked for');
    expect(await lobby()).toBe('none');
  });

  it('is silent while nobody answers, the server is busy, or a proxy answers for it', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lobby()).toBe('silent');
    answers(503, 'application/json', '{"error":"journal-unavailable","message":"not now"}');
    expect(await lobby()).toBe('silent');
    answers(502, 'text/html', '<p>bad gateway');
    expect(await lobby()).toBe('silent');
  });
});

describe('a table', () => {
  it('is not gone because a proxy cannot reach its server', async () => {
    answers(502, 'text/html', '<p>bad gateway');
    expect(await tableExists('kX')).toBe('unknown');
    answers(404, 'application/json', '{"error":"not-found","message":"no such table"}');
    expect(await tableExists('kX')).toBe('no');
  });
});

describe('a link', () => {
  it('works only on this computer if it has one of the names of this computer', () => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8098', '[::1]:80'])
      expect(onlyHere(`http://${host}/t/kX`), host).toBe(true);
    for (const host of ['192.168.1.7:8080', 'play.example.org', 'localhost.example.org'])
      expect(onlyHere(`http://${host}/t/kX`), host).toBe(false);
  });
});
