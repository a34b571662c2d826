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

/** Whether attributes such as `data-theme` of these elements are dark; undefined if they name neither. */
function darkByAttribute(
  elements: readonly Element[],
  names: readonly string[],
): boolean | undefined {
  const values = elements.flatMap((element) => names.map((name) => element.getAttribute(name)));
  const [name] = /(?<!\S)(dark|light)(?!\S)/i.exec(values.join(' ')) ?? [];
  return name ? name.toLowerCase() === 'dark' : undefined;
}

/** Whether a computed `color-scheme` is dark; undefined unless it names exactly one of the schemes. */
function darkByScheme(scheme: string): boolean | undefined {
  const names = scheme.match(/\b(light|dark)\b/g) ?? [];
  return names.length === 1 ? names[0] === 'dark' : undefined;
}

/** Whether the canvas of the page is dark, by the `color-scheme` of the page. */
function isCanvasDark(colorScheme: string): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  const scheme = colorScheme === 'normal' ? (meta?.content ?? '') : colorScheme;
  const followsVisitor = /\bdark\b/.test(scheme) && matchMedia(darkQuery).matches;
  return darkByScheme(scheme) ?? followsVisitor;
}

/** The opaque colour behind an element, and whether the page is dark there. */
interface Background {
  readonly color: Color;
  readonly isDark: boolean;
}

/** Backgrounds of the page; each ancestor's styles are computed once. */
class Backgrounds {
  readonly #canvas: Background;
  readonly #backgrounds = new Map<Element, Background>();

  constructor(canvas: Background) {
    this.#canvas = canvas;
  }

  /** The background of an element, its own included. */
  of(element: Element, style = getComputedStyle(element)): Background {
    let background = this.#backgrounds.get(element);
    if (!background) {
      background = this.#blend(element, style);
      this.#backgrounds.set(element, background);
    }
    return background;
  }

  /**
   * Blends the background colours of an element and its ancestors over the canvas. The nearest of them that has a
   * background of at least 50 % alpha, or an attribute such as `data-theme`, decides whether the page is dark.
   */
  #blend(element: Element, { backgroundColor, display }: CSSStyleDeclaration): Background {
    const parent = flatTreeParent(element);
    const below = parent ? this.of(parent) : this.#canvasOrAttribute();
    const layer = display === 'contents' ? undefined : parseLayer(backgroundColor);
    const color = layer ? over(layer, below.color) : below.color;
    if (layer && layer.alpha >= 0.5) return { color, isDark: isDark(color) };
    return { color, isDark: darkByAttribute([element], themeAttributes) ?? below.isDark };
  }

  /** The canvas; an attribute or class of the root elements overrides whether it is dark. */
  #canvasOrAttribute(): Background {
    const root = [document.documentElement, document.body];
    const byAttribute = darkByAttribute(root, [...themeAttributes, 'class']);
    return { color: this.#canvas.color, isDark: byAttribute ?? this.#canvas.isDark };
  }
}

const usesCurrentColor = (value: string): boolean => /currentcolor/i.test(value);

/** The `--vtc-*` colours that are set for a host, not yet resolved. */
function readColors(style: CSSStyleDeclaration): (readonly [ThemeKey, PageColor])[] {
  return themeKeys.flatMap((key): (readonly [ThemeKey, PageColor])[] => {
    const value = style.getPropertyValue(`--vtc-${kebab(key)}`).trim();
    if (!value) return [];
    const currentColor = usesCurrentColor(value) ? style.color : '#000';
    return [[key, { value, currentColor, scheme: style.colorScheme }]];
  });
}

/**
 * The CSS value of a colour inside the element. An absolute colour is a reference to the custom property, so that a
 * change of the page applies at once. `currentColor` and `light-dark()` would resolve differently inside the element.
 */
const cssValue = (key: ThemeKey, value: string, layer: Layer): string =>
  isAbsolute(value) ? `var(--vtc-${kebab(key)},${cssLayer(layer)})` : cssLayer(layer);

/** Computes the styles of the page for each host; applies none of them. */
export function computePageStyles(hosts: readonly Element[]): PageStyles[] {
  // 1. Read the custom properties of all hosts.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDarkCanvas = isCanvasDark(colorScheme);
  const requested = hosts.map((host) => {
    const style = getComputedStyle(host);
    return { host, style, colors: readColors(style) };
  });
  // 2. Resolve the colours in probe elements; a canvas that is not dark is white.
  const canvasColor: PageColor = { value: 'Canvas', currentColor: '#000', scheme: colorScheme };
  const colors = requested.flatMap(({ colors }) => colors.map(([, color]) => color));
  const resolve = resolveColors(
    hosts[0]?.shadowRoot ?? document.documentElement,
    isDarkCanvas ? [canvasColor, ...colors] : colors,
  );
  const canvas = isDarkCanvas ? (resolve(canvasColor)?.color ?? white) : white;
  // 3. Blend the backgrounds behind each host.
  const backgrounds = new Backgrounds({ color: canvas, isDark: isDarkCanvas });
  return requested.map(({ host, style, colors }) => {
    const background = backgrounds.of(host, style);
    const layers = colors.flatMap(([key, color]) => {
      const layer = resolve(color);
      return layer ? [[key, { ...layer, css: cssValue(key, color.value, layer) }] as const] : [];
    });
    return {
      colors: Object.fromEntries(layers),
      behind: background.color,
      isDark: darkByScheme(style.colorScheme) ?? background.isDark,
    };
  });
}
