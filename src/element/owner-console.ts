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

  /** Warns of an attribute, without its value, which may be a secret. */
  warn(attribute: string, text: string): void {
    this.#log(console.warn, attribute, text);
  }

  /** Reports why the element shows nothing; false if it was reported before. */
  error(message: string, vtc?: string): boolean {
    return this.#log(console.error, vtc ? `vtc="${vtc}"` : '', message);
  }

  #log(log: (message: string) => void, attribute: string, text: string): boolean {
    const message = `<${`${this.#tag} ${attribute}`.trimEnd()}>: ${text}`;
    if (this.#logged.has(message)) return false;
    this.#logged.add(message);
    log(message);
    return true;
  }
}
