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
    this.#once(`<${this.#tag} ${attribute}="${value}">: not understood; ${remedy}.`, 'warn');
  }

  /** Something that keeps the element from showing anything. */
  error(message: string): void {
    this.#once(`<${this.#tag}>: ${message}`, 'error');
  }

  #once(message: string, level: 'warn' | 'error'): void {
    if (this.#said.has(message)) return;
    this.#said.add(message);
    console[level](message);
  }
}
