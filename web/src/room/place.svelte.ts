// What the server says about a table and about this person's seat.
import type { Rules } from '../engine/types';
import { botName, type Person } from '../game/people';
import type { Seat, StateMessage, TableInfo } from '../online/protocol';

function personAt({ kind, name, seat, level }: Seat): Person {
  return kind === 'bot' ? { name: name ?? botName(seat), level: level ?? 'casual' } : { name: name ?? '', level: null };
}

const isPlaying = ({ kind, away }: Seat): boolean => kind === 'player' && !away;

export class Place {
  #table = $state.raw<TableInfo | null>(null);
  #you = $state<number | null>(null);
  #host = $state(false);
  #hints = $state(false);
  #here = $state.raw<readonly number[] | null>(null); // null: not known yet

  get table(): TableInfo | null {
    return this.#table;
  }
  get you(): number | null {
    return this.#you;
  }
  get host(): boolean {
    return this.#host;
  }
  get hints(): boolean {
    return this.#hints;
  }
  get rules(): Rules {
    const { rules, set, players } = this.#table!;
    return { rules, set, players };
  }
  get people(): Person[] {
    return this.#table!.seats.map(personAt);
  }
  get mySeat(): Seat | undefined {
    return this.#seats.find(({ seat }) => seat === this.#you);
  }
  // The other players who are not connected.
  get absent(): number[] {
    const here = this.#here;
    if (here === null) return [];
    const gone = (each: Seat): boolean => isPlaying(each) && each.seat !== this.#you && !here.includes(each.seat);
    return this.#seats.filter(gone).map(({ seat }) => seat);
  }
  get othersReady(): number[] {
    return this.#seats.filter((each) => each.ready && each.seat !== this.#you).map(({ seat }) => seat);
  }
  // The seats for which the next hand or game waits.
  get unready(): number[] {
    return this.#seats.filter((each) => isPlaying(each) && !each.ready).map(({ seat }) => seat);
  }
  get #seats(): readonly Seat[] {
    return this.#table?.seats ?? [];
  }

  follow({ you, host, hints }: StateMessage, table: TableInfo): void {
    this.#table = table;
    this.#you = you;
    this.#host = host ?? false;
    this.#hints = hints ?? false;
  }
  present(here: readonly number[]): void {
    this.#here = here;
  }
}
