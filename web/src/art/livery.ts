// The colour of each team. A team keeps its colour and its car during a game.
const liveries = ['red', 'blue', 'yellow', 'grey', 'green', 'white'] as const;
export type Livery = (typeof liveries)[number];
export const liveryOf = (team: number): Livery => liveries[team - 1]!;

// The shape of each team's car, 60 by 34, without wheels.
export const outlines = {
  saloon: 'M3 25 V19 Q4 14 12 14 L18 6 Q20 4 24 4 H34 Q38 4 40 7 L45 14 Q57 15 57 21 V25Z',
  van: 'M3 25 V6 Q3 3 7 3 H40 Q45 3 47 7 L51 14 Q57 15 57 20 V25Z',
  roadster: 'M3 25 V20 Q4 15 14 15 H30 L35 15 Q57 15 57 21 V25Z',
};
const bodies = ['saloon', 'van', 'roadster'] as const;
export const bodyOf = (team: number): keyof typeof outlines => bodies[(team - 1) % bodies.length]!;
