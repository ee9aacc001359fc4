// One team's side of the table, shown as a tableau or as a line.
import type { Mood } from '../art/drivers';
import type { CardId } from '../engine/cards';
import type { Team } from '../engine/types';
import type { Company } from '../game/people';

export interface Side {
  team: Team;
  company: Company;
  target: number; // in force
  total: number | null; // points before this hand; null in a race
  turn: number | null; // the seat whose turn it is
  mood: Mood; // of the bots of this team
  hot: boolean; // the hovered card can be played here
  here: { card: CardId; label: string; play: () => void } | null; // the chosen card can be played here
}
