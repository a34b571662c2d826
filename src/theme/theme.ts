import type { LitElement, ReactiveController } from 'lit';
import type { PageStyles } from './page-styles.js';
import {
  addListener,
  type PageStylesListener,
  pageStylesFor,
  removeListener,
  visibilityChanged,
} from './page-styles-listeners.js';
import type { ForeignTheme } from './palette.js';
import { themeSheet } from './theme-css.js';

/** What the colours of an element depend on. */
interface ThemeSource {
  /** `auto`, `page`, `light` or `dark`. */
  shownTheme: string;
  /** The company's theme, where it is known. */
  companyTheme: ForeignTheme | undefined;
}

/** Colours of an element: the page's, else the company's, else the default ones, with readable text. */
export class ThemeController implements ReactiveController, PageStylesListener {
  readonly element: LitElement & ThemeSource;
  #sheet: CSSStyleSheet | undefined;

  constructor(host: LitElement & ThemeSource) {
    (this.element = host).addController(this);
  }

  hostConnected(): void {
    addListener(this);
  }

  hostDisconnected(): void {
    removeListener(this);
  }

  hostUpdate(): void {
    const styles = pageStylesFor(this);
    if (styles) this.apply(styles);
  }

  /** Applies the company's colours to an element that is rendered already. */
  recolor(): void {
    if (this.element.hasUpdated) this.hostUpdate();
  }

  /** To be called when the element may have become rendered, or stopped to be. */
  visibilityChanged(): void {
    visibilityChanged(this);
  }

  /** Applies the colours of the page, in a style sheet, since the host's style attribute belongs to the page. */
  apply(styles: PageStyles): void {
    const { shownTheme, companyTheme, shadowRoot } = this.element;
    const sheet = themeSheet(shownTheme, companyTheme, styles);
    if (!shadowRoot || sheet === this.#sheet) return;
    const others = shadowRoot.adoptedStyleSheets.filter((one) => one !== this.#sheet);
    shadowRoot.adoptedStyleSheets = [...others, (this.#sheet = sheet)];
  }
}
