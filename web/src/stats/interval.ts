// The uncertainty of a share of wins. Same arithmetic as src/arena/statistics.cpp with one game per group.

export interface Estimate {
  value: number;
  low: number; // of the 95 % interval
  high: number;
}

// The width of a 95 % interval in standard errors to either side (Student's t). With t = √n tan a, the probability of
// being within t is the integral of cosⁿ⁻¹ from 0 to a, divided by the integral to π/2.
export function student95(degrees: number): number {
  const steps = 20_000;
  const step = Math.PI / 2 / steps;
  const slice = (i: number): number => Math.cos((i + 0.5) * step) ** (degrees - 1);
  let whole = 0;
  for (let i = 0; i < steps; ++i) whole += slice(i);
  let part = 0;
  for (let i = 0; i < steps; ++i) {
    const next = part + slice(i);
    if (next >= 0.95 * whole) {
      const angle = (i + (0.95 * whole - part) / (next - part)) * step;
      return Math.sqrt(degrees) * Math.tan(angle);
    }
    part = next;
  }
  return Infinity;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

// Always within 0 and 1, and never certain, however one-sided the games were: half a game more or less could have gone
// the other way.
export function shareOf(wins: readonly number[]): Estimate {
  const n = wins.length;
  const value = meanOf(wins);
  const within = (share: number): number => Math.min(1, Math.max(0, share));
  if (n < 2) return { value, low: 0, high: 1 };
  const squares = wins.reduce((sum, win) => sum + (win - value) ** 2, 0);
  const error = Math.hypot(Math.sqrt((squares * n) / (n - 1)) / n, 0.5 / n);
  const width = error * student95(n - 1);
  return { value, low: within(value - width), high: within(value + width) };
}
