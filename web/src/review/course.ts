// A game as one list of actions: finds a hand and ply in it, and knows the players.
import type { GameRecord } from '../engine/record';
import type { Company } from '../game/people';
import { goalOf, teamCount } from '../game/rules';
import type { Language } from '../words/catalogue';
import type { Review } from './messages';

export interface Place {
  hand: number; // from 1
  ply: number; // earlier actions of the hand
}

// What the parts of a review show: the decisions reviewed so far, the current move of the table, and a way to jump to
// another one.
export interface Shown {
  review: Review;
  course: Course;
  company: Company;
  current: number; // actions played so far in the whole game
  jump: (move: number) => void;
}

export class Course {
  readonly starts: number[]; // for each hand, the number of actions before it
  readonly length: number;
  readonly race: boolean;
  readonly #record: GameRecord;

  constructor(record: GameRecord) {
    let played = 0;
    this.starts = record.hands.map(({ moves }) => (played += moves.length) - moves.length);
    this.length = played;
    this.race = goalOf(record.rules) === 0;
    this.#record = record;
  }

  // The number of actions before this place.
  indexOf({ hand, ply }: Place): number {
    return (this.starts[hand - 1] ?? this.length) + ply;
  }

  placeOf(index: number): Place {
    const hand = Math.max(1, this.starts.filter((start) => start <= index).length);
    return { hand, ply: index - (this.starts[hand - 1] ?? 0) };
  }

  actionAt(index: number): { seat: number; action: string } | undefined {
    const { hand, ply } = this.placeOf(index);
    return this.#record.hands[hand - 1]?.moves[ply];
  }

  // If the person has exactly one seat, that seat is addressed as "you".
  company(language: Language, mine: readonly number[]): Company {
    const { rules, seats } = this.#record;
    return {
      language,
      edition: rules.rules,
      people: Array.from({ length: rules.players }, (_, i) => ({ name: seats[i] ?? '', level: null })),
      teams: teamCount(rules),
      me: mine.length === 1 ? mine[0]! : null,
    };
  }
}
