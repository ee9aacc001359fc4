// Generated from words/*.json by tools/words.ts.
declare module 'virtual:words' {
  interface LanguageFacts {
    name: string; // what its speakers call it
    edition: string; // of new games; empty for the engine's default
    load: () => Promise<{ default: Record<string, string> }>;
    loadLater: () => Promise<{ default: Record<string, string> }>; // for parts of the page that load when opened
  }
  export const languages: Record<string, LanguageFacts>;
  export const phrases: string[];
}
