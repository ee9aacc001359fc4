// The effects of a move: flying cards, sounds, the animation of a coup fourré, and what the move did to you.
import { tick } from 'svelte';
import { settings } from '../app/settings.svelte';
import { sound } from '../app/sound';
import { parseAction } from '../engine/action';
import { isHazard, type CardId, type Hazard } from '../engine/cards';
import { teamOf } from '../engine/types';
import type { Happening } from '../game/narrate';
import { myTeam, seatName } from '../game/people';
import type { TableGame } from '../game/table';
import { drawn, flight } from './flight';
import { toneOf } from './tones';

export class Moments {
  flourish = $state.raw<{ id: number; who: string } | null>(null);
  fresh = $state.raw<CardId | null>(null); // the kind of the card drawn last
  hit = $state.raw<Hazard | null>(null); // the hazard that the last move played on your team
  pleased = $state.raw<number | null>(null); // the team that has just made a coup fourré
  #lastAttacker: number | null = null;
  #flourishes = 0;

  forget(): void {
    this.hit = this.fresh = null;
  }

  // Call it before the move is shown. Call the returned function after that.
  show(root: HTMLElement, game: TableGame, happening: Happening) {
    const { company, view } = game;
    const settle = flight(root, company, happening, this.#lastAttacker);
    const move = parseAction(happening.action);
    const attack = move.verb === 'play' && move.team !== null;
    sound(toneOf(happening.action));
    if (move.verb === 'coup-fourre' && settings.motion !== 'off') this.#celebrate(seatName(company, happening.seat));
    if (attack) this.#lastAttacker = happening.seat;
    this.pleased = move.verb === 'coup-fourre' ? teamOf(happening.seat, view.teams.length) : null;
    this.hit = attack && move.team === myTeam(company) && isHazard(move.card) ? move.card : null;
    if (this.hit) navigator.vibrate?.(60);
    const before = view.hand;
    return async (): Promise<void> => {
      await settle();
      await tick();
      this.fresh = drawn(root, before, game.view.hand);
    };
  }

  #celebrate(who: string): void {
    const id = ++this.#flourishes;
    this.flourish = { id, who };
    setTimeout(() => {
      if (this.flourish?.id === id) this.flourish = null;
    }, 1300);
  }
}
