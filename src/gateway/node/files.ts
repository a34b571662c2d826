import { existsSync, readFileSync } from 'node:fs';
import { scripts } from '../routes/files.js';

/** Folders of the scripts: of the package, and of a checkout. */
const folders = ['../', '../dist/', '../../../dist/'];

/** The scripts of this package by name, as far as they are built. */
export const packageFiles = (): Record<string, string> =>
  Object.fromEntries(
    scripts.flatMap((name) => {
      const file = folders
        .map((folder) => new URL(folder + name, import.meta.url))
        .find((url) => existsSync(url));
      return file ? [[name, readFileSync(file, 'utf8')]] : [];
    }),
  );
