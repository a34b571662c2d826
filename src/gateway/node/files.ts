import { existsSync, readFileSync } from 'node:fs';
import { scripts } from '../routes/files.js';

/** Where the scripts are: beside the built gateway, or where the build of a checkout puts them. */
const folders = ['../', '../dist/', '../../../dist/'];

/** The scripts of this package, by name; those that are not built are missing. */
export const packageFiles = (): Record<string, string> =>
  Object.fromEntries(
    scripts.flatMap((name) => {
      const place = folders
        .map((folder) => new URL(folder + name, import.meta.url))
        .find((file) => existsSync(file));
      return place ? [[name, readFileSync(place, 'utf8')]] : [];
    }),
  );
