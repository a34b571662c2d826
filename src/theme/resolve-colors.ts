import { inSrgb, type Layer, parseLayer } from './colors.js';

/** A colour of the page, and the computed styles that it may depend on. */
export interface PageColor {
  /** Value of the custom property. */
  readonly value: string;
  /** Value of `currentColor`. */
  readonly currentColor: string;
  /** `color-scheme`, for `light-dark()` and system colours. */
  readonly scheme: string;
}

/** Whether a colour consists of numbers only, and so does not depend on the element. */
export const isAbsolute = (value: string): boolean =>
  /^(#|(?!color-mix|light-dark)[a-z]+\([^a-z]*\)$)/i.test(value);

const keyOf = ({ value, currentColor, scheme }: PageColor): string =>
  `${scheme}|${currentColor}|${value}`;

function probeFor({ value, currentColor, scheme }: PageColor): HTMLElement {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = currentColor;
  probe.style.colorScheme = scheme;
  // A keyword such as `inherit` is no colour, and cannot be mixed.
  if (CSS.supports('color', value)) probe.style.backgroundColor = inSrgb(value);
  return probe;
}

const layerOf = (probe: HTMLElement): Layer | undefined =>
  probe.style.backgroundColor ? parseLayer(getComputedStyle(probe).backgroundColor) : undefined;

/**
 * Resolves colours. The browser computes those that depend on the element, in probe elements below `root`, which are
 * removed before this returns.
 */
export function resolveColors(
  root: Node,
  colors: readonly PageColor[],
): (color: PageColor) => Layer | undefined {
  const relative = new Map(
    colors.filter(({ value }) => !isAbsolute(value)).map((color) => [keyOf(color), color]),
  );
  const probes = [...relative].map(([key, color]) => [key, probeFor(color)] as const);
  const holder = document.createElement('span');
  holder.hidden = true;
  holder.append(...probes.map(([, probe]) => probe));
  if (probes.length) root.appendChild(holder);
  const layers = new Map(probes.map(([key, probe]) => [key, layerOf(probe)]));
  holder.remove();
  return (color) => (isAbsolute(color.value) ? parseLayer(color.value) : layers.get(keyOf(color)));
}
