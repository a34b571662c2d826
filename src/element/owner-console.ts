/** Console messages for the owner of the site, each once per element. */
export class OwnerConsole {
  readonly #tag: string;
  readonly #logged = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** Warns of an invalid value, in place of which a default is used. */
  warnInvalid(attribute: string, value: string, remedy: string): void {
    this.#log(console.warn, `${attribute}="${value}"`, `invalid value; ${remedy}.`);
  }

  /** Reports why the element shows nothing. */
  error(message: string, vtc?: string): void {
    this.#log(console.error, vtc ? `vtc="${vtc}"` : '', message);
  }

  #log(log: (message: string) => void, attribute: string, text: string): void {
    const message = `<${`${this.#tag} ${attribute}`.trimEnd()}>: ${text}`;
    if (!this.#logged.has(message)) log(message);
    this.#logged.add(message);
  }
}
