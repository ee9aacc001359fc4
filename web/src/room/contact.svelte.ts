// How this page stands with its server: the connection, what the server says about itself, and whether the two still
// fit.
import { pageIsOld } from '../online/api';
import type { Condition } from '../online/link';
import { protocolVersion, type ServerInfo } from '../online/protocol';

// What is said of a table that is as it was earlier stays for a while: the connection is a new one by then.
const restored = 'journal-restored';
const shownFor = 20_000;

export class Contact {
  readonly #askServer: () => Promise<ServerInfo | null>;
  readonly #giveUp: () => void;
  #condition = $state<Condition>('connecting');
  #notice = $state('');
  #newerPage = $state(false);
  #publicUrl = $state<string | null>(null);

  // `giveUp`: this page is of no use to the server any more.
  constructor(askServer: () => Promise<ServerInfo | null>, giveUp: () => void) {
    this.#askServer = askServer;
    this.#giveUp = giveUp;
  }

  get condition(): Condition {
    return this.#condition;
  }
  get notice(): string {
    return this.#notice;
  }
  get newerPage(): boolean {
    return this.#newerPage;
  }
  // By which others reach the server, if it was told.
  get publicUrl(): string | null {
    return this.#publicUrl;
  }

  noticed(notice: string): void {
    this.#notice = notice === 'journal-available' ? '' : notice;
    if (notice === restored) setTimeout(() => this.#forget(restored), shownFor);
  }

  changed(condition: Condition): void {
    if (condition === 'connected') {
      if (this.#notice !== restored) this.#notice = '';
      void this.#meet();
      if (this.#condition === 'lost') void pageIsOld().then((old) => (this.#newerPage = old));
    }
    // A server that speaks otherwise refuses the connection and says so over HTTP.
    if (condition === 'lost') void this.#meet();
    this.#condition = condition;
  }

  #forget(notice: string): void {
    if (this.#notice === notice) this.#notice = '';
  }

  // Every connection may lead to another server than the last one: it was restarted, and is a newer one.
  async #meet(): Promise<void> {
    const server = await this.#askServer();
    if (!server) return;
    if (server.protocol !== protocolVersion) this.#giveUp();
    this.#publicUrl = server.publicUrl;
  }
}
