// A puzzle as a game of one move.
import { settings, t } from '../app/settings.svelte';
import type { Rules } from '../engine/types';
import { OwnGame } from '../game/own';
import { botName, type Company } from '../game/people';
import type { Candidate, LogLine, TableGame } from '../game/table';
import type { Remote } from '../worker/client';
import type { Snapshot } from '../worker/messages';
import type { Cost, Puzzle } from './puzzles';

export class PuzzleGame extends OwnGame implements TableGame {
  readonly puzzle: Puzzle;
  readonly #snapshot: Snapshot;
  readonly #candidates: Candidate[]; // for their reasons
  readonly #answered: (right: boolean) => void;
  #answer = $state<string | null>(null);
  readonly totals = [];
  readonly thinking = null;
  readonly hints = false;
  readonly pending = false;

  private constructor(puzzle: Puzzle, snapshot: Snapshot, candidates: Candidate[], answered: (right: boolean) => void) {
    super();
    this.puzzle = puzzle;
    this.#snapshot = snapshot;
    this.#candidates = candidates;
    this.#answered = answered;
  }

  static async open(engine: Remote, puzzle: Puzzle, answered: (right: boolean) => void): Promise<PuzzleGame> {
    const snapshot = await engine.place(puzzle.rules, puzzle.view.seat, puzzle.view);
    return new PuzzleGame(puzzle, snapshot, await engine.hint('1'), answered);
  }

  get answer(): string | null {
    return this.#answer;
  }
  get best(): string {
    return this.puzzle.costs[0]!.action;
  }
  get right(): boolean {
    return this.#answer === this.best;
  }
  get chosen(): Cost | undefined {
    return this.puzzle.costs.find(({ action }) => action === this.#answer);
  }
  get reason(): Candidate | undefined {
    return this.#candidates.find(({ action }) => action === this.best);
  }

  get rules(): Rules {
    return this.puzzle.rules;
  }
  protected get now(): Snapshot {
    return this.#snapshot;
  }
  get options() {
    return this.myTurn ? this.#snapshot.options : [];
  }
  get myTurn(): boolean {
    return this.#answer === null;
  }
  get log(): LogLine[] {
    return [{ id: 1, text: t('puzzle.task'), team: null, grand: false }];
  }
  get company(): Company {
    const me = this.puzzle.view.seat!;
    return {
      language: settings.language,
      edition: this.edition,
      people: this.puzzle.view.handSizes.map((_, i) => ({ name: i + 1 === me ? '' : botName(i + 1), level: null })),
      teams: this.puzzle.view.teams.length,
      me,
    };
  }

  async act(action: string): Promise<void> {
    this.#answer = action;
    this.#answered(this.right);
  }
  hint = async (): Promise<Candidate[]> => [];
  nextHand = async (): Promise<void> => {};
  rematch = async (): Promise<void> => {};
  record = async (): Promise<string> => '';
}
