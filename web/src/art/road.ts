// The shape of the road across the top of the table: a winding line from 0 to the target.
export interface Point {
  x: number;
  y: number;
  angle: number; // the direction of the road, in degrees
}

export interface RoadShape {
  width: number;
  height: number;
  above: number; // space above the middle line, for stones and their figures
  below: number;
  left?: number; // space before the start, for waiting cars
}

const margin = 60;

function height(shape: RoadShape, fraction: number): number {
  const wide = shape.width > 700;
  const bends = wide ? 2.1 : 1.15;
  const room = Math.max(0, shape.height - shape.above - shape.below);
  const swing = Math.min(room / 2, shape.height * (wide ? 0.17 : 0.12));
  return shape.above + room / 2 + swing * Math.sin(fraction * Math.PI * 2 * bends + 0.5) * (0.75 + 0.25 * fraction);
}

// `fraction` is the progress, from 0 to 1 and a little beyond. `aside` is the distance below the middle line.
export function roadPoint(shape: RoadShape, fraction: number, aside = 0): Point {
  const left = shape.left ?? margin;
  const span = shape.width - left - margin;
  const step = 0.002;
  const slope = (height(shape, fraction + step) - height(shape, fraction - step)) / (2 * step * span);
  const angle = Math.atan(slope);
  return {
    x: left + fraction * span - Math.sin(angle) * aside,
    y: height(shape, fraction) + Math.cos(angle) * aside,
    angle: (angle * 180) / Math.PI,
  };
}

// The path extends beyond both edges of the picture, however narrow the picture is.
export function roadPath(shape: RoadShape): string {
  const points: string[] = [];
  for (let percent = -60; percent <= 160; percent += 2) {
    const at = roadPoint(shape, percent / 100);
    points.push(`${at.x.toFixed(1)} ${at.y.toFixed(1)}`);
  }
  return `M${points.join(' L')}`;
}

// A stone every 100 miles and a mark every 25, up to the target.
export function milestones(target: number): { miles: number; stone: boolean }[] {
  const marks = [];
  for (let miles = 0; miles <= target; miles += 25) marks.push({ miles, stone: miles % 100 === 0 || miles === target });
  return marks;
}

export interface Standing {
  x: number; // where the bonnet should be
  row: number;
  ahead: number; // length of the signs in front of the bonnet
}

// Returns where each bonnet goes, so that cars and signs do not overlap: a car behind another one in its row stays
// behind it.
export function standInLine(cars: readonly Standing[], length: number, gap: number): number[] {
  const free = new Map<number, number>(); // by row: how far to the right there is room
  const places = cars.map(({ x }) => x);
  const order = cars.map((_, i) => i).sort((a, b) => cars[b]!.x - cars[a]!.x || a - b);
  for (const i of order) {
    const { x, row, ahead } = cars[i]!;
    places[i] = Math.min(x, (free.get(row) ?? Infinity) - ahead);
    free.set(row, places[i] - length - gap);
  }
  return places;
}
