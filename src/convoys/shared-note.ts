import { isServer, type LitElement, type ReactiveController } from 'lit';

/** The notes of the connected elements. */
const notes = new Map<Element, { readonly text: string; readonly update: () => void }>();

/** A note that a page needs once, such as the time zone: the first element that renders it shows it. */
export class SharedNote implements ReactiveController {
  readonly #host: LitElement;
  /** Whether another element shows it. */
  #isElsewhere = false;

  constructor(host: LitElement) {
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#store(undefined);
  }

  /** Whether the host shows the note; undefined for none. To be called in each render. */
  isShown(text: string | undefined): boolean {
    if (isServer) return text !== undefined;
    this.#store(this.#host.isConnected ? text : undefined);
    const isEarlier = (other: Element) =>
      this.#host.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING &&
      other.checkVisibility();
    const others = [...notes].filter((entry) => entry[1].text === text && entry[0] !== this.#host);
    this.#isElsewhere = others.some(([other]) => isEarlier(other));
    return text !== undefined && !this.#isElsewhere;
  }

  /** To be called when the host may have become visible, and the other element hidden. */
  visibilityChanged(): void {
    if (this.#isElsewhere) this.#host.requestUpdate();
  }

  /** Another element may be the first now that has the old or the new text. */
  #store(text: string | undefined): void {
    const host = this.#host;
    const before = notes.get(host)?.text;
    if (before === text) return;
    if (text === undefined) notes.delete(host);
    else notes.set(host, { text, update: () => host.requestUpdate() });
    for (const [other, note] of notes)
      if (other !== host && [before, text].includes(note.text)) note.update();
  }
}
