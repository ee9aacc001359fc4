// Computes where a note goes: beside the thing that it explains, never over it or over the hand.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Pinned {
  left: number;
  top: number;
  arrow: { from: [number, number]; to: [number, number] } | null; // null: there is nothing to point at
}

const gap = 22; // room for the arrow
const near = 8; // if there is no room for more
const margin = 6; // to the edges of the window
const ring = 5; // drawn around the thing; must stay visible too

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const middle = (a: number, b: number): number => (a + b) / 2;

// From the note's edge that faces the thing to the nearest edge of the thing.
function arrowTo(note: Box, thing: Box): Pinned['arrow'] {
  const towards = (least: number, most: number, otherLeast: number, otherMost: number): [number, number] => {
    if (otherLeast >= most) return [most, otherLeast];
    if (otherMost <= least) return [least, otherMost];
    const shared = middle(Math.max(least, otherLeast), Math.min(most, otherMost));
    return [shared, shared];
  };
  const [fromX, toX] = towards(note.left, note.right, thing.left, thing.right);
  const [fromY, toY] = towards(note.top, note.bottom, thing.top, thing.bottom);
  return { from: [fromX, fromY], to: [toX, toY] };
}

// `keepOff`: what else must stay visible, such as the hand.
export function pin(
  size: { width: number; height: number },
  window: { width: number; height: number; top: number }, // `top`: the bar above the table
  thing: Box | null,
  keepOff: readonly Box[],
): Pinned {
  const { width, height } = size;
  const most = { left: window.width - width - margin, top: window.height - height - margin };
  const x = (left: number): number => clamp(margin, left, most.left);
  const y = (top: number): number => clamp(window.top, top, most.top);
  if (!thing) return { left: x((window.width - width) / 2), top: window.top, arrow: null };
  const centre = { x: middle(thing.left, thing.right) - width / 2, y: middle(thing.top, thing.bottom) - height / 2 };
  const beside = [thing.right + gap, thing.left - gap - width];
  const places: [number, number][] = [
    ...beside.map((left): [number, number] => [x(left), y(centre.y)]),
    [x(centre.x), y(thing.top - gap - height)],
    [x(centre.x), y(thing.bottom + gap)],
    [x(centre.x), y(thing.top - near - height)],
    [x(centre.x), y(thing.bottom + near)],
    // Above an obstacle such as the bar over the hand: still near enough for a short arrow.
    ...keepOff.map((box): [number, number] => [x(centre.x), y(box.top - near - height)]),
    // Beside the thing and as high as possible, in a low window.
    ...beside.map((left): [number, number] => [x(left), y(window.top)]),
    ...[margin, most.left].flatMap((left): [number, number][] => [
      [x(left), y(window.top)],
      [x(left), y(thing.top - near - height)],
      [x(left), y(thing.bottom + near)],
    ]),
  ];
  const ringed = {
    left: thing.left - ring,
    top: thing.top - ring,
    right: thing.right + ring,
    bottom: thing.bottom + ring,
  };
  const cost = ([left, top]: [number, number]): number => {
    const note = boxAt(left, top, width, height);
    return 4 * overlap(note, ringed) + keepOff.reduce((sum, box) => sum + overlap(note, box), 0);
  };
  const [left, top] = places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
  return { left, top, arrow: arrowTo(boxAt(left, top, width, height), thing) };
}
