// <bornes-replay src="game.bornes">: the replay of a game, for any page. The table is in a frame, so that neither page
// changes the look of the other. The page with the element fetches the record.
//
// Attributes: src, the address of a record; move, how many actions are played at first; lang.
import { isOurs, type Ready, type Shown } from './messages';

// How a frame gets its page, and the origin of that page.
export interface Frame {
  fill: (frame: HTMLIFrameElement) => void;
  origin: string;
}

const style = `
  :host { display: block; height: 720px; max-height: 100vh; }
  :host([hidden]) { display: none; }
  iframe { display: block; box-sizing: border-box; width: 100%; height: 100%; border: 0; }`;

function replayIn({ fill, origin }: Frame): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['src', 'move', 'lang'];
    readonly #frame = document.createElement('iframe');
    #ready = false;
    #asked = 0; // only the latest request is shown

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#frame);
    }

    connectedCallback(): void {
      addEventListener('message', this.#listen);
      this.#ready = false;
      this.#frame.title = this.title || 'Mille Bornes';
      fill(this.#frame);
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#listen);
    }

    attributeChangedCallback(): void {
      if (this.#ready) void this.#show();
    }

    readonly #listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== this.#frame.contentWindow || !isOurs<Ready>(data, 'ready')) return;
      this.#ready = true;
      void this.#show();
    };

    async #show(): Promise<void> {
      const asked = ++this.#asked;
      const shown = await this.#read();
      if (asked === this.#asked) this.#frame.contentWindow?.postMessage(shown, origin);
    }

    async #read(): Promise<Shown> {
      const address = new URL(this.getAttribute('src') ?? '', document.baseURI).href;
      const language = this.lang;
      const text = await fetch(address).then(
        (response) => (response.ok ? response.text() : null),
        () => null,
      );
      if (text === null) return { bornes: 'show', unreached: address, language };
      return { bornes: 'show', text, move: Number(this.getAttribute('move') ?? 0) || 0, language };
    }
  };
}

export function defineReplay(frame: Frame): void {
  if (!customElements.get('bornes-replay')) customElements.define('bornes-replay', replayIn(frame));
}
