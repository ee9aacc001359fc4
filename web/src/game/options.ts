// What each card of the hand can do now, and why it cannot do more. Asks the engine once per turn.
import { isHazard, order, type CardId } from '../engine/cards';

export type RefusalId = string;

export interface Option {
  card: CardId;
  plays: { action: string; team: number | null }[];
  discard: string | null;
  refusals: { team: number | null; refusal: RefusalId }[];
}

// `check` returns the id of a refusal, or 'none' if the action is legal.
export function optionsOf(
  hand: readonly CardId[],
  opponents: readonly number[],
  check: (action: string) => RefusalId,
): Option[] {
  const kinds = [...new Set(hand)].sort((a, b) => order(a) - order(b));
  return kinds.map((card) => {
    const option: Option = { card, plays: [], discard: null, refusals: [] };
    for (const team of isHazard(card) ? opponents : [null]) {
      const action = team === null ? `play ${card}` : `play ${card} on ${team}`;
      const refusal = check(action);
      if (refusal === 'none') option.plays.push({ action, team });
      else option.refusals.push({ team, refusal });
    }
    if (check(`discard ${card}`) === 'none') option.discard = `discard ${card}`;
    return option;
  });
}
