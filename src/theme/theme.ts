import type { LitElement, ReactiveController } from 'lit';
import type { PageStyles } from '../theme/page-styles.js';
import {
  addListener,
  type PageStylesListener,
  pageStylesFor,
  removeListener,
} from '../theme/page-styles-listeners.js';
import { sharedSheet } from '../theme/shared-sheet.js';
import { themeCss } from '../theme/theme-css.js';
import type { ForeignTheme } from './palette.js';

/** What a theme depends on. */
interface ThemeSource {
  /** `auto`, `page`, `light` or `dark`. */
  theme: string;
  /** The company's theme, where it is known. */
  companyTheme: ForeignTheme | undefined;
}

/** Colours of an element: the page's, else the company's, else ours, each text readable on its ground. */
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

  /** Colours the element by what is known of the page; it is read for the first time only. */
  hostUpdate(): void {
    const styles = pageStylesFor(this);
    if (styles) this.take(styles);
  }

  /** Colours the element anew where it is drawn already, as the company's colours have come. */
  recolor(): void {
    if (this.element.hasUpdated) this.hostUpdate();
  }

  /** Colours the element by the styles of the page. */
  take(styles: PageStyles): void {
    const { theme, companyTheme, shadowRoot } = this.element;
    const sheet = sharedSheet(themeCss(theme, companyTheme, styles));
    if (!shadowRoot || sheet === this.#sheet) return;
    // A style sheet, since a style attribute on the host would be the page's.
    const others = shadowRoot.adoptedStyleSheets.filter((one) => one !== this.#sheet);
    shadowRoot.adoptedStyleSheets = [...others, (this.#sheet = sheet)];
  }
}
