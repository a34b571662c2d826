/** Console messages for the owner of the site, each once per element. */
export class OwnerConsole {
  readonly #tag: string;
  readonly #logged = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** Warns of an invalid value, in place of which a default is used. */
  warnInvalid(attribute: string, value: string, remedy: string): void {
    this.#log('warn', `<${this.#tag} ${attribute}="${value}">: invalid value; ${remedy}.`);
  }

  /** Reports why the element shows nothing. */
  error(message: string, vtc?: string): void {
    this.#log('error', `<${this.#tag}${vtc ? ` vtc="${vtc}"` : ''}>: ${message}`);
  }

  #log(level: 'warn' | 'error', message: string): void {
    if (this.#logged.has(message)) return;
    this.#logged.add(message);
    console[level](message);
  }
}
