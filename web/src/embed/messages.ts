// What the element and the page in its frame say to each other.
export interface Ready {
  bornes: 'ready';
}
// A record, or the address from which none came.
export type Shown =
  | { bornes: 'show'; text: string; move: number; language: string }
  | { bornes: 'show'; unreached: string; language: string };

export function isOurs<T extends Ready | Shown>(data: unknown, kind: T['bornes']): data is T {
  return typeof data === 'object' && data !== null && (data as Partial<T>).bornes === kind;
}
