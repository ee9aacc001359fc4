// Computes the sizes of everything on the table, so that all of it is visible at once, from the size of the window and
// the number of teams. Lengths are in pixels. What a player needs in a turn comes first. Road, log and gaps shrink
// first.
import { cardWidths, fit, leastOther, leastOwn, sizesWith, smallest, type TableauSizes } from './arrangement';

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

export interface Layout {
  shape: Shape;
  log: number; // width; 0: the log opens from a button
  road: number; // height; 0: no road
  deck: number; // width of draw pile and discard pile
  deckColumn: boolean; // one above the other
  hand: { card: number; step: number; rows: number }; // `step`: from one card to the next, with seven cards
  lines: boolean; // opponents are one line each
  line: number; // height of such a line
  folded: boolean; // its signs lie below the name
  sign: number; // size of the signs in it
  roomy: boolean; // it has room for the points below the name
  columns: number; // of tableaus
  span: boolean; // yours fills the first row
  beside: number; // width of the opponents' column if it differs from yours; 0: all are equal
  own: TableauSizes;
  other: TableauSizes;
}

const leastStep = 40; // visible width of a card that the next one covers
const leastPile = { wide: 52, low: 52, tall: 46 }; // below this, opponents become lines
const leastNarrow = 32; // same, on a phone that shows all tableaus
const leastLow = 40; // of your own piles in a low window with a road
const leastBeside = 30; // exception: a single opponent beside your larger tableau
const leastFolded = 40; // height from which a line has two rows if it is too narrow for one
const leastHigh = 60; // same, if the line is wide enough for one row
const leastRoomy = 40; // height for name and points, one below the other
const leastStraight = 330; // width of a line that has room for everything in one row

const clamp = (least: number, wished: number, most: number): number => Math.min(Math.max(wished, least), most);

export function shapeOf(width: number, height: number): Shape {
  if (width >= 1000 && height >= 640) return 'wide';
  return width > height ? 'low' : 'tall';
}

// Text is larger in a very large window (theme.css).
const textScale = ({ width, height }: Room): number => (width >= 2200 && height >= 1200 ? 1.25 : 1);

type Sides = Pick<
  Layout,
  'lines' | 'line' | 'folded' | 'sign' | 'roomy' | 'columns' | 'span' | 'beside' | 'own' | 'other'
>;

const noLines = { lines: false, line: 0, folded: false, sign: 0, roomy: false };

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
    if (!best || cardWidths(other) > cardWidths(best.other))
      best = { ...noLines, columns, span, beside: 0, own, other };
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
    if (own && own.pile >= other.pile && cardWidths(own) >= cardWidths(other))
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
  const line = Math.floor(clamp(25, wished, shape === 'tall' ? (room.height < 640 ? 40 : 48) : 120));
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
  const sign = Math.floor(clamp(19, wishedSign, folded ? 48 : 34));
  return {
    lines: true,
    line,
    folded,
    sign,
    roomy: line - (folded ? sign : 0) >= leastRoomy,
    columns: 1,
    span: false,
    beside: beside ? linesWidth : 0,
    own: own ?? smallest(leastOwn),
    other: smallest(leastOther),
  };
}

function sidesIn(width: number, height: number, gap: number, room: Room, shape: Shape, leastWidths: number): Sides {
  const narrow = shape === 'tall' && room.width < 600;
  const open = narrow && !room.open ? null : allOpen(width, height, gap, room);
  return open && cardWidths(open.own) >= leastWidths && open.other.pile >= (narrow ? leastNarrow : leastPile[shape])
    ? open
    : ownOpen(width, height, gap, room, shape);
}

// From one card to the next, if there is room for a gap between them.
const stepWithGap = (card: number): number => card + clamp(4, card * 0.1, 16);

function handIn(width: number, card: number, rows: number): Layout['hand'] {
  const inner = width - 16;
  const perRow = Math.ceil(7 / rows);
  const step = Math.min(stepWithGap(card), (inner - card) / (perRow - 1));
  return { card, step: Math.max(step, leastStep), rows };
}

// From one card to the next, for a number of cards: fewer than seven share the width of a fan of seven.
export const stepOf = ({ card, step, rows }: Layout['hand'], cards: number): number =>
  rows > 1 || cards < 2 ? step : Math.max(step, Math.min(stepWithGap(card), (6 * step) / (cards - 1)));

export const handHeight = ({ card, rows }: Layout['hand'], shape: Shape): number =>
  rows * card * 1.4 + (rows - 1) * 8 + (shape === 'wide' ? 36 : 16);

// What an attempt varies.
interface Wish {
  card: number; // width of a card of the hand, as a share of the window's height
  road: number;
  rows?: number; // of the hand
  log?: boolean;
  own?: number; // least `cardWidths` of your tableau with all tableaus open; with less, opponents become lines
}

function wideWith(room: Room, { card: share, road, log: logged = false, own = 0 }: Wish): Layout {
  const { width, height, top } = room;
  const scale = textScale(room);
  const log = logged ? clamp(210, width * 0.17, 360) : 0;
  const main = width - log;
  const card = Math.round(Math.min(height * share, (main - 60) / 7.8));
  const hand = handIn(main, card, 1);
  const taken = top + road + 86 * scale + (room.watching ? 0 : handHeight(hand, 'wide')) + 24;
  const free = height - taken;
  const deck = Math.round(clamp(60, Math.min((free / 2 - 44 * scale) / 1.4, main * 0.09), 170));
  const sides = sidesIn(main - deck - 48, free, 10, room, 'wide', own);
  return { shape: 'wide', log, road, deck, deckColumn: true, hand, ...sides };
}

// The largest hand that takes no room from open tableaus. In a wide window, their width limits them.
function wideLayout(room: Room): Layout {
  const { height, teams } = room;
  const road = Math.round(clamp(92, height * (teams > 3 ? 0.115 : 0.165), 250));
  const attempt = (card: number): Layout => wideWith(room, { card, road, log: true });
  const usual = attempt(teams > 3 ? 0.125 : 0.137);
  const keeps = ({ own, other, deck, lines }: Layout): boolean =>
    !lines &&
    cardWidths(own) >= cardWidths(usual.own) &&
    cardWidths(other) >= cardWidths(usual.other) &&
    deck >= Math.min(usual.deck, own.pile);
  return [0.17, 0.16, 0.15].map(attempt).find(keeps) ?? usual;
}

function lowWith(room: Room, { card: share, road, own = 0 }: Wish): Layout {
  const { width, height, top } = room;
  const card = Math.round(clamp(58, height * share, (width - 16) / 7.2));
  const hand = handIn(width, card, 1);
  const free = height - top - 50 - (room.watching ? 0 : handHeight(hand, 'low')) - 14 - road;
  const deck = Math.round(clamp(36, (free / 2 - 10) / 1.4, 110));
  const sides = sidesIn(width - deck - 34, free, 6, room, 'low', own);
  return { shape: 'low', log: 0, road, deck, deckColumn: true, hand, ...sides };
}

// The road shrinks first, because an online table has an extra line above, and a replay has its controls.
function lowLayout(room: Room): Layout {
  const [card, road] = room.height < 420 ? [0.16, 26] : [0.17, 40];
  const withRoad = lowWith(room, { card, road });
  return withRoad.own.pile >= leastLow ? withRoad : lowWith(room, { card, road: 0 });
}

// A hand in one row is a fan. Its cards are as large as the height allows, but each covers at most a third of the one
// before it.
function tallWith(room: Room, { card: share, road, rows = 1, own = 0 }: Wish): Layout {
  const { width, height, top, large } = room;
  const deck = Math.round(clamp(38, height * 0.072, 100));
  const inner = width - 16;
  const single = Math.min(inner / 7.7, height * 0.115);
  const covered = Math.max(56, inner / (large ? 5 : 5.7));
  const fanned = Math.max(single, Math.min(height * share, covered, large ? 150 : 110));
  const card = Math.round(rows === 1 ? fanned : Math.min((inner - 24) / 4, height * share, 120));
  const hand = handIn(width, card, rows);
  const taken = top + road + 1.4 * deck + 6 + 42 + (room.watching ? 0 : handHeight(hand, 'tall')) + 22;
  const sides = sidesIn(width - 12, height - taken, 6, room, 'tall', own);
  return { shape: 'tall', log: 0, road, deck, deckColumn: false, hand, ...sides };
}

// Two rows of cards if your own tableau stays large. Otherwise one row, with the largest road that keeps it large.
function tallLayout(room: Room): Layout {
  const { width, height } = room;
  const usual = height < 1100 ? (height < 640 ? 28 : 40) : Math.round(clamp(92, height * 0.09, 140));
  const twoRows = width < 600 ? tallWith(room, { card: 0.095, road: usual, rows: 2 }) : null;
  if (twoRows && twoRows.own.pile >= 50) return twoRows;
  const attempts = [usual, 28, 0].map((road) => tallWith(room, { card: 0.105, road }));
  return attempts.find(({ own }) => own.pile >= 46) ?? attempts.at(-1)!;
}

const shapes = {
  wide: { layout: wideLayout, attempt: wideWith, cards: [0.21, 0.195, 0.18, 0.165, 0.15, 0.137, 0.125], roads: [44] },
  low: { layout: lowLayout, attempt: lowWith, cards: [0.22, 0.21, 0.2, 0.19, 0.18, 0.17, 0.16], roads: [24, 0] },
  tall: { layout: tallLayout, attempt: tallWith, cards: [0.135, 0.125, 0.115, 0.105, 0.095], roads: [28, 0] },
};

// What must not shrink: everything drawn on the table except road, log and text.
const drawn = ({ own, other, deck, lines, sign }: Layout): number[] => [
  deck,
  sign,
  ...[own, ...(lines ? [] : [other])].flatMap(({ pile, stack, safety }) => [pile, stack, safety]),
];

// Larger cards take room from road and log, and shrink nothing else. Hand and tableaus grow, or at least one of them.
// If there is no room for that, only the drawings on the cards become larger (CardFace.svelte).
function larger(room: Room, usual: Layout): Layout {
  const { attempt, cards, roads } = shapes[usual.shape];
  const rows = usual.shape === 'tall' && room.width < 600 ? [1, 2] : [1];
  const own = cardWidths(usual.own);
  const attempts = cards.flatMap((card) =>
    roads
      .filter((road) => road <= usual.road)
      .flatMap((road) => rows.map((each) => attempt(room, { card, road, rows: each, own }))),
  );
  const inHand = ({ hand }: Layout): number => hand.card / usual.hand.card;
  const onTable = (each: Layout): number => cardWidths(each.own) / own;
  const least = (each: Layout): number => Math.min(inHand(each), onTable(each));
  const both = (each: Layout): number => inHand(each) * onTable(each);
  const grows = (each: Layout): boolean =>
    inHand(each) >= 1 &&
    both(each) > 1 &&
    each.lines === usual.lines &&
    drawn(usual).every((size, i) => drawn(each)[i]! >= size);
  return attempts.filter(grows).sort((a, b) => least(b) - least(a) || both(b) - both(a))[0] ?? usual;
}

export function layoutOf(room: Room): Layout {
  const usual = shapes[shapeOf(room.width, room.height)].layout({ ...room, large: false });
  return room.large ? larger(room, usual) : usual;
}
