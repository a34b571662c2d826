import { readFileSync } from 'node:fs';
import { allTranslationsFiles } from './all-translations.js';
import { elementFiles } from './elements.js';
import { iconFiles } from './icons.js';
import { reservedSpaceCss } from './reserved-space.mjs';
import { shapesModule, shapesPath } from './shapes.js';

type Generate = () => Promise<Readonly<Record<string, string>>>;

/** Generators that need no browser; each returns its files by path. */
export const exactGenerators: Readonly<Record<string, Generate>> = {
  'all-translations': allTranslationsFiles,
  elements: elementFiles,
  icons: iconFiles,
  shapes: async () => ({ [shapesPath]: await shapesModule() }),
};

const reservedSpacePath = 'src/vtc-widgets.css';

/** Generators of all files under version control. */
export const generators: Readonly<Record<string, Generate>> = {
  ...exactGenerators,
  'reserved-space': async () => ({
    [reservedSpacePath]: await reservedSpaceCss(readFileSync(reservedSpacePath, 'utf8')),
  }),
};

/** Whether a generator has this name. */
export const isGenerator = (name: string): boolean => Object.hasOwn(generators, name);
