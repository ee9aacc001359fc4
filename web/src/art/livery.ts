// The colour of each team. Colour and car go together and never change during a game.
const liveries = ['red', 'blue', 'yellow', 'grey', 'green', 'white'] as const;
export type Livery = (typeof liveries)[number];
export const liveryOf = (team: number): Livery => liveries[team - 1]!;
