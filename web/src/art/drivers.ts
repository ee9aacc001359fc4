// The faces of the bots. Each bot's name has its own face. Any other name gets one of these faces, always the same.
const props = {
  Simone: 'headscarf',
  Marcel: 'goggles',
  Odette: 'sunglasses',
  Lucien: 'moustache',
  Ginette: 'racing-cap',
  Fernand: 'beret',
} as const;
export type Driver = (typeof props)[keyof typeof props];
export type Mood = 'waiting' | 'hit' | 'pleased';

export const driverNames = Object.keys(props);

export function driverOf(name: string): Driver {
  const drivers = Object.values(props);
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (props as Record<string, Driver>)[name] ?? drivers[sum % drivers.length]!;
}
