// What a connection needs from the browser.
import { serverInfo, socketAddress, tableExists } from './api';
import type { SocketLike, LinkServices } from './link';

export const browserServices = (table: string): LinkServices => ({
  open: (seen) => new WebSocket(socketAddress(table, seen)) as unknown as SocketLike,
  exists: () => tableExists(table),
  server: serverInfo,
  later(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

// Calls `wake` when a phone wakes up or the network is back.
export function followWaking(wake: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', wake);
  };
}
