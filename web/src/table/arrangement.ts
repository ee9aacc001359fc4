// Computes the sizes of one tableau from the room that it has. Lengths are in pixels.

// How the piles of a tableau lie: `rows` has the distances below the others, `block` the same with the safeties two by
// two, `line` has everything in one line, `seven` has the safeties below the others.
export type Arrangement = 'rows' | 'block' | 'line' | 'seven';
const arrangements: readonly Arrangement[] = ['rows', 'block', 'line', 'seven'];

export interface TableauSizes {
  arrangement: Arrangement;
  pile: number; // width of the battle pile
  stack: number; // width of a distance card
  safety: number; // side of a safety's place, which fits it upright and crosswise
  gap: number;
  roomy: boolean; // the header has two lines
}

// The least side of a safety's place, in your tableau and elsewhere. The safety is then 36 or 19 wide.
export const leastOwn = 51;
export const leastOther = 27;
const leastFitted = 24; // of any pile
const mostFitted = 240;

export function sizesWith(arrangement: Arrangement, pile: number, leastSafety: number): Omit<TableauSizes, 'roomy'> {
  return {
    arrangement,
    pile,
    stack: arrangement === 'seven' ? pile : Math.round(pile * 0.75),
    safety: Math.max(leastSafety, Math.round(pile * (arrangement === 'rows' ? 0.75 : 0.68))),
    gap: Math.max(4, Math.round(pile * 0.08)),
  };
}

// The room that the piles need: distance cards overlap with a small offset.
function needed({ arrangement, pile, stack, safety, gap }: Omit<TableauSizes, 'roomy'>): [number, number] {
  const stackHeight = stack * 1.4 * 1.2;
  switch (arrangement) {
    case 'rows':
      return [
        Math.max(2 * pile + 4 * safety + 3 * gap + 8, 5 * stack + 4 * gap),
        Math.max(1.4 * pile, safety) + gap + stackHeight,
      ];
    case 'block':
      return [
        Math.max(2 * pile + 2 * safety + 3 * gap + 4, 5 * stack + 4 * gap),
        Math.max(1.4 * pile + 4, 2 * safety + 2) + gap + stackHeight,
      ];
    case 'line':
      return [2 * pile + 2 * safety + 5 * stack + 9 * gap + 4, Math.max(1.4 * pile + 4, 2 * safety + 2, stackHeight)];
    case 'seven':
      return [7 * pile + 6 * gap, stackHeight + gap + safety];
  }
}

// The needed room grows with the pile.
function largest(arrangement: Arrangement, width: number, height: number, leastSafety: number) {
  let found: Omit<TableauSizes, 'roomy'> | null = null;
  for (let least = leastFitted, most = mostFitted; least <= most;) {
    const pile = (least + most) >> 1;
    const sizes = sizesWith(arrangement, pile, leastSafety);
    const [wide, high] = needed(sizes);
    if (wide <= width && high <= height) [found, least] = [sizes, pile + 1];
    else most = pile - 1;
  }
  return found;
}

// How large the cards of a tableau are: the widths of its two piles and five distance cards together.
export const cardWidths = ({ pile, stack }: { pile: number; stack: number }): number => 2 * pile + 5 * stack;

// Returns the arrangement with the largest cards for this size, or null if none fits.
export function fit(width: number, height: number, leastSafety: number, scale: number): TableauSizes | null {
  const roomy = height >= 215 * scale && width >= 250;
  const rest = height - (roomy ? 56 : 30) * scale - 15;
  const found = arrangements.flatMap((each) => largest(each, width - 26, rest, leastSafety) ?? []);
  const best = found.sort((a, b) => cardWidths(b) - cardWidths(a))[0];
  return best ? { ...best, roomy } : null;
}

export const smallest = (leastSafety: number): TableauSizes => ({
  ...sizesWith('seven', leastFitted, leastSafety),
  roomy: false,
});

// A tableau in a separate window, as large as the width allows.
export const openedSizes = (width: number): TableauSizes =>
  fit(width, 900, leastOwn, 1) ?? { ...smallest(leastOwn), roomy: true };
