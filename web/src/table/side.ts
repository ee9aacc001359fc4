// One team's side of the table, whether it is shown whole or as a line.
import type { Mood } from '../art/drivers';
import type { Team } from '../engine/types';
import type { Company } from '../game/people';

export interface Side {
  team: Team;
  company: Company;
  total: number | null; // points brought forward; null in a race
  turn: number | null; // the seat whose turn it is
  mood: Mood; // of the bots of this team
  hot: boolean; // the card that is looked at can go here
  here: { label: string; play: () => void } | null; // the chosen card can be played here
}
