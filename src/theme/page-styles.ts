import { type Color, cssLayer, isDark, type Layer, over, parseLayer, white } from './colors.js';
import { kebab } from './kebab.js';
import { type ThemeKey, themeKeys } from './palette.js';
import { flatTreeParent } from './ancestors.js';
import { isAbsolute, type PageColor, resolveColors } from './resolve-colors.js';

/** What of the page counts for an element's colours. */
export interface PageStyles {
  /** The colours that the page sets for it. */
  readonly colors: Readonly<Partial<Record<ThemeKey, Layer>>>;
  /** The same, as CSS takes them. */
  readonly css: Readonly<Partial<Record<ThemeKey, string>>>;
  /** What is seen behind it. */
  readonly behind: Color;
  /** Whether the page is dark where it stands. */
  readonly isDark: boolean;
}

const darkQuery = '(prefers-color-scheme: dark)';
const switches = ['data-theme', 'data-bs-theme', 'data-color-mode', 'data-color-scheme'];

/** What the page's own switches on these elements say, where they say something. */
function switchedTo(elements: readonly Element[], names: readonly string[]): boolean | undefined {
  const values = elements.flatMap((element) => names.map((name) => element.getAttribute(name)));
  const [word] = /(?<!\S)(dark|light)(?!\S)/i.exec(values.join(' ')) ?? [];
  return word ? word.toLowerCase() === 'dark' : undefined;
}

/** What a computed `color-scheme` says; nothing where it is `normal`. */
function schemeIsDark(scheme: string): boolean | undefined {
  const [isDarkOne, isLightOne] = [/\bdark\b/.test(scheme), /\blight\b/.test(scheme)];
  if (isDarkOne && isLightOne) return matchMedia(darkQuery).matches;
  return isDarkOne || (isLightOne ? false : undefined);
}

/** What an element stands on. */
interface Ground {
  readonly color: Color;
  readonly isDark: boolean;
  readonly scheme: string;
}

/** One pass over the page: each ancestor's styles are computed once, for all elements in it. */
class Pass {
  readonly meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '';
  readonly canvasColor: PageColor;
  canvas: Color = white;
  readonly #grounds = new Map<Element, Ground>();
  readonly #rootScheme = getComputedStyle(document.documentElement).colorScheme;

  constructor() {
    this.canvasColor = { text: 'Canvas', color: '#000', scheme: this.#rootScheme };
  }

  /** What an element stands on, its own background included. */
  ground(element: Element): Ground {
    let ground = this.#grounds.get(element);
    if (!ground) this.#grounds.set(element, (ground = this.#findGround(element)));
    return ground;
  }

  /** Layer by layer up to the canvas; the nearest that says so decides whether it is dark there. */
  #findGround(element: Element): Ground {
    const { backgroundColor, colorScheme, display } = getComputedStyle(element);
    const around = flatTreeParent(element);
    const below = around ? this.ground(around) : this.#canvasGround();
    const layer = display === 'contents' ? undefined : parseLayer(backgroundColor);
    const color = layer ? over(layer, below.color) : below.color;
    const said =
      layer && layer.alpha >= 0.5
        ? isDark(color)
        : (switchedTo([element], switches) ??
          (colorScheme === below.scheme ? undefined : schemeIsDark(colorScheme)));
    return { color, isDark: said ?? below.isDark, scheme: colorScheme };
  }

  #canvasGround(): Ground {
    const scheme = this.#rootScheme;
    const says =
      switchedTo([document.documentElement, document.body], [...switches, 'class']) ??
      schemeIsDark(scheme === 'normal' ? this.meta : scheme);
    return { color: this.canvas, isDark: says ?? isDark(this.canvas), scheme };
  }
}

const refersToText = (text: string): boolean => /currentcolor/i.test(text);

/** Reads for each host what of the page counts for its colours: the styles first and all at once. */
export function computePageStyles(hosts: readonly Element[]): PageStyles[] {
  const pass = new Pass();
  const wanted = hosts.map((host) => {
    const style = getComputedStyle(host);
    const { color, colorScheme } = style;
    return themeKeys.map((key): readonly [ThemeKey, PageColor] => {
      const text = style.getPropertyValue(`--vtc-${kebab(key)}`).trim();
      const place = refersToText(text) ? color : '#000';
      return [key, { text, color: place, scheme: colorScheme }];
    });
  });
  const page = `${String(matchMedia(darkQuery).matches)} ${pass.meta}`;
  const asked = [pass.canvasColor, ...wanted.flat().map(([, color]) => color)];
  const resolve = resolveColors(hosts[0]?.shadowRoot ?? document.documentElement, page, asked);
  pass.canvas = resolve(pass.canvasColor)?.color ?? white;
  return hosts.map((host, at) => {
    const set = (wanted[at] ?? []).flatMap(([key, { text, ...place }]) => {
      const layer = text ? resolve({ text, ...place }) : undefined;
      return layer ? [[key, text, layer] as const] : [];
    });
    const { color, isDark: dark } = pass.ground(host);
    return {
      colors: Object.fromEntries(set.map(([key, , layer]) => [key, layer])),
      // By reference, so that a change of the page is seen at once; `currentColor` and `light-dark()` would be others there.
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
