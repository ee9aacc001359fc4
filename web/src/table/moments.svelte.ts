// The effects of a move: flying cards, sounds, the animation of a coup fourré, and what the move did to you.
import { tick } from 'svelte';
import { settings } from '../app/settings.svelte';
import { sound } from '../app/sound';
import { parseAction } from '../engine/action';
import { isHazard, type CardId, type Hazard } from '../engine/cards';
import { teamOf } from '../engine/types';
import { narrate, type Happening } from '../game/narrate';
import { myTeam, seatName } from '../game/people';
import type { TableGame } from '../game/table';
import { drawn, flight } from './flight';
import { toneOf } from './tones';

// The last attack on your team in a hand, until somebody of your team acts.
export interface Struck {
  hazard: Hazard;
  text: string;
  hand: number;
}

export class Moments {
  flourish = $state.raw<{ id: number; who: string } | null>(null);
  fresh = $state.raw<CardId | null>(null); // the kind of the card drawn last
  struck = $state.raw<Struck | null>(null);
  pleased = $state.raw<number | null>(null); // the team that has just made a coup fourré
  #lastAttacker: number | null = null;
  #flourishes = 0;

  forget(): void {
    this.struck = this.fresh = null;
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
    const mine = myTeam(company);
    if (attack && move.team === mine && isHazard(move.card)) {
      this.struck = { hazard: move.card, text: narrate(company, happening, view), hand: view.handNumber };
      navigator.vibrate?.(60);
    } else if (teamOf(happening.seat, view.teams.length) === mine) this.struck = null;
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
