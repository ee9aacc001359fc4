// The keys of the table: 1–7 choose a card, and then its target. Enter plays, D discards, Escape cancels. H opens the
// hint, S the score sheet, ? the help. U takes a move back.
export type Command =
  { do: 'choose'; index: number } | { do: 'play' | 'discard' | 'cancel' | 'hint' | 'score' | 'help' | 'undo' };

export function commandOf(key: string): Command | null {
  if (/^[1-7]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  switch (key.toLowerCase()) {
    case 'd':
      return { do: 'discard' };
    case 'h':
      return { do: 'hint' };
    case 's':
      return { do: 'score' };
    case 'u':
      return { do: 'undo' };
    case '?':
      return { do: 'help' };
    case 'enter':
      return { do: 'play' };
    case 'escape':
      return { do: 'cancel' };
    default:
      return null;
  }
}

// Returns false for keys that the browser or the focused element needs.
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement;
  if (document.querySelector('dialog[open]') || target.closest('input, select, textarea')) return false;
  return !(event.key === 'Enter' && target.closest('button, a'));
}
