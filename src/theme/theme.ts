import type { LitElement, ReactiveController } from 'lit';
import { cssColor, isDark, parseColor } from './colors.js';
import { kebab } from './kebab.js';
import { lineage } from './lineage.js';
import { type ForeignTheme, paletteOf, themeKeys } from './palette.js';

const switches = ['data-theme', 'data-bs-theme', 'class'];

const controllers = new Set<ThemeController>();
const update = (): void => controllers.forEach((controller) => controller.hostUpdate());
let observer: MutationObserver | undefined;
let darkQuery: MediaQueryList | undefined;

const switched = (): readonly Element[] => [document.documentElement, document.body];
const prefersDark = (): MediaQueryList =>
  (darkQuery ??= matchMedia('(prefers-color-scheme: dark)'));

/** What the page's own switch says, `dark` or `light`, where it has one. */
function switchedTo(): string | undefined {
  const values = switched().flatMap((element) =>
    switches.map((name) => element.getAttribute(name)),
  );
  return /(?<!\S)(dark|light)(?!\S)/i.exec(values.join(' '))?.[0].toLowerCase();
}

/** Whether the first painted ground behind an element is dark. */
function isOnDark(host: Element): boolean {
  for (const node of lineage(host)) {
    const ground = node instanceof Element && parseColor(getComputedStyle(node).backgroundColor);
    if (ground) return isDark(ground);
  }
  return false;
}

/** Whether the page is dark where the element stands: by its switch, its `color-scheme`, or what it paints. */
function pageIsDark(host: Element): boolean {
  const { colorScheme } = getComputedStyle(host);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  const scheme = switchedTo() ?? (colorScheme === 'normal' && meta ? meta.content : colorScheme);
  if (!scheme.includes('dark')) return scheme !== 'light' && isOnDark(host);
  return !scheme.includes('light') || prefersDark().matches;
}

/** What a theme depends on. */
interface ThemeSource {
  /** `auto`, `page`, `light` or `dark`. */
  theme: string;
  /** The company's theme, where it is known. */
  companyTheme: ForeignTheme | undefined;
}

/** Colours of an element: the page's, else the company's, else ours, each text readable on its ground. */
export class ThemeController implements ReactiveController {
  readonly #host: LitElement & ThemeSource;
  /** A style sheet of its own, since a style attribute on the host would be the page's. */
  readonly #sheet = new CSSStyleSheet();
  #css = '';

  constructor(host: LitElement & ThemeSource) {
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    controllers.add(this);
    observer ??= new MutationObserver(update);
    for (const element of switched()) {
      observer.observe(element, { attributeFilter: [...switches, 'style'] });
    }
    prefersDark().addEventListener('change', update);
  }

  hostDisconnected(): void {
    controllers.delete(this);
  }

  /** Works the colours out anew. */
  hostUpdate(): void {
    const { theme, companyTheme, shadowRoot } = this.#host;
    const style = getComputedStyle(this.#host);
    const page = Object.fromEntries(
      themeKeys.map((key) => [key, style.getPropertyValue(`--vtc-${kebab(key)}`)]),
    );
    const palette = paletteOf(
      theme === 'auto' ? companyTheme : undefined,
      page,
      theme === 'dark' || (theme !== 'light' && pageIsDark(this.#host)),
    );
    const colors = Object.entries(palette).map(
      ([name, color]) =>
        `--${name}:var(--vtc-${name === 'link' ? 'primary' : name},${cssColor(color)})`,
    );
    const css = `.base{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};${colors.join(';')}}`;
    if (css === this.#css) return;
    if (!this.#css) shadowRoot?.adoptedStyleSheets.push(this.#sheet);
    this.#sheet.replaceSync((this.#css = css));
  }
}
