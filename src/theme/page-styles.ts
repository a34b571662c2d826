import { memoizeByIdentity } from '../cache/memoize.js';
import { documentProperty } from '../dom/document.js';
import { flatTreeParent } from '../dom/ancestors.js';
import {
  type Color,
  cssColor,
  inSrgb,
  isDark,
  type Layer,
  over,
  parseLayer,
  white,
} from './colors.js';
import { kebab } from './kebab.js';
import { type PageStyles, type ThemeKey, themeKeys } from './palette.js';

const themeAttributes = ['data-theme', 'data-bs-theme', 'data-color-mode', 'data-color-scheme'];

/** Whether attributes such as `data-theme` of these elements are dark; undefined if they name neither. */
function darkByAttribute(
  elements: readonly Element[],
  names: readonly string[] = themeAttributes,
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

/** A colour that is not yet resolved. */
interface CssColor {
  /** The element it is set for. */
  readonly host: Element | undefined;
  readonly value: string;
  /** `color-scheme` for system colours; default: that of the host. */
  readonly scheme?: string;
}

/** Whether a colour consists of numbers only, and so does not depend on the element. */
const isAbsolute = (value: string): boolean =>
  /^(#|(?!color-mix|light-dark)[a-z]+\([^a-z]*\)$)/i.test(value);

/** An element that computes a colour as its background; undefined for an absolute colour, and for an invalid one. */
function createProbe({ host, value, scheme = '' }: CssColor): HTMLElement | undefined {
  // A keyword such as `inherit` is no colour, and cannot be mixed.
  if (isAbsolute(value) || !CSS.supports('color', inSrgb(value))) return undefined;
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.cssText = `forced-color-adjust: none; color-scheme: ${scheme}`;
  probe.style.backgroundColor = inSrgb(value);
  host?.shadowRoot?.append(probe);
  return probe;
}

/**
 * Resolves colours. The browser computes those that depend on the element, in probe elements inside their hosts, which
 * are removed before this returns.
 */
function resolveColors(colors: readonly CssColor[]): Map<CssColor, Layer | undefined> {
  const probes = colors.map((color) => [color, createProbe(color)] as const);
  const layers = probes.map(([color, probe]) => {
    const value = probe ? getComputedStyle(probe).backgroundColor : color.value;
    return [color, parseLayer(value)] as const;
  });
  for (const [, probe] of probes) probe?.remove();
  return new Map(layers);
}

/** The opaque colour behind an element, and whether the page is dark there. */
interface Background {
  readonly color: Color;
  readonly isDark: boolean;
}

/**
 * Returns a function that blends the background colours of an element and its ancestors over the page. The nearest of
 * them that has a background of at least 50 % alpha, or an attribute such as `data-theme`, decides whether the page is
 * dark.
 */
function blended(page: Background, styleOf: (element: Element) => CSSStyleDeclaration) {
  const backgroundOf = memoizeByIdentity((element: Element): Background => {
    const { backgroundColor, display } = styleOf(element);
    const parent = flatTreeParent(element);
    const below = parent ? backgroundOf(parent) : page;
    const layer = display === 'contents' ? undefined : parseLayer(backgroundColor);
    const color = layer ? over(layer, below.color) : below.color;
    if (layer && layer.alpha >= 0.5) return { color, isDark: isDark(color) };
    return { color, isDark: darkByAttribute([element]) ?? below.isDark };
  });
  return backgroundOf;
}

/** Computes the styles of the page for each host; applies none of them. */
export function computePageStyles(hosts: readonly Element[]): PageStyles[] {
  const root = documentProperty('documentElement');
  const styleOf = memoizeByIdentity((element: Element) => getComputedStyle(element));
  // 1. Read the custom properties of all hosts.
  const colors = hosts.map((host) =>
    themeKeys.map((key) => {
      const value = styleOf(host)
        .getPropertyValue(`--vtc-${kebab(key)}`)
        .trim();
      return { key, host, value };
    }),
  );
  // 2. Resolve the colours.
  const canvasColor = { host: hosts[0], value: 'Canvas', scheme: styleOf(root).colorScheme };
  const layers = resolveColors([canvasColor, ...colors.flat()]);
  const canvas = layers.get(canvasColor)?.color ?? white;
  const page: Background = {
    color: canvas,
    isDark:
      darkByAttribute([root, documentProperty('body')], [...themeAttributes, 'class']) ??
      isDark(canvas),
  };
  // 3. Blend the backgrounds behind each host.
  const backgroundOf = blended(page, styleOf);
  return hosts.map((host, index) => {
    const background = backgroundOf(host);
    const set = (colors[index] ?? []).flatMap((color) => {
      const layer = layers.get(color);
      return layer ? [[color.key, { ...layer, css: cssValue(color, layer) }] as const] : [];
    });
    return {
      colors: Object.fromEntries(set),
      behind: background.color,
      isDark: darkByScheme(styleOf(host).colorScheme) ?? background.isDark,
    };
  });
}

/**
 * The CSS value of a colour inside the element. An absolute colour is a reference to the custom property, so that a
 * change of the page applies at once. `currentColor` and `light-dark()` would resolve differently inside the element.
 */
function cssValue({ key, value }: { key: ThemeKey; value: string }, layer: Layer): string {
  const css = cssColor(layer.color, layer.alpha);
  return isAbsolute(value) ? `var(--vtc-${kebab(key)},${css})` : css;
}
