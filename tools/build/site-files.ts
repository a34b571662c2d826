import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files of `dist` that browsers load, and the licences and hashes of these. */
export const siteFiles = (): readonly string[] => [
  'vtc-widgets.js',
  'vtc-more.js',
  'vtc-widgets.css',
  'vtc-doctor.js',
  'vtc-widgets.LICENSE.txt',
  'vtc-more.LICENSE.txt',
  'vtc-doctor.LICENSE.txt',
  'integrity.json',
  ...['single', 'locales'].flatMap((folder) =>
    readdirSync(join('dist', folder))
      .filter((name) => /\.(js|txt)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Writes `dist/site-files`, the folder that an owner uploads: the package has more files that no browser loads. */
export function buildSiteFiles(): void {
  const folder = 'dist/site-files';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of siteFiles()) cpSync(join('dist', name), join(folder, name));
}
