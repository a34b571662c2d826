import { type Color, cssLayer, isDark, type Layer, over, parseLayer, white } from './colors.js';
import { kebab } from './kebab.js';
import { type ThemeKey, themeKeys } from './palette.js';
import { flatTreeParent } from './ancestors.js';
import { isAbsolute, type PageColor, resolveColors } from './resolve-colors.js';

/** Computed styles of the page that the colours of an element depend on. */
export interface PageStyles {
  /** The `--vtc-*` colours that the page sets for it. */
  readonly colors: Readonly<Partial<Record<ThemeKey, Layer>>>;
  /** The same as CSS values. */
  readonly css: Readonly<Partial<Record<ThemeKey, string>>>;
  /** The opaque colour behind it. */
  readonly behind: Color;
  /** Whether the page is dark there. */
  readonly isDark: boolean;
}

const darkQuery = '(prefers-color-scheme: dark)';
const themeAttributes = ['data-theme', 'data-bs-theme', 'data-color-mode', 'data-color-scheme'];

/** Whether attributes such as `data-theme` of these elements are dark; undefined where they name neither. */
function darkByAttribute(
  elements: readonly Element[],
  names: readonly string[],
): boolean | undefined {
  const values = elements.flatMap((element) => names.map((name) => element.getAttribute(name)));
  const [word] = /(?<!\S)(dark|light)(?!\S)/i.exec(values.join(' ')) ?? [];
  return word ? word.toLowerCase() === 'dark' : undefined;
}

/** Whether a computed `color-scheme` is dark; undefined for `normal`. */
function darkByScheme(scheme: string): boolean | undefined {
  const [isDarkOne, isLightOne] = [/\bdark\b/.test(scheme), /\blight\b/.test(scheme)];
  if (isDarkOne && isLightOne) return matchMedia(darkQuery).matches;
  return isDarkOne || (isLightOne ? false : undefined);
}

/** The background of an element. */
interface Ground {
  readonly color: Color;
  readonly isDark: boolean;
  readonly scheme: string;
}

/** Backgrounds of the page; each ancestor's styles are computed once. */
class Grounds {
  readonly meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '';
  readonly canvasColor: PageColor;
  canvas: Color = white;
  readonly #grounds = new Map<Element, Ground>();
  readonly #rootScheme = getComputedStyle(document.documentElement).colorScheme;

  constructor() {
    this.canvasColor = { text: 'Canvas', color: '#000', scheme: this.#rootScheme };
  }

  /** The background of an element, its own included. */
  of(element: Element): Ground {
    let ground = this.#grounds.get(element);
    if (!ground) this.#grounds.set(element, (ground = this.#findGround(element)));
    return ground;
  }

  /** Blends the layers down to the canvas; the nearest layer that is opaque, or has a scheme, decides whether it is dark. */
  #findGround(element: Element): Ground {
    const { backgroundColor, colorScheme, display } = getComputedStyle(element);
    const parent = flatTreeParent(element);
    const below = parent ? this.of(parent) : this.#canvasGround();
    const layer = display === 'contents' ? undefined : parseLayer(backgroundColor);
    const color = layer ? over(layer, below.color) : below.color;
    const own =
      layer && layer.alpha >= 0.5
        ? isDark(color)
        : (darkByAttribute([element], themeAttributes) ??
          (colorScheme === below.scheme ? undefined : darkByScheme(colorScheme)));
    return { color, isDark: own ?? below.isDark, scheme: colorScheme };
  }

  #canvasGround(): Ground {
    const scheme = this.#rootScheme;
    const own =
      darkByAttribute([document.documentElement, document.body], [...themeAttributes, 'class']) ??
      darkByScheme(scheme === 'normal' ? this.meta : scheme);
    return { color: this.canvas, isDark: own ?? isDark(this.canvas), scheme };
  }
}

const refersToText = (text: string): boolean => /currentcolor/i.test(text);

/** Computes the styles of the page for each host; all reads come before any write. */
export function computePageStyles(hosts: readonly Element[]): PageStyles[] {
  const grounds = new Grounds();
  const requested = hosts.map((host) => {
    const style = getComputedStyle(host);
    const { color, colorScheme } = style;
    return themeKeys.map((key): readonly [ThemeKey, PageColor] => {
      const text = style.getPropertyValue(`--vtc-${kebab(key)}`).trim();
      const place = refersToText(text) ? color : '#000';
      return [key, { text, color: place, scheme: colorScheme }];
    });
  });
  const page = `${String(matchMedia(darkQuery).matches)} ${grounds.meta}`;
  const colors = [grounds.canvasColor, ...requested.flat().map(([, color]) => color)];
  const resolve = resolveColors(hosts[0]?.shadowRoot ?? document.documentElement, page, colors);
  grounds.canvas = resolve(grounds.canvasColor)?.color ?? white;
  return hosts.map((host, at) => {
    const set = (requested[at] ?? []).flatMap(([key, { text, ...place }]) => {
      const layer = text ? resolve({ text, ...place }) : undefined;
      return layer ? [[key, text, layer] as const] : [];
    });
    const { color, isDark: dark } = grounds.of(host);
    return {
      colors: Object.fromEntries(set.map(([key, , layer]) => [key, layer])),
      // By reference, so that a change of the page applies at once; `currentColor` and `light-dark()` differ inside.
      css: Object.fromEntries(
        set.map(([key, text, layer]) => [
          key,
          isAbsolute(text) ? `var(--vtc-${kebab(key)},${cssLayer(layer)})` : cssLayer(layer),
        ]),
      ),
      behind: color,
      isDark: dark,
    };
  });
}
