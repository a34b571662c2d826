/** Console messages for the owner of the site, each once per element. */
export class OwnerConsole {
  readonly #tag: string;
  readonly #logged = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** Warns of an invalid value, in place of which a default is used. */
  warnInvalid(attribute: string, value: string, remedy: string): void {
    const message = `<${this.#tag} ${attribute}="${value}">: invalid value; ${remedy}.`;
    if (this.#isNew(message)) console.warn(message);
  }

  /** Reports why the element shows nothing. */
  error(message: string, vtc?: string): void {
    const located = `<${this.#tag}${vtc ? ` vtc="${vtc}"` : ''}>: ${message}`;
    if (this.#isNew(located)) console.error(located);
  }

  #isNew(message: string): boolean {
    const isNew = !this.#logged.has(message);
    this.#logged.add(message);
    return isNew;
  }
}
