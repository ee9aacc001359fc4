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

// Calls `wake` when a phone wakes up or the network is back, and `doubt` when the network seems to be gone.
export function followNetwork(wake: () => void, doubt: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', wake);
  window.addEventListener('offline', doubt);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', doubt);
  };
}
