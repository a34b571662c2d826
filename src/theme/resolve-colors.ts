import { inSrgb, type Layer, parseLayer } from './colors.js';

/** A colour of the page, and the computed values that it may depend on. */
export interface PageColor {
  readonly text: string;
  /** What `currentColor` is. */
  readonly color: string;
  /** `color-scheme`, for `light-dark()` and system colours. */
  readonly scheme: string;
}

const known = new Map<string, Layer | undefined>();
let knownFor = '';

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
function probeAll(root: Node, colors: readonly PageColor[]): void {
  const holder = document.createElement('span');
  holder.hidden = true;
  const probes = colors.map(probeFor);
  holder.append(...probes);
  root.appendChild(holder);
  colors.forEach((color, at) => {
    const probe = probes[at];
    const isColor = probe?.style.backgroundColor;
    known.set(
      keyOf(color),
      isColor ? parseLayer(getComputedStyle(probe).backgroundColor) : undefined,
    );
  });
  holder.remove();
}

/**
 * Resolves colours at their places, in probes below `root`; `page` identifies everything else that they depend on.
 */
export function resolveColors(
  root: Node,
  page: string,
  colors: readonly PageColor[],
): (color: PageColor) => Layer | undefined {
  if (page !== knownFor || known.size > 500) known.clear();
  knownFor = page;
  const open = new Map(
    colors
      .filter((color) => !isAbsolute(color.text) && !known.has(keyOf(color)))
      .map((color) => [keyOf(color), color]),
  );
  if (open.size) probeAll(root, [...open.values()]);
  return (color) => (isAbsolute(color.text) ? parseLayer(color.text) : known.get(keyOf(color)));
}
