// The relation of this page to its server: the connection, the server's information about itself, and whether their
// versions fit.
import { pageIsOld } from '../online/api';
import type { Condition } from '../online/link';
import { protocolVersion, type ServerInfo } from '../online/protocol';

// The notice about a restored table stays for a while, although the connection is new by then.
const restored = 'journal-restored';
const shownFor = 20_000;

export class Contact {
  readonly #askServer: () => Promise<ServerInfo | null>;
  readonly #giveUp: () => void;
  #condition = $state<Condition>('connecting');
  #notice = $state('');
  #pageIsOld = $state(false);
  #publicUrl = $state<string | null>(null);

  // `giveUp` is called when the versions no longer fit.
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
  get pageIsOld(): boolean {
    return this.#pageIsOld;
  }
  // The public address of the server, if it has one.
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
      if (this.#condition === 'lost') void pageIsOld().then((old) => (this.#pageIsOld = old));
    }
    // A server with another version refuses the connection, and gives the reason over HTTP.
    if (condition === 'lost') void this.#meet();
    this.#condition = condition;
  }

  #forget(notice: string): void {
    if (this.#notice === notice) this.#notice = '';
  }

  // After a reconnection, the server may be a newer one.
  async #meet(): Promise<void> {
    const server = await this.#askServer();
    if (!server) return;
    if (server.protocol !== protocolVersion) this.#giveUp();
    this.#publicUrl = server.publicUrl;
  }
}
