// The messages between the element and the page in its frame.
export interface Ready {
  bornes: 'ready';
}
// A record, or an address from which no record could be loaded.
export type Shown =
  | { bornes: 'show'; text: string; move: number; language: string }
  | { bornes: 'show'; unreached: string; language: string };

export function isOurs<T extends Ready | Shown>(data: unknown, kind: T['bornes']): data is T {
  return typeof data === 'object' && data !== null && (data as Partial<T>).bornes === kind;
}
