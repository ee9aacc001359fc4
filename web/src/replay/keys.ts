// The keys of a replay: those of the terminal, and letters for the buttons.
import { isForTable } from '../table/keys';

export type ReplayKey =
  'back' | 'on' | 'hand-back' | 'hand-on' | 'first' | 'last' | 'run' | 'event-on' | 'event-back' | 'eyes';

const keys: Record<string, ReplayKey> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  PageUp: 'hand-back',
  PageDown: 'hand-on',
  Home: 'first',
  End: 'last',
  p: 'run',
  ' ': 'run',
  e: 'event-on',
  E: 'event-back',
  v: 'eyes',
};

// Leaves the space bar to a focused button or link.
export function replayKey(event: KeyboardEvent): ReplayKey | null {
  if (!isForTable(event)) return null;
  if (event.key === ' ' && (event.target as HTMLElement).closest('button, a')) return null;
  return keys[event.key] ?? null;
}
