// The terms of the rules that have an explanation, and the one that is explained now.
import type { Edition } from '../engine/types';
import type { Language } from '../words/catalogue';
import { entriesOf, type Entry, type Term } from './terms';

export class Glossary {
  shown = $state.raw<Term | null>(null);
  readonly entries: readonly Entry[];

  constructor(language: Language, edition: Edition) {
    this.entries = entriesOf(language, edition);
  }
}
