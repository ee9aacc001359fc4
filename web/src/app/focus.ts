// Keeps the focus away from the body: there, people with a keyboard or a screen reader would start again at the top.
import { tick } from 'svelte';

export const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

// What Tab visits. Of a group of radio buttons, that is one.
const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type=radio]:not(:checked))';

// Opens a modal window, and focuses the first element that matches `first`, or a button. Tab stays inside. `leave`
// removes the window if the person may leave it without an answer. Call the result when the window is gone: it gives
// the focus back.
export function showModal(dialog: HTMLDialogElement, first: string, leave: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  // Browsers focus a part that scrolls, and lose the focus when its size changes so that it no longer scrolls.
  const show = (): void => {
    dialog.showModal();
    const next = dialog.querySelector<HTMLElement>(first) ?? dialog.querySelector('button');
    next?.focus({ preventScroll: true });
  };
  show();
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // At the second Escape, browsers close the window without asking the page. A question needs its answer.
  dialog.addEventListener('close', () => {
    leave();
    void tick().then(() => dialog.isConnected && show());
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter((each) => each.getClientRects().length > 0);
    if (event.shiftKey) all.reverse();
    if (document.activeElement !== all.at(-1)) return;
    event.preventDefault();
    all[0]?.focus();
  });
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
