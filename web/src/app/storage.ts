// What the browser keeps for us; a browser that keeps nothing is no reason to stop.
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
    // Full or forbidden: the game goes on without being kept.
  }
}
