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
  probe.style.backgroundColor = text;
  // A keyword such as `inherit` is no colour, and cannot be mixed.
  if (probe.style.backgroundColor) {
    probe.style.backgroundColor = '';
    probe.style.backgroundColor = inSrgb(text);
  }
  return probe;
}

/** Lets the browser compute colours that depend on the place; the probes are removed before this returns. */
function probeAll(root: Node, colors: readonly PageColor[]): Map<string, Layer | undefined> {
  const holder = document.createElement('span');
  holder.hidden = true;
  const probes = colors.map((color) => [color, probeFor(color)] as const);
  holder.append(...probes.map(([, probe]) => probe));
  root.appendChild(holder);
  const layers = probes.map(([color, probe]) => {
    const isColor = probe.style.backgroundColor;
    const layer = isColor ? parseLayer(getComputedStyle(probe).backgroundColor) : undefined;
    return [keyOf(color), layer] as const;
  });
  holder.remove();
  return new Map(layers);
}

/** Resolves colours at their places, in probes below `root`; probes are made for those that are no numbers only. */
export function resolveColors(
  root: Node,
  colors: readonly PageColor[],
): (color: PageColor) => Layer | undefined {
  const relative = new Map(
    colors.filter(({ text }) => !isAbsolute(text)).map((color) => [keyOf(color), color]),
  );
  const layers = relative.size ? probeAll(root, [...relative.values()]) : undefined;
  return (color) => (isAbsolute(color.text) ? parseLayer(color.text) : layers?.get(keyOf(color)));
}
