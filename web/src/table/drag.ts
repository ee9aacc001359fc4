// Dragging a card with mouse, pen or finger. A short press stays a click.
export interface DragTarget {
  over(drop: string | null): void; // the data-drop under the pointer, while dragging
  drop(drop: string | null): void;
}

const threshold = 8;

export function draggable(element: HTMLElement, target: () => DragTarget | null) {
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  const dropAt = (x: number, y: number): string | null => {
    element.style.pointerEvents = 'none';
    const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
    element.style.pointerEvents = '';
    return zone?.dataset['drop'] ?? null;
  };

  // Ignores the click that a browser sends after a drag.
  const swallowNextClick = (): void => {
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
  };

  const reset = (): void => {
    start = null;
    dragging = false;
    element.style.translate = '';
    element.classList.remove('dragging');
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !target()) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!dragging && Math.hypot(dx, dy) < threshold) return;
    if (!dragging) {
      dragging = true;
      element.classList.add('dragging');
    }
    element.style.translate = `${dx}px ${dy}px`;
    target()?.over(dropAt(event.clientX, event.clientY));
  };

  const up = (event: PointerEvent): void => {
    if (!start) return;
    if (dragging) {
      const zone = dropAt(event.clientX, event.clientY);
      swallowNextClick();
      target()?.over(null);
      target()?.drop(zone);
    }
    reset();
  };

  const cancel = (): void => {
    if (dragging) target()?.over(null);
    reset();
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  return {
    destroy(): void {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    },
  };
}
