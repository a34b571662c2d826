import { elements } from '../../src/widgets/all.js';

/** Attributes without which an element shows nothing, besides `vtc`, with values for the first company of the sandbox. */
export const neededAttributes = (tag: string): Readonly<Record<string, string>> =>
  elements.find((about) => about.tag === tag)?.needs ?? {};

/** The same as markup. */
export const neededMarkup = (tag: string): string =>
  Object.entries(neededAttributes(tag))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
