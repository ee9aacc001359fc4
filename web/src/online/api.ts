// The server's HTTP API: the guest, the lobby, tables. Paths are relative to the page. A host without tables answers
// none of these requests.
import { keep, recall } from '../app/storage';
import {
  protocolVersion,
  type Lobby,
  type Options,
  type SeatCode,
  type ServerInfo,
  type TableInfo,
  type TakenSeat,
} from './protocol';

export type { SeatCode };
export type TableOptions = Required<Options>;

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const base = (): string => location.href.replace(/[#?].*$/, '').replace(/[^/]*$/, '');
const address = (path: string): string => new URL(path, base()).href;

const timeout = 10_000; // milliseconds, for requests that can be repeated

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { cache: 'no-store', signal: AbortSignal.timeout?.(timeout) } // older browsers have no timeout
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(address(path), init).catch(() => null);
  // A proxy answers with its own HTML page if the server is down.
  const json = (response?.headers.get('Content-Type') ?? '').startsWith('application/json');
  if (!response || (!json && response.status >= 500)) throw new Refused('unreachable', 'nobody answers');
  if (!json) throw new Refused('no-server', 'no tables here');
  const answer = (await response.json()) as T & { error?: string; message?: string };
  if (!response.ok) throw new Refused(answer.error ?? 'unknown', answer.message ?? response.statusText);
  return answer;
}

export const ownName = (): string => recall<string>('name') ?? '';

// Makes this browser a guest with a name. The server sets a cookie and recognises the guest by it.
export async function introduce(name: string): Promise<string> {
  const guest = await ask<{ name: string }>('api/guest', { name });
  keep('name', guest.name);
  return guest.name;
}

// 'none': the site of this page has no tables. 'silent': the server does not answer now.
export async function lobby(): Promise<Lobby | 'none' | 'silent'> {
  try {
    return await ask<Lobby>('api/lobby');
  } catch (error) {
    return error instanceof Refused && error.code === 'no-server' ? 'none' : 'silent';
  }
}

export async function createTable(options: TableOptions): Promise<string> {
  const { id } = await ask<{ id: string; url: string }>('api/tables', options);
  rememberTable(id);
  return id;
}

// What the server says about itself; null if it is too old or does not answer.
export async function serverInfo(): Promise<ServerInfo | null> {
  try {
    return await ask<ServerInfo>('api/server');
  } catch {
    return null;
  }
}

export const tableInfo = (id: string): Promise<TableInfo> => ask<TableInfo>(`api/tables/${encodeURIComponent(id)}`);

export async function tableExists(id: string): Promise<'yes' | 'no' | 'unknown'> {
  try {
    await tableInfo(id);
    return 'yes';
  } catch (error) {
    const code = error instanceof Refused ? error.code : '';
    return code === 'not-found' || code === 'no-server' ? 'no' : 'unknown';
  }
}

export async function gameRecord(id: string, game: number): Promise<string> {
  const response = await fetch(address(`api/tables/${id}/record?game=${game}`), { cache: 'no-store' });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

export const socketAddress = (id: string, seen: number): string =>
  address(`api/tables/${encodeURIComponent(id)}/socket?protocol=${protocolVersion}&seen=${seen}`).replace(
    /^http/,
    'ws',
  );

// Makes a code that moves our seat to another device. It works once, for a few minutes.
export const makeSeatCode = (id: string): Promise<SeatCode> => ask(`api/tables/${encodeURIComponent(id)}/code`, {});

// Takes the seat that belongs to a code. Becomes a guest first: if the answer gets lost, the cookie still identifies
// us.
export async function takeSeat(id: string, code: string): Promise<void> {
  const nameless = ownName() === '';
  await ask('api/guest', { name: nameless ? '?' : ownName() });
  const { name } = await ask<TakenSeat>(`api/tables/${encodeURIComponent(id)}/seat`, { code });
  if (nameless) await introduce(name);
}

// The link for friends: the public address of the server if it has one, otherwise the address of this page.
export const shareAddress = (id: string, publicUrl: string | null): string =>
  publicUrl === null ? address(`t/${id}`) : `${publicUrl.replace(/\/+$/, '')}/t/${id}`;
// The code follows the #, so that no server or messenger on the way sees it.
export const seatAddress = (id: string, code: string, publicUrl: string | null): string =>
  `${publicUrl === null ? base() : `${publicUrl.replace(/\/+$/, '')}/`}#/t/${id}/seat/${code}`;
// Whether the link works only on this computer. Another device could not use its QR code, so the page shows none.
export const onlyHere = (link: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(link).hostname);

// Whether the server has a newer page than this one.
export async function pageIsOld(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1);
  if (!own) return false;
  try {
    const page = await (await fetch(base(), { cache: 'no-store' })).text();
    return page.includes('<script') && !page.includes(own);
  } catch {
    return false;
  }
}

// Tables that this browser has visited, the last first, for "continue".
interface Known {
  id: string;
}
const known = (): Known[] => recall<Known[]>('tables') ?? [];

export const rememberTable = (id: string): void =>
  keep('tables', [{ id }, ...known().filter((each) => each.id !== id)].slice(0, 5));
export const forgetTable = (id: string): void =>
  keep(
    'tables',
    known().filter((each) => each.id !== id),
  );
export const knownTables = (): string[] => known().map(({ id }) => id);
