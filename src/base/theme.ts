import type { LitElement, ReactiveController } from 'lit';
import { cssColor, luminance, parseColor } from './colors.js';
import { type ForeignTheme, paletteOf, themeKeys } from './palette.js';

const kebab = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const switches = [
  'data-theme',
  'data-bs-theme',
  'data-color-scheme',
  'data-mode',
  'class',
  'style',
];
const controllers = new Set<ThemeController>();

let watching = false;

/** A page's theme changes by a switch on html or body, or with the system's preference. */
function watchPage(): void {
  if (watching) return;
  watching = true;
  const update = () => controllers.forEach((controller) => controller.update());
  const observer = new MutationObserver(update);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributeFilter: switches });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update);
}

/** What the page's own switch says, where it has one. */
function switchedDark(): boolean | undefined {
  for (const element of [document.documentElement, document.body]) {
    for (const name of switches.slice(0, 4)) {
      const value = element.getAttribute(name);
      if (value && /dark|light/i.test(value)) return /dark/i.test(value);
    }
    if (element.classList.contains('dark')) return true;
    if (element.classList.contains('light')) return false;
  }
  return undefined;
}

/** The parent of an element, through shadow roots. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether the first painted ground behind an element is dark; undefined where nothing is painted. */
function paintedDark(start: Element): boolean | undefined {
  for (let element = parentOf(start); element; element = parentOf(element)) {
    const { backgroundColor } = getComputedStyle(element);
    const color = parseColor(backgroundColor);
    if (color && !/[,/]\s*0\)$/.test(backgroundColor)) return luminance(color) < 0.18;
  }
  return undefined;
}

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** Whether the page is dark where the element stands: by its switch, its `color-scheme`, or what it paints. */
function pageIsDark(host: Element): boolean {
  const { colorScheme } = getComputedStyle(parentOf(host) ?? document.documentElement);
  const schemes = colorScheme.split(' ');
  const schemed = schemes.includes('dark')
    ? !schemes.includes('light') || prefersDark()
    : schemes.includes('light')
      ? false
      : undefined;
  return switchedDark() ?? schemed ?? paintedDark(host) ?? false;
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
  #sheet: CSSStyleSheet | undefined;
  #css = '';
  #theme: string | undefined;
  #companyTheme: ForeignTheme | undefined;

  constructor(host: LitElement & ThemeSource) {
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    controllers.add(this);
    watchPage();
    this.update();
  }

  hostDisconnected(): void {
    controllers.delete(this);
  }

  hostUpdate(): void {
    const { theme, companyTheme } = this.#host;
    if (theme !== this.#theme || companyTheme !== this.#companyTheme) this.update();
  }

  /** Works the colours out anew. */
  update(): void {
    const { theme, companyTheme } = this.#host;
    this.#theme = theme;
    this.#companyTheme = companyTheme;
    const isDark = theme === 'dark' || (theme !== 'light' && pageIsDark(this.#host));
    const company = theme === 'auto' ? companyTheme : undefined;
    const palette = paletteOf(company, this.#pageColors(), isDark);
    const scheme = luminance(palette.background) < 0.18 ? 'dark' : 'light';
    const colors = [...themeKeys, 'link' as const].map(
      (key) => `--_${kebab(key)}:${cssColor(palette[key])}`,
    );
    this.#write(`:host{color-scheme:${scheme};${colors.join(';')}}`);
  }

  #pageColors(): ForeignTheme {
    const style = getComputedStyle(this.#host);
    return Object.fromEntries(
      themeKeys.map((key) => [key, style.getPropertyValue(`--vtc-${kebab(key)}`)]),
    );
  }

  /** A style sheet of its own, since a style attribute on the host would be the page's. */
  #write(css: string): void {
    const root = this.#host.renderRoot;
    if (css === this.#css || !(root instanceof ShadowRoot)) return;
    this.#css = css;
    this.#sheet ??= new CSSStyleSheet();
    this.#sheet.replaceSync(css);
    if (!root.adoptedStyleSheets.includes(this.#sheet)) root.adoptedStyleSheets.push(this.#sheet);
  }
}
