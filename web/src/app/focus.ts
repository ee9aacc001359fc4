// Keeps the focus away from the body: there, people with a keyboard or a screen reader would start again at the top.
import { tick } from 'svelte';

export const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

// Opens a modal window. Call the result when the window is gone: it gives the focus back.
export function showModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return () => {
    if (focusIsLost()) before?.focus({ preventScroll: true });
    void focusTitle(); // the element that had the focus before may be gone, too
  };
}

// When a page replaces another, the focused element is gone. This focuses the title of the new page.
export async function focusTitle(): Promise<void> {
  await tick();
  const title = document.querySelector('h1');
  if (!title || !focusIsLost()) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
