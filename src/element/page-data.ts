import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type * as z from 'zod/mini';
import { VtcError } from '../client/errors.js';
import { tolerant } from '../contract/tolerant.js';
import type { ForeignTheme } from '../theme/palette.js';
import { themeIn } from './company-theme.js';
import type { Resource } from './resource.js';

type Host = ReactiveControllerHost & Element;

const isFallback = (node: Node): boolean =>
  node instanceof Element
    ? !node.slot && node.localName !== 'script'
    : Boolean(node.textContent?.trim());

interface PageDataOptions<T> {
  /** Where the data is shown. */
  resource: () => Resource<T>;
  /** What the data must be. */
  schema: () => z.core.$ZodType;
}

/** What the page gives to an element: data, also as JSON inside it, and content to fall back to. */
export class PageData<T> implements ReactiveController {
  /** Whether the page gives the data, so that nobody is asked. */
  isGiven = false;
  /** The company's colours, where the data holds them. */
  theme: ForeignTheme | undefined;
  /** Whether there is something to show until there is data. */
  hasFallback = false;

  readonly #host: Host;
  readonly #options: PageDataOptions<T>;
  #script: HTMLScriptElement | null = null;

  constructor(host: Host, options: PageDataOptions<T>) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.read();
  }

  /** Looks at the content of the element again. */
  readonly read = (): void => {
    this.hasFallback = [...this.#host.childNodes].some(isFallback);
    const script = this.#host.querySelector<HTMLScriptElement>(
      ':scope > script[type="application/json"]',
    );
    if (script !== this.#script) {
      this.#script = script;
      this.give((): unknown => script && JSON.parse(script.text));
    }
    this.#host.requestUpdate();
  };

  /** Shows data of the page, taken as an answer of the API is; null takes it back. */
  give(read: () => unknown): void {
    const { resource, schema } = this.#options;
    try {
      const data = read();
      this.isGiven = data !== null && data !== undefined;
      this.theme = themeIn(data);
      resource().give(this.isGiven ? (tolerant(schema())(data) as T) : undefined);
    } catch (cause) {
      this.isGiven = true;
      const message = `The data given is no answer of the API: ${String(cause)}`;
      resource().give(undefined, new VtcError('SETUP', message, { cause }));
    }
  }
}
