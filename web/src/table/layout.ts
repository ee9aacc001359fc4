// Computes the sizes of everything on the table, so that all of it is visible at once, from the size of the window and
// the number of teams. Lengths are in pixels. What a player needs in a turn comes first. Road, log and gaps shrink
// first.
export type Shape = 'wide' | 'low' | 'tall';

export interface Room {
  width: number; // of the window
  height: number;
  top: number; // height of the bar above the table
  teams: number;
  watching: boolean; // no hand is shown
  open?: boolean; // all tableaus are equally important: a replay with all hands open
  large: boolean; // the person prefers larger cards
}

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

export interface Layout {
  shape: Shape;
  log: number; // width; 0: the log opens from a button
  road: number; // height; 0: no road
  deck: number; // width of draw pile and discard pile
  deckColumn: boolean; // one above the other
  hand: { card: number; step: number; rows: number }; // `step`: from one card to the next
  lines: boolean; // opponents are one line each
  line: number; // height of such a line
  folded: boolean; // its signs lie below the name
  sign: number; // size of the signs in it
  columns: number; // of tableaus
  span: boolean; // yours fills the first row
  beside: number; // width of the opponents' column if it differs from yours; 0: all are equal
  own: TableauSizes;
  other: TableauSizes;
}

// A safety in your tableau is at least 36 wide, and elsewhere at least 18. Its place is longer by 7 : 5.
const leastOwn = 51;
const leastOther = 27;
const leastStep = 40; // of a card covered by the next one
const leastPile = { wide: 52, low: 52, tall: 46 }; // below this, opponents become lines
const leastNarrow = 32; // same, on a phone that shows all tableaus
const leastFitted = 24; // of any pile
const leastLow = 40; // of your own piles in a low window with a road
const leastBeside = 30; // exception: a single opponent beside your larger tableau
const leastFolded = 40; // height of a line in two rows
const leastHigh = 60; // same, for a line that has room for one row
const leastStraight = 330; // width of a line that has room for everything in one row

const clamp = (least: number, wished: number, most: number): number => Math.min(Math.max(wished, least), most);

export function shapeOf(width: number, height: number): Shape {
  if (width >= 1000 && height >= 640) return 'wide';
  return width > height ? 'low' : 'tall';
}

// Text is larger in a very large window (theme.css).
const textScale = ({ width, height }: Room): number => (width >= 2200 && height >= 1200 ? 1.25 : 1);

function sizesWith(arrangement: Arrangement, pile: number, leastSafety: number): Omit<TableauSizes, 'roomy'> {
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

function largest(arrangement: Arrangement, width: number, height: number, leastSafety: number) {
  for (let pile = 240; pile >= leastFitted; --pile) {
    const sizes = sizesWith(arrangement, pile, leastSafety);
    const [wide, high] = needed(sizes);
    if (wide <= width && high <= height) return sizes;
  }
  return null;
}

const shown = ({ pile, stack }: { pile: number; stack: number }): number => 2 * pile + 5 * stack;

// Returns the arrangement with the largest cards for this size, or null if none fits.
function fit(width: number, height: number, leastSafety: number, scale: number): TableauSizes | null {
  const roomy = height >= 215 * scale && width >= 250;
  const rest = height - (roomy ? 56 : 30) * scale - 15;
  const found = arrangements.flatMap((each) => largest(each, width - 26, rest, leastSafety) ?? []);
  const best = found.sort((a, b) => shown(b) - shown(a))[0];
  return best ? { ...best, roomy } : null;
}

const smallest = (leastSafety: number): TableauSizes => ({
  ...sizesWith('seven', leastFitted, leastSafety),
  roomy: false,
});

type Sides = Pick<Layout, 'lines' | 'line' | 'folded' | 'sign' | 'columns' | 'span' | 'beside' | 'own' | 'other'>;

const noLines = { lines: false, line: 0, folded: false, sign: 0 };

// All tableaus, in the number of columns that makes them largest. No opponent's piles are larger than yours. If one
// place would stay empty, your tableau fills the first row.
function allOpen(width: number, height: number, gap: number, room: Room): Sides | null {
  let best: Sides | null = null;
  for (let columns = 1; columns <= room.teams; ++columns) {
    const rows = Math.ceil(room.teams / columns);
    const span = columns === 2 && room.teams % 2 === 1 && !room.watching;
    const each = (width - (columns - 1) * gap) / columns;
    const high = (height - (rows - 1) * gap) / rows;
    const own = fit(span ? width : each, high, leastOwn, textScale(room));
    let other = fit(each, high, leastOther, textScale(room));
    if (!own || !other) continue;
    if (other.pile > own.pile) other = { ...sizesWith(own.arrangement, own.pile, leastOther), roomy: other.roomy };
    if (!best || shown(other) > shown(best.other)) best = { ...noLines, columns, span, beside: 0, own, other };
  }
  return best;
}

// Your own tableau and that of a single opponent beside it: yours has the larger piles. Null if the other would be too
// small to be read.
function oneBeside(width: number, height: number, gap: number, scale: number): Sides | null {
  for (let beside = Math.min(width * 0.42, 460); beside >= 180; beside -= 4) {
    const own = fit(width - beside - gap, height, leastOwn, scale);
    const other = fit(beside, height, leastOther, scale);
    if (!other || other.pile < leastBeside) return null;
    if (own && own.pile >= other.pile && shown(own) >= shown(other))
      return { ...noLines, columns: 2, span: false, beside, own, other };
  }
  return null;
}

// Your own tableau, and a line for each opponent beside it or, in a tall window, above it.
function ownOpen(width: number, height: number, gap: number, room: Room, shape: Shape): Sides {
  const others = room.watching ? room.teams : room.teams - 1;
  const scale = textScale(room);
  const beside = shape !== 'tall';
  const single = beside && others === 1 ? oneBeside(width, height, gap, scale) : null;
  if (single) return single;
  const wished = (beside ? height : height * 0.45) / others - 4;
  const line = Math.floor(clamp(25, wished, shape === 'tall' ? 48 : 120));
  const straight = clamp(280, width * 0.42, 460);
  const folded = beside && line >= (straight < leastStraight ? leastFolded : leastHigh);
  const linesWidth = beside ? (folded ? clamp(184, width * 0.34, 320) : straight) : width;
  const own = beside
    ? fit(width - linesWidth - gap, height, leastOwn, scale)
    : fit(width, height - others * (line + 4) - gap + 4, leastOwn, scale);
  // At most two signs of state and four safeties: below car, name and miles, or beside them.
  const wishedSign = folded
    ? Math.min(line * 0.42, (linesWidth - 40) / 6)
    : Math.min(line * 0.5, (linesWidth - 200) / 6);
  return {
    lines: true,
    line,
    folded,
    sign: Math.floor(clamp(19, wishedSign, folded ? 48 : 34)),
    columns: 1,
    span: false,
    beside: beside ? linesWidth : 0,
    own: own ?? smallest(leastOwn),
    other: smallest(leastOther),
  };
}

function sidesIn(width: number, height: number, gap: number, room: Room, shape: Shape): Sides {
  const narrow = shape === 'tall' && room.width < 600;
  const open = narrow && !room.open ? null : allOpen(width, height, gap, room);
  return open && open.other.pile >= (narrow ? leastNarrow : leastPile[shape])
    ? open
    : ownOpen(width, height, gap, room, shape);
}

function handIn(width: number, card: number, rows: number): Layout['hand'] {
  const inner = width - 16;
  const perRow = Math.ceil(7 / rows);
  const apart = Math.min(card + clamp(4, card * 0.1, 16), (inner - card) / (perRow - 1));
  return { card, step: Math.max(apart, leastStep), rows };
}

export const handHeight = ({ card, rows }: Layout['hand'], shape: Shape): number =>
  rows * card * 1.4 + (rows - 1) * 8 + (shape === 'wide' ? 36 : 16);

function wideLayout(room: Room): Layout {
  const { width, height, top, teams, large } = room;
  const scale = textScale(room);
  const log = large ? 0 : clamp(210, width * 0.17, 360);
  const main = width - log;
  const card = Math.round(Math.min(height * ((large ? 0.155 : 0.125) + (teams > 3 ? 0 : 0.012)), (main - 60) / 7.8));
  const hand = handIn(main, card, 1);
  const road = Math.round(large ? 44 : clamp(92, height * (teams > 3 ? 0.115 : 0.165), 250));
  const taken = top + road + 86 * scale + (room.watching ? 0 : handHeight(hand, 'wide')) + 24;
  const free = height - taken;
  const deck = Math.round(clamp(60, Math.min((free / 2 - 44 * scale) / 1.4, main * 0.09), 170));
  const sides = sidesIn(main - deck - 48, free, 10, room, 'wide');
  return { shape: 'wide', log, road, deck, deckColumn: true, hand, ...sides };
}

// Larger cards, if your own tableau still has room. The road shrinks first, because an online table has an extra line
// above, and a replay has its controls.
function lowLayout(room: Room): Layout {
  const usual = room.height < 420 ? 0.16 : 0.17;
  const road = room.large ? 24 : room.height < 420 ? 26 : 40;
  const shares = room.large ? [0.2, 0.18, usual] : [usual];
  const attempts = shares.flatMap((share) => [lowWith(room, share, road), lowWith(room, share, 0)]);
  return attempts.find(({ own }) => own.pile >= leastLow) ?? attempts.at(-1)!;
}

function lowWith(room: Room, share: number, road: number): Layout {
  const { width, height, top } = room;
  const card = Math.round(clamp(58, height * share, (width - 16) / 7.2));
  const hand = handIn(width, card, 1);
  const free = height - top - 50 - (room.watching ? 0 : handHeight(hand, 'low')) - 14 - road;
  const deck = Math.round(clamp(36, (free / 2 - 10) / 1.4, 110));
  const sides = sidesIn(width - deck - 34, free, 6, room, 'low');
  return { shape: 'low', log: 0, road, deck, deckColumn: true, hand, ...sides };
}

function tallLayout(room: Room): Layout {
  const { width, height, top, large } = room;
  const deck = Math.round(clamp(38, height * 0.072, 100));
  const attempt = (rows: number, road: number): Layout => {
    const inner = width - 16;
    const single = Math.min(inner / 7.7, height * 0.115);
    // Two thirds of a covered card are seen, with its number and sign.
    const covered = Math.max(56, inner / (large ? 5 : 5.7));
    const fanned = Math.max(single, Math.min(height * (large ? 0.125 : 0.105), covered, 110));
    const card = Math.round(rows === 1 ? fanned : Math.min((inner - 24) / 4, height * (large ? 0.125 : 0.095), 120));
    const hand = handIn(width, card, rows);
    const taken = top + road + 1.4 * deck + 6 + 42 + (room.watching ? 0 : handHeight(hand, 'tall')) + 22;
    const sides = sidesIn(width - 12, height - taken, 6, room, 'tall');
    return { shape: 'tall', log: 0, road, deck, deckColumn: false, hand, ...sides };
  };
  const small = height < 1100 ? (height < 640 ? 28 : 40) : Math.round(clamp(92, height * 0.09, 140));
  const roads = large ? [28, 0] : [small, 28, 0];
  // Two rows of cards if your own tableau stays large. Otherwise a smaller road, for the same reason.
  const attempts = [...(width < 600 ? [attempt(2, small)] : []), ...roads.map((road) => attempt(1, road))];
  const enough = [50, ...roads.map(() => 46)].slice(width < 600 ? 0 : 1);
  return attempts.find(({ own }, i) => own.pile >= enough[i]!) ?? attempts.at(-1)!;
}

export function layoutOf(room: Room): Layout {
  const layouts = { wide: wideLayout, low: lowLayout, tall: tallLayout };
  return layouts[shapeOf(room.width, room.height)](room);
}

// A tableau in a separate window, as large as the width allows.
export const openedSizes = (width: number): TableauSizes =>
  fit(width, 900, leastOwn, 1) ?? { ...smallest(leastOwn), roomy: true };
