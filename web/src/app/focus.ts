// The focus never falls to the body: people who use a keyboard or a screen reader would have to start again at the top.
import { tick } from 'svelte';

export const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

// What had the focus is gone with a page: the title of the next one has it.
export async function focusTitle(): Promise<void> {
  await tick();
  const title = document.querySelector('h1');
  if (!title || !focusIsLost()) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
