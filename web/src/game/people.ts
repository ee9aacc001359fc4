// The players and their names.
import { driverNames } from '../art/drivers';
import { teamOf, type Level } from '../engine/types';
import { say, type Language } from '../words/catalogue';

// The names of bots, by seat; the same as in the terminal (players.cpp).
export const botName = (seat: number): string => driverNames[seat - 1]!;

export interface Person {
  name: string;
  level: Level | null; // of a bot
}

export interface Company {
  language: Language;
  edition: string;
  people: Person[]; // by seat
  teams: number;
  me: number | null; // the person's seat; null for a spectator
  eyes?: number | null; // the seat whose view is shown, if it is another one; null for none
}

// The bots among the players of a team.
export const botsOf = (company: Company, team: number): { name: string; level: Level }[] =>
  seatsOf(company, team).flatMap((seat) => {
    const { name, level } = company.people[seat - 1]!;
    return level === null ? [] : [{ name, level }];
  });

export const seatsOf = (company: Company, team: number): number[] =>
  company.people.map((_, i) => i + 1).filter((seat) => teamOf(seat, company.teams) === team);

export const myTeam = (company: Company): number | null =>
  company.me === null ? null : teamOf(company.me, company.teams);

// The team that is shown nearest to the viewer.
export const seenTeam = (company: Company): number | null =>
  company.eyes === undefined ? myTeam(company) : company.eyes && teamOf(company.eyes, company.teams);

// If two other players have the same name, adds the number of the seat: "Alex (2)".
export function seatName(company: Company, seat: number): string {
  if (seat === company.me) return say(company.language, 'player.you');
  const name = company.people[seat - 1]?.name;
  if (!name) return say(company.language, 'player.numbered', { figure: seat });
  const shared = company.people.filter((other, i) => i + 1 !== company.me && other.name === name).length > 1;
  return shared ? `${name} (${seat})` : name;
}

export function teamName(company: Company, team: number): string {
  const names = seatsOf(company, team).map((seat) => seatName(company, seat));
  const [first = '', second] = names;
  return second === undefined ? first : say(company.language, 'player.pair', { first, second });
}
