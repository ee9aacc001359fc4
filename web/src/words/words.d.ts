// Made from words/*.json by tools/words.ts.
declare module 'virtual:words' {
  interface LanguageFacts {
    name: string; // what its speakers call it
    edition: string; // that new games start with; empty for the engine's default
    load: () => Promise<{ default: Record<string, string> }>;
    loadLater: () => Promise<{ default: Record<string, string> }>; // for parts that load when they are opened
  }
  export const languages: Record<string, LanguageFacts>;
  export const phrases: string[];
}
