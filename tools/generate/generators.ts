import { allTranslationsFiles } from './all-translations.js';
import { badgeGlyphFiles } from './badge-glyphs.js';
import { iconFiles } from './icons.js';
import { reservedSpaceCss } from './reserved-space.mjs';
import { shapesModule, shapesPath } from './shapes.js';

type Generate = () => Promise<Readonly<Record<string, string>>>;

/** Generators whose output depends on the sources alone; each returns its files by path. */
export const exactGenerators: Readonly<Record<string, Generate>> = {
  'all-translations': allTranslationsFiles,
  'badge-glyphs': badgeGlyphFiles,
  icons: iconFiles,
  shapes: async () => ({ [shapesPath]: await shapesModule() }),
};

/** Generators of all files under version control. Measured sizes differ by a pixel between browsers. */
export const generators: Readonly<Record<string, Generate>> = {
  ...exactGenerators,
  'reserved-space': async () => ({ 'src/vtc-widgets.css': await reservedSpaceCss() }),
};

/** Whether a generator has this name. */
export const isGenerator = (name: string): boolean => Object.hasOwn(generators, name);
