// Moves cards: a new card on the table flies from where it came from.
import { tick } from 'svelte';
import { movement } from '../app/settings.svelte';
import { parseAction } from '../engine/action';
import { familyOf, type CardId } from '../engine/cards';
import { teamOf } from '../engine/types';
import type { Happening } from '../game/narrate';
import type { Company } from '../game/people';

export function pileOf(company: Company, { seat, action }: Happening): string | null {
  const move = parseAction(action);
  const own = teamOf(seat, company.teams);
  switch (move.verb) {
    case 'discard':
      return 'discard';
    case 'coup-fourre':
      return `${own}:${move.card}`;
    case 'play': {
      const speed = move.card === 'speed-limit' || move.card === 'end-of-limit';
      const family = familyOf(move.card);
      if (family === 'distance' || family === 'safety') return `${own}:${move.card}`;
      return `${move.team ?? own}:${speed ? 'speed' : 'battle'}`;
    }
    default:
      return null;
  }
}

const find = (root: ParentNode, selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);

// The current box of an element; not measured if animations are off.
const boxOf = (element: HTMLElement | null): DOMRect | undefined =>
  movement() === 0 ? undefined : element?.getBoundingClientRect();

function flyFrom(element: HTMLElement | null, from: DOMRect | undefined): void {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const turn = getComputedStyle(element).transform;
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.3, Math.min(2.5, from.width / to.width));
  const settled = turn === 'none' ? '' : turn;
  // Above the hand, which comes later in the document.
  const layers = [element, element.closest<HTMLElement>('section')];
  const raise = (level: string): void => layers.forEach((layer) => layer && (layer.style.zIndex = level));
  raise('30');
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale}) ${settled}` }, { transform: settled || 'none' }],
    { duration: movement(), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  ).onfinish = () => raise('');
}

function shake(element: HTMLElement | null): void {
  if (movement() === 0) return;
  element?.animate(
    [0, -7, 6, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 420, easing: 'ease-out' },
  );
}

// Call it before a move is shown. Call the returned function after that, to start the animation.
export function flight(root: HTMLElement, company: Company, happening: Happening, attacker: number | null) {
  const move = parseAction(happening.action);
  const card: CardId | null = 'card' in move ? move.card : null;
  const seatOf = (seat: number): HTMLElement | null => find(root, `[data-seat="${seat}"]`); // its name
  const held =
    happening.seat === (company.eyes ?? company.me)
      ? (find(root, `[data-hand="${card}"]`) ?? seatOf(happening.seat))
      : seatOf(happening.seat);
  const from = boxOf(held);
  return async (): Promise<void> => {
    await tick();
    const place = pileOf(company, happening);
    if (place) flyFrom(find(root, `[data-pile="${place}"] [data-top]`), from);
    if (move.verb === 'coup-fourre' && attacker !== null)
      shake(find(root, `[data-seat="${attacker}"]`)?.closest('section') ?? null);
  };
}

// Makes the drawn card fly from the draw pile to the hand.
export function drawn(root: HTMLElement, before: readonly CardId[], after: readonly CardId[]): CardId | null {
  const left = [...before];
  const fresh = after.find((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  if (fresh === undefined) return null;
  flyFrom(find(root, `[data-hand="${fresh}"] > button`), boxOf(find(root, '[data-pile="draw"]')));
  return fresh;
}
