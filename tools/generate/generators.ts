import { iconFiles } from './icons.js';

/** Generators of files under version control; each returns its files by path. */
export const generators: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> =
  {
    icons: iconFiles,
  };

/** Whether a generator has this name. */
export const isGenerator = (name: string): boolean => Object.hasOwn(generators, name);
