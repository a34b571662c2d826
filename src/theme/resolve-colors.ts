import { inSrgb, type Layer, parseLayer } from './colors.js';

/** A colour of the page, and the computed values that it may depend on. */
export interface PageColor {
  readonly text: string;
  /** What `currentColor` is. */
  readonly color: string;
  /** `color-scheme`, for `light-dark()` and system colours. */
  readonly scheme: string;
}

/** Whether a colour consists of numbers alone, which do not depend on the place. */
export const isAbsolute = (text: string): boolean =>
  /^(#|(?!color-mix|light-dark)[a-z]+\([^a-z]*\)$)/i.test(text);

const keyOf = ({ text, color, scheme }: PageColor): string => `${scheme}|${color}|${text}`;

function probeFor({ text, color, scheme }: PageColor): HTMLElement {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = color;
  probe.style.colorScheme = scheme;
  // A keyword such as `inherit` is no colour, and cannot be mixed.
  if (CSS.supports('color', text)) probe.style.backgroundColor = inSrgb(text);
  return probe;
}

const layerOf = (probe: HTMLElement): Layer | undefined =>
  probe.style.backgroundColor ? parseLayer(getComputedStyle(probe).backgroundColor) : undefined;

/**
 * Resolves colours at their places. The browser computes those that depend on the place, in probes below `root`, which
 * are removed before this returns.
 */
export function resolveColors(
  root: Node,
  colors: readonly PageColor[],
): (color: PageColor) => Layer | undefined {
  const relative = new Map(
    colors.filter(({ text }) => !isAbsolute(text)).map((color) => [keyOf(color), color]),
  );
  const probes = [...relative].map(([key, color]) => [key, probeFor(color)] as const);
  const holder = document.createElement('span');
  holder.hidden = true;
  holder.append(...probes.map(([, probe]) => probe));
  if (probes.length) root.appendChild(holder);
  const layers = new Map(probes.map(([key, probe]) => [key, layerOf(probe)]));
  holder.remove();
  return (color) => (isAbsolute(color.text) ? parseLayer(color.text) : layers.get(keyOf(color)));
}
