import { memoizeByIdentity } from '../cache/memoize.js';
import { documentProperty } from '../dom/document.js';
import { flatTreeParent } from '../dom/ancestors.js';
import {
  black,
  type Color,
  contrast,
  cssColor,
  inSrgb,
  isDark,
  isEqual,
  isGrey,
  type Layer,
  mean,
  over,
  parseLayer,
  white,
} from './colors.js';
import { kebab } from './kebab.js';
import { defaultColor, type PageStyles, type ThemeKey, themeKeys } from './palette.js';

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

type StyleOf = (element: Element) => CSSStyleDeclaration;

/** The opaque colour behind an element, and whether the page is dark there. */
interface Background {
  readonly color: Color;
  readonly isDark: boolean;
  /** Whether an ancestor paints it: otherwise a picture, or what is not an ancestor, may be behind the element. */
  readonly isKnown: boolean;
}

/** The colours of gradients, as computed; none for pictures. */
const gradientColors = (image: string): Layer[] =>
  (image.match(/[a-z]+\([^()]*\)/g) ?? []).flatMap((part) => parseLayer(part) ?? []);

/**
 * Returns a function that blends the background colours of an element and its ancestors over the page; a gradient counts
 * as the mean of its colours. The nearest of them that has a background of at least 50 % alpha, or an attribute such as
 * `data-theme`, decides whether the page is dark.
 */
function createBackgroundLookup(page: Background, styleOf: StyleOf) {
  const backgroundOf = memoizeByIdentity((element: Element): Background => {
    const { backgroundColor, backgroundImage, display } = styleOf(element);
    const parent = flatTreeParent(element);
    const below = parent ? backgroundOf(parent) : page;
    if (display === 'contents') return below;
    const layer = parseLayer(backgroundColor);
    const ground = layer ? over(layer, below.color) : below.color;
    const gradient = gradientColors(backgroundImage);
    const color = gradient[0] ? mean(gradient.map((stop) => over(stop, ground))) : ground;
    if ([layer, ...gradient].some((shown) => shown && shown.alpha >= 0.5))
      return { color, isDark: isDark(color), isKnown: true };
    return {
      color,
      isDark: darkByAttribute([element]) ?? below.isDark,
      isKnown: below.isKnown && !backgroundImage.includes('url('),
    };
  });
  return backgroundOf;
}

/** Returns a function that finds what the page has around an element: in its nearest ancestor that has any, the first. */
function createAncestorLookup(
  selector: string,
  isApt: (element: Element) => boolean = () => true,
): (element: Element) => Element | undefined {
  const find = memoizeByIdentity((element: Element): Element | undefined => {
    const parent = flatTreeParent(element);
    const found = [...element.querySelectorAll(selector)].find(isApt);
    return found ?? (parent ? find(parent) : undefined);
  });
  return find;
}

/** Links that are not in menus, which have colours of their own. */
const link = 'a[href]:not([href^="#"],:is(nav,header,footer) *)';

type AccentProperty = 'color' | 'accentColor' | 'backgroundColor';

const accents = new WeakMap<Element, string>();

/** A computed colour of an element, from before it was hovered, focused or pressed. */
function plainColor(element: Element, property: AccentProperty, styleOf: StyleOf): string {
  const isPlain = !element.matches(':hover,:focus,:active');
  if (isPlain || !accents.has(element)) accents.set(element, styleOf(element)[property]);
  return accents.get(element) ?? '';
}

/**
 * Returns a function that finds the accent of the page near an element: the first colour with contrast, that is not the
 * text's, of a link in text, another link, one with a class in text, of controls, of a filled button. A link that is
 * not rendered, or in the colour of the text around it, has no colour of its own.
 */
function accentColor(styleOf: StyleOf) {
  const hasOwnColor = memoizeByIdentity((element: Element) => {
    const parent = flatTreeParent(element);
    const { color } = styleOf(element);
    return color !== '' && (!parent || color !== styleOf(parent).color);
  });
  const [inText, plain, withClass] = [
    `:is(p,li,dd,td) ${link}:not([class])`,
    `${link}:not([class])`,
    `:is(p,li,dd,td) ${link}[class]:not(.btn,[role=button])`,
  ].map((selector) => createAncestorLookup(selector, hasOwnColor));
  const button = createAncestorLookup(':is(button,.btn,[role=button])');
  const sources: readonly (readonly [
    AccentProperty,
    (host: Element) => Element | null | undefined,
  ])[] = [
    ['color', (host) => host.querySelector(`${link}:not([class])`)],
    ['color', (host) => inText?.(host)],
    ['color', (host) => plain?.(host)],
    ['color', (host) => withClass?.(host)],
    ['accentColor', (host) => host],
    ['backgroundColor', button],
  ];
  return (host: Element, text: Color, behind: Color): Color | undefined => {
    for (const [property, find] of sources) {
      const found = find(host);
      const layer = found && parseLayer(plainColor(found, property, styleOf));
      const color = layer && over(layer, behind);
      // A grey one is that of a button without styles.
      if (color && contrast(color, behind) >= 3 && !isGrey(color) && !isEqual(color, text))
        return color;
    }
    return undefined;
  };
}

/** Returns a function that finds how the page's headings near an element are written; nothing where as browsers have them. */
function headingStyle(styleOf: StyleOf): (host: ThemedElement) => PageStyles['headingStyle'] {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => createAncestorLookup(`h${level}`));
  return (host) => {
    const { headingLevel } = host.settings;
    const heading = [headingLevel, 2, 3, 1].reduce<Element | undefined>(
      (found, level) => found ?? levels[level - 1]?.(host),
      undefined,
    );
    if (!heading) return undefined;
    const style = styleOf(heading);
    const { fontFamily: font, fontWeight: weight, textTransform: transform } = style;
    const spacing = `${parseFloat(style.letterSpacing) / parseFloat(style.fontSize) || 0}em`;
    const isDefault = weight === '700' && transform === 'none' && spacing === '0em';
    const isInTextFont = font === styleOf(host).fontFamily;
    // A heading in the font and the size of the text differs from it only by its weight.
    const innerWeight = isInTextFont ? String(Math.max(600, Number(weight))) : weight;
    return isDefault && isInTextFont
      ? undefined
      : { font, weight, 'inner-weight': innerWeight, transform, spacing };
  };
}

/** An element that gets the styles of the page. */
export interface ThemedElement extends Element {
  readonly settings: { readonly headingLevel: number };
}

/** Computes the styles of the page for each host; applies none of them. */
export function computePageStyles(hosts: readonly ThemedElement[]): PageStyles[] {
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
    isKnown: false,
  };
  // 3. Blend the backgrounds behind each host, and find accent and headings around it.
  const [backgroundOf, accentOf, headingOf] = [
    createBackgroundLookup(page, styleOf),
    accentColor(styleOf),
    headingStyle(styleOf),
  ];
  return hosts.map((host, index) => {
    const style = styleOf(host);
    const background = backgroundOf(host);
    const set = (colors[index] ?? []).flatMap((color) => {
      const layer = layers.get(color);
      return layer ? [[color.key, { ...layer, css: cssValue(color, layer) }] as const] : [];
    });
    const text = parseLayer(style.color) ?? { color: black, alpha: 1 };
    // Where it is not known what is behind, the page's text can be read there.
    const isMisjudged =
      !background.isKnown && contrast(over(text, background.color), background.color) < 3;
    const behind = isMisjudged ? defaultColor('background', !isDark(text.color)) : background.color;
    const ink = over(text, behind);
    return {
      colors: Object.fromEntries(set),
      behind,
      isDark: darkByScheme(style.colorScheme) ?? background.isDark,
      text: ink,
      accent: accentOf(host, ink, behind),
      headingStyle: headingOf(host),
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
