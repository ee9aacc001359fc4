// The browser's storage. The page works without it too.
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`bornes.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`bornes.${key}`);
    else localStorage.setItem(`bornes.${key}`, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden: the game continues without it.
  }
}
