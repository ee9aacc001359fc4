// The state of a tableau, only for display. The engine alone decides what may be played.
import { isHazard, safetyAgainst, type CardId, type Hazard, type Safety } from '../engine/cards';
import type { Team } from '../engine/types';

export interface Status {
  hazard: Hazard | null; // in force on the battle pile (R3.6)
  rolling: boolean; // R3.7
  limited: boolean; // R3.8
}

const shows = (team: Team, safety: Safety): boolean => team.safeties.some((each) => each.card === safety);

export function statusOf(team: Team): Status {
  const top: CardId | undefined = team.battle.at(-1);
  const hazard = top && isHazard(top) && !shows(team, safetyAgainst(top)) ? top : null;
  const priority = shows(team, 'right-of-way');
  return {
    hazard,
    rolling: !hazard && (top === 'roll' || priority),
    limited: team.speed.at(-1) === 'speed-limit' && !priority,
  };
}
