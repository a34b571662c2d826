import type { ReactiveController } from 'lit';
import { html, nothing, render, svg } from 'lit/html.js';

export { html, nothing, render, svg };

/** Nested as Lit allows it. */
type Sheets = readonly (CSSStyleSheet | readonly unknown[])[];

/** A setting as `settings.ts` makes it: the attribute is named, and read by a converter. */
interface Setting {
  readonly attribute: string | false;
  readonly converter?: { fromAttribute: (value: string | null) => unknown };
  readonly hasChanged?: (value: unknown, old: unknown) => boolean;
  readonly noAccessor?: boolean;
  readonly reflect?: boolean;
}

/** A style is a sheet from the start, as every browser that runs the file has constructable ones. */
export const css = (strings: TemplateStringsArray): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(strings.join(''));
  return sheet;
};

/**
 * Stands in for Lit's element in the file for browsers, as far as ours use it: the templates are Lit's, while
 * properties, controllers and updates take a third of the bytes here. Tests of elements run with it too.
 */
export abstract class LitElement extends HTMLElement {
  static styles: Sheets = [];
  static properties: Readonly<Record<string, Setting>> = {};

  /** Absent until the element is on the page for the first time. */
  renderRoot!: ShadowRoot;
  /** Settles when no update is due. */
  updateComplete: Promise<boolean>;

  readonly #controllers: ReactiveController[] = [];
  readonly #values = new Map<string, unknown>();
  /** Set on the element before it was defined; handed to the setters at the first update. */
  readonly #early = new Map<string, unknown>();
  readonly #reflected = new Set<string>();
  #isPending = false;
  /** The property that an attribute is being read into, or written from. */
  #current: string | undefined;
  #enable!: () => void;

  /** Makes the accessors, too. */
  static get observedAttributes(): string[] {
    return Object.entries(this.properties).flatMap(([name, setting]) => {
      const { attribute, noAccessor, reflect, hasChanged = (a, b) => !Object.is(a, b) } = setting;
      const accessor: PropertyDescriptor & ThisType<LitElement> = {
        configurable: true,
        get() {
          return this.#values.get(name);
        },
        set(value: unknown) {
          const old = this.#values.get(name);
          // The first value is the default, which no attribute shows.
          const isDefault = !this.#values.has(name);
          this.#values.set(name, value);
          if (!hasChanged(value, old)) return;
          if (reflect && !isDefault && name !== this.#current) this.#reflected.add(name);
          this.requestUpdate();
        },
      };
      if (!noAccessor) Object.defineProperty(this.prototype, name, accessor);
      return attribute || [];
    });
  }

  constructor() {
    super();
    this.updateComplete = new Promise((resolve) => {
      this.#enable = () => resolve(true);
    });
    for (const name of Object.keys(this.#settings)) {
      if (!Object.hasOwn(this, name)) continue;
      this.#early.set(name, Reflect.get(this, name));
      Reflect.deleteProperty(this, name);
    }
    this.requestUpdate();
  }

  get #settings(): Readonly<Record<string, Setting>> {
    return (this.constructor as typeof LitElement).properties;
  }

  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }

  connectedCallback(): void {
    if (!this.renderRoot) {
      this.renderRoot = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const { styles } = this.constructor as typeof LitElement;
      this.renderRoot.adoptedStyleSheets = styles.flat(Infinity) as CSSStyleSheet[];
    }
    this.#enable();
    this.#controllers.forEach((controller) => controller.hostConnected?.());
  }

  disconnectedCallback(): void {
    this.#controllers.forEach((controller) => controller.hostDisconnected?.());
  }

  attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
    const [name = '', setting] =
      Object.entries(this.#settings).find(([, one]) => one.attribute === attribute) ?? [];
    if (name === this.#current) return;
    this.#current = name;
    Reflect.set(this, name, setting?.converter?.fromAttribute(value));
    this.#current = undefined;
  }

  /** Updates the element soon, once however often it is asked. */
  requestUpdate(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    this.updateComplete = this.#update(this.updateComplete);
  }

  protected abstract render(): unknown;
  protected willUpdate(): void {}
  protected updated(): void {}

  async #update(last: Promise<boolean>): Promise<boolean> {
    await last.catch(() => undefined);
    let content: unknown;
    try {
      this.#early.forEach((value, name) => Reflect.set(this, name, value));
      this.#early.clear();
      this.willUpdate();
      this.#controllers.forEach((controller) => controller.hostUpdate?.());
      content = this.render();
      this.#reflect();
    } finally {
      this.#isPending = false;
    }
    render(content, this.renderRoot, { host: this });
    this.#controllers.forEach((controller) => controller.hostUpdated?.());
    this.updated();
    return !this.#isPending;
  }

  #reflect(): void {
    for (const name of this.#reflected) {
      this.#current = name;
      this.setAttribute(String(this.#settings[name]?.attribute), String(Reflect.get(this, name)));
      this.#current = undefined;
    }
    this.#reflected.clear();
  }
}
