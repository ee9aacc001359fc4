// Keeps the focus away from the body: there, people with a keyboard or a screen reader would start again at the top.
import { tick } from 'svelte';

export const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

// When a page replaces another, the focused element is gone. This focuses the title of the new page.
export async function focusTitle(): Promise<void> {
  await tick();
  const title = document.querySelector('h1');
  if (!title || !focusIsLost()) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
