import { type Color, cssLayer, isDark, type Layer, over, parseLayer, white } from './colors.js';
import { kebab } from './kebab.js';
import { type ThemeKey, themeKeys } from './palette.js';
import { flatTreeParent } from './ancestors.js';
import { isAbsolute, type PageColor, resolveColors } from './resolve-colors.js';

/** A colour that the page sets, and its CSS value. */
interface PageLayer extends Layer {
  readonly css: string;
}

/** Computed styles of the page that the colours of an element depend on. */
export interface PageStyles {
  /** The `--vtc-*` colours that the page sets for it. */
  readonly colors: Readonly<Partial<Record<ThemeKey, PageLayer>>>;
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

/** Whether a computed `color-scheme` is dark; undefined where it does not name exactly one of the schemes. */
function darkByScheme(scheme: string): boolean | undefined {
  const names = scheme.match(/\b(light|dark)\b/g) ?? [];
  return names.length === 1 ? names[0] === 'dark' : undefined;
}

/** The background of an element. */
interface Ground {
  readonly color: Color;
  readonly isDark: boolean;
}

/** Backgrounds of the page; each ancestor's styles are computed once. */
class Grounds {
  /** To be resolved where the canvas is not white. */
  readonly canvasColor: PageColor | undefined;
  canvas: Color = white;
  readonly #grounds = new Map<Element, Ground>();
  readonly #isDark: boolean;

  constructor() {
    const { colorScheme } = getComputedStyle(document.documentElement);
    const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
    const scheme = colorScheme === 'normal' ? (meta?.content ?? '') : colorScheme;
    const followsVisitor = /\bdark\b/.test(scheme) && matchMedia(darkQuery).matches;
    this.#isDark = darkByScheme(scheme) ?? followsVisitor;
    this.canvasColor = this.#isDark
      ? { text: 'Canvas', color: '#000', scheme: colorScheme }
      : undefined;
  }

  /** The background of an element, its own included. */
  of(element: Element, style = getComputedStyle(element)): Ground {
    let ground = this.#grounds.get(element);
    if (!ground) this.#grounds.set(element, (ground = this.#findGround(element, style)));
    return ground;
  }

  /** Blends the layers down to the canvas; the nearest layer that is opaque decides whether it is dark. */
  #findGround(element: Element, { backgroundColor, display }: CSSStyleDeclaration): Ground {
    const parent = flatTreeParent(element);
    const below = parent ? this.of(parent) : this.#canvasGround();
    const layer = display === 'contents' ? undefined : parseLayer(backgroundColor);
    const color = layer ? over(layer, below.color) : below.color;
    const own =
      layer && layer.alpha >= 0.5 ? isDark(color) : darkByAttribute([element], themeAttributes);
    return { color, isDark: own ?? below.isDark };
  }

  #canvasGround(): Ground {
    const root = [document.documentElement, document.body];
    const own = darkByAttribute(root, [...themeAttributes, 'class']);
    return { color: this.canvas, isDark: own ?? this.#isDark };
  }
}

const refersToText = (text: string): boolean => /currentcolor/i.test(text);

/** By reference, so that a change of the page applies at once; `currentColor` and `light-dark()` differ inside. */
const cssValue = (key: ThemeKey, text: string, layer: Layer): string =>
  isAbsolute(text) ? `var(--vtc-${kebab(key)},${cssLayer(layer)})` : cssLayer(layer);

/** Computes the styles of the page for each host; all reads come before any write. */
export function computePageStyles(hosts: readonly Element[]): PageStyles[] {
  const grounds = new Grounds();
  const requested = hosts.map((host) => {
    const style = getComputedStyle(host);
    const { color, colorScheme: scheme } = style;
    const colors = themeKeys.flatMap((key): (readonly [ThemeKey, PageColor])[] => {
      const text = style.getPropertyValue(`--vtc-${kebab(key)}`).trim();
      return text ? [[key, { text, color: refersToText(text) ? color : '#000', scheme }]] : [];
    });
    return { host, style, colors };
  });
  const colors = requested.flatMap(({ colors }) => colors.map(([, color]) => color));
  const { canvasColor } = grounds;
  const resolve = resolveColors(
    hosts[0]?.shadowRoot ?? document.documentElement,
    canvasColor ? [canvasColor, ...colors] : colors,
  );
  if (canvasColor) grounds.canvas = resolve(canvasColor)?.color ?? white;
  return requested.map(({ host, style, colors }) => {
    const ground = grounds.of(host, style);
    const layers = colors.flatMap(([key, color]) => {
      const layer = resolve(color);
      return layer ? [[key, { ...layer, css: cssValue(key, color.text, layer) }] as const] : [];
    });
    return {
      colors: Object.fromEntries(layers),
      behind: ground.color,
      isDark: darkByScheme(style.colorScheme) ?? ground.isDark,
    };
  });
}
