import type { SettingFault } from './settings.js';

/** Tells the owner of the page, in the console, what is set up wrongly: each thing once per element. */
export class OwnerConsole {
  readonly #tag: string;
  readonly #said = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** A wrong value that a fallback stands in for. */
  fault({ attribute, value, remedy }: SettingFault): void {
    const message = `<${this.#tag} ${attribute}="${value}">: not understood; ${remedy}.`;
    if (this.#isNew(message)) console.warn(message);
  }

  /** Something that keeps the element from showing anything. */
  error(message: string, vtc?: string): void {
    const named = `<${this.#tag}${vtc ? ` vtc="${vtc}"` : ''}>: ${message}`;
    if (this.#isNew(named)) console.error(named);
  }

  #isNew(message: string): boolean {
    const isNew = !this.#said.has(message);
    this.#said.add(message);
    return isNew;
  }
}
